import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { applyRefund } from '../orders/refund-order.ts'
import { fakeLine, fakeQuote, placingOf } from '../orders/testing/fake-quote.ts'
import { NOW, orderBook } from '../orders/testing/order-book.ts'
import { migrationsFolder } from './migrate.ts'

/** The last statement of the migration that brought the constraints: what was written before is held to them where it keeps to them. */
const validation = readFileSync(join(migrationsFolder, '0019_what-no-row-may-say.sql'), 'utf8')
  .split('--> statement-breakpoint')
  .at(-1)!

/** What a mistake in the code, or a hand in the database, could write: and the constraint that refuses it. */
const refused: readonly (readonly [what: string, by: string, statement: SQL])[] = [
  ['an order paid with more than it costs', 'orders_paid', sql`update orders set paid_fen = total_fen + 1`],
  ['more given back than was paid', 'orders_refunded', sql`update orders set refunded_fen = paid_fen + 1`],
  ['an order of less than nothing', 'orders_not_negative', sql`update orders set order_fen = -1`],
  ['an order that nobody ever could pay', 'orders_pay_time', sql`update orders set pay_until = created_at - 1`],
  ['a status that no order has', 'orders_order_status', sql`update orders set order_status = 2`],
  ['a payment status that no order has', 'orders_payment_status', sql`update orders set payment_status = 5`],
  ['an order ended by nobody known', 'orders_ended_by', sql`update orders set ended_by = 'merchant'`],
  ['an order that is gone, with its lines left', 'order_lines_order_id_orders_id_fk', sql`delete from orders`],
  ['a line of no copies', 'order_lines_copies', sql`update order_lines set copies = 0`],
  ['less than nothing held', 'order_holds_not_negative', sql`update order_holds set copies = -1`],
  [
    'a hold of another order’s line',
    'order_holds_order_id_line_id_order_lines_order_id_id_fk',
    sql`update order_holds set order_id = 'another'`,
  ],
  ['less than nothing taken', 'stock_taken_not_negative', sql`update stock_taken set taken = -1`],
  [
    'seats of a slot below nothing',
    'service_slots_not_negative',
    sql`insert into service_slots values ('bus', 'in', '2026-11-25', '08:30', -1)`,
  ],
  [
    'a reservation of a slot that is not there',
    'service_reservations_of_slot',
    sql`insert into service_reservations (id, member_id, request_key, service_id, program_id, day, time, starts_at, seats, state, code, created_at, body)
      values ('1', 'm1', 'key', 'bus', 'in', '2026-11-25', '08:30', 1, 1, 'reserved', '1', 1, '{}')`,
  ],
  [
    'less than nothing taken of a day',
    'appointment_days_not_negative',
    sql`insert into appointment_days values ('1', '2026-11-25', -1)`,
  ],
  ['a status that no code has', 'order_codes_status', sql`update order_codes set status = 7`],
  ['a use less than none', 'order_codes_not_negative', sql`update order_codes set can_use_times = -1`],
  [
    'a code of no line',
    'order_codes_order_id_line_id_order_lines_order_id_id_fk',
    sql`update order_codes set line_id = 'none'`,
  ],
  [
    'a code of an order of somebody else',
    'order_codes_member_id_order_id_orders_member_id_id_fk',
    sql`update order_codes set member_id = 'none'`,
  ],
  ['a payment of no order', 'payments_order_id_orders_id_fk', sql`update payments set order_id = 'none'`],
  ['a payment of less than nothing', 'payments_not_negative', sql`update payments set amount_fen = -1`],
  ['a state that no payment has', 'payments_state', sql`update payments set state = 'lost'`],
  ['a way to pay that there is not', 'payments_way', sql`update payments set way = 'cash'`],
  [
    'money going back of no payment',
    'payment_returns_payment_id_payments_id_fk',
    sql`insert into payment_returns (id, payment_id, amount_fen, state, ask_at) values ('r', 'none', 1, 'waiting', 1)`,
  ],
  ['a refund of no order', 'refunds_order_id_orders_id_fk', sql`update refunds set order_id = 'none'`],
  ['a refund of no copy', 'refunds_quantity', sql`update refunds set quantity = 0`],
  ['a status that no refund has', 'refunds_status', sql`update refunds set status = 4`],
  ['a refund of no code', 'refund_codes_code_id_order_codes_id_fk', sql`update refund_codes set code_id = 'none'`],
  ['a share of less than nothing', 'refund_codes_not_negative', sql`update refund_codes set amount_fen = -1`],
  [
    'a parcel that is sent, without a number',
    'refund_parcels_sent',
    sql`insert into refund_parcels (refund_id, state, address, asked_at) select id, 'sent', '', 1 from refunds`,
  ],
  [
    'an invoice that is issued, without a number',
    'invoices_issued',
    sql`insert into invoices (order_id, member_id, state, amount_fen, body, created_at)
      select id, member_id, 'issued', 1, '{}', 1 from orders`,
  ],
  [
    'a day booked for no line',
    'appointments_order_id_line_id_order_lines_order_id_id_fk',
    sql`insert into appointments (id, order_id, line_id, member_id, request_key, product_id, day, copies, state, created_at, body)
      select 'a', id, 'none', member_id, 'k', product_id, '2026-11-25', 1, 'waiting', 1, '{}' from orders`,
  ],
  [
    'a use of no order',
    'redemptions_order_id_orders_id_fk',
    sql`insert into redemptions values ('r', '1', 'm1', 'none', '', '', '', '', 1)`,
  ],
  [
    'a coupon used for no order',
    'member_coupons_order_id_orders_id_fk',
    sql`insert into member_coupons (member_id, coupon_id, received_at, order_id) values ('m1', 'c', 1, 'none')`,
  ],
  [
    'a coupon of which fewer than none are left',
    'coupons_not_negative',
    sql`insert into coupons values ('c', 1, -1, '{}')`,
  ],
  [
    'a login code that ended before it was sent',
    'sms_codes_times',
    sql`insert into sms_codes (id, phone, code_hash, sent_at, expires_at) values ('s', '1', 'h', 2, 1)`,
  ],
]

describeOnDatabases('the database itself', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  beforeAll(async () => {
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), fakeQuote([fakeLine('item', 9)])))
    await book.pay(orderId, 'm1')
    const [line] = await book.lines(orderId)
    const wanted = [{ subOrderId: line?.id ?? '', copies: 1 }]
    const request = { orderId, memberId: 'm1', requestKey: 'key', reason: 2, description: '', wanted }
    await applyRefund(db(), request, NOW)
  })

  it.each(refused)('refuses %s', async (_what, by, statement) => {
    await expect(db().execute(statement)).rejects.toMatchObject({ cause: { constraint: by } })
  })

  it('holds every row that there is to all of them', async () => {
    const { rows } = await db().execute(sql`select conname from pg_constraint where not convalidated`)
    expect(rows).toEqual([])
  })

  describe('that holds rows of before which break a rule', () => {
    it('is migrated all the same, and holds what is written from then on to it', async () => {
      const undone = new Error('undone')
      const migrated = db().transaction(async (tx) => {
        await tx.execute(sql`alter table stock_taken drop constraint stock_taken_not_negative`)
        await tx.execute(sql`update stock_taken set taken = -1`)
        await tx.execute(
          sql`alter table stock_taken add constraint stock_taken_not_negative check (taken >= 0) not valid`,
        )
        await tx.execute(sql.raw(validation))
        const { rows } = await tx.execute(sql`select conname from pg_constraint where not convalidated`)
        expect(rows).toEqual([{ conname: 'stock_taken_not_negative' }])
        const another = tx.execute(sql`insert into stock_taken values ('other', '', -1)`)
        await expect(another).rejects.toMatchObject({ cause: { constraint: 'stock_taken_not_negative' } })
        throw undone
      })
      await expect(migrated).rejects.toBe(undone)
    })
  })
})
