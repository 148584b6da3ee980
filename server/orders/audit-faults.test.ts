import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import type { Queries } from '../db/server-settings.ts'
import { auditOrders, auditRules } from './audit-orders.ts'
import { NOW } from './testing/order-book.ts'
import { bargainFaults } from './testing/bargain-faults.ts'
import { fault, type Fault, one, pointFaults } from './testing/point-faults.ts'
import { signFaults } from './testing/sign-faults.ts'

/** The order 90000333 counts the presale 90000352 of the same member. */
const [EXCHANGED, PRESALE] = ["'90000333'", "'90000352'"].map((id) => sql.raw(id)) as [SQL, SQL]

/** Faults of each kind in the books of a shop, as a mistake of the code or a hand in the database would leave them. */
const faults: readonly Fault[] = [
  fault(
    'stock-taken',
    'more taken than orders hold',
    sql`update stock_taken set taken = taken + 1 where ${one('stock_taken', 'true')}`,
  ),
  fault('stock-taken', 'held, and not taken', sql`delete from stock_taken where ${one('stock_taken', 'taken > 0')}`),
  fault('stock-taken', 'taken, and held by nobody', sql`insert into stock_taken values ('nobody’s', '', 1)`),
  fault(
    'team-seats',
    'a team that counts a seat which nobody has',
    sql`update teams set taken = taken + 1 where ${one('teams', "state = 'forming' and taken < persons")}`,
  ),
  fault(
    'team-full',
    'one more in a team than it has seats',
    sql`insert into team_seats (order_id, team_id, member_id, taken_at, paid_at)
      select '90000311', id, '900003', 1, 1 from teams where state = 'success' limit 1`,
  ),
  fault(
    'team-paid',
    'a seat that counts as paid, of an order that is not',
    sql`update orders set payment_status = 1, paid_fen = 0 where id = '90001201'`,
  ),
  fault('team-price', 'the group price without a seat', sql`delete from team_seats where order_id = '90000202'`),
  fault(
    'team-failed',
    'a team failed, and its money was kept',
    sql`update refunds set status = 3 where order_id = '90000402'`,
  ),
  fault(
    'team-delivered',
    'delivered before the team was full',
    sql`update orders set order_status = 5 where id = '90000202'`,
  ),
  fault(
    'service-seats',
    'seats taken that nobody reserved',
    sql`update service_slots set taken = taken + 1 where ${one('service_slots', 'true')}`,
  ),
  fault(
    'service-seats',
    'a cancelled reservation that keeps its seats',
    sql`update service_reservations set state = 'cancelled' where ${one('service_reservations', "state = 'reserved'")}`,
  ),
  fault(
    'cancelled-holds',
    'stock kept by a cancelled order',
    sql`insert into order_holds (line_id, order_id, item_id, day, copies)
      select l.id, o.id, 'item', '', 0 from orders o join order_lines l on l.order_id = o.id where o.order_status = 3 limit 1`,
  ),
  fault(
    'paid-amount',
    'an order that counts less than came',
    sql`update orders set paid_fen = paid_fen - 1 where ${one('orders', 'paid_fen > refunded_fen')}`,
  ),
  fault(
    'paid-amount',
    'a payment that the order does not count',
    sql`update payments set state = 'paid', amount_fen = 1 where ${one('payments', "state = 'failed'")}`,
  ),
  fault(
    'refunded-amount',
    'a refund that the order does not count',
    sql`update orders set refunded_fen = refunded_fen - 1 where ${one('orders', 'refunded_fen > 0')}`,
  ),
  fault(
    'refunded-amount',
    'a refund that is over, and was never made',
    sql`update refunds set status = 2 where ${one('refunds', 'status = 0')}`,
  ),
  fault(
    'refund-amount',
    'a refund of more than its codes',
    sql`update refunds set amount_fen = amount_fen + 1 where ${one('refunds', 'true')}`,
  ),
  fault(
    'refund-amount',
    'a refund of more copies than its codes',
    sql`update refunds set quantity = quantity + 1 where ${one('refunds', 'true')}`,
  ),
  fault(
    'refund-share',
    'more of a code than it is worth',
    sql`update refund_codes set amount_fen = amount_fen + 100000000 where ${one('refund_codes', 'true')}`,
  ),
  fault(
    'refund-beyond-paid',
    'applied for more than was paid',
    sql`update refunds set amount_fen = amount_fen + 100000000 where ${one('refunds', 'status = 0')}`,
  ),
  fault(
    'refund-codes',
    'a code that can be used while it is given back',
    sql`update order_codes set status = 0 where ${one('order_codes', 'status = 3')}`,
  ),
  fault(
    'refund-codes',
    'a code that can be used after it was given back',
    sql`update order_codes set status = 0 where ${one('order_codes', 'status = 2')}`,
  ),
  fault(
    'refund-codes',
    'a code that nobody gives back',
    sql`update order_codes set status = 3 where ${one('order_codes', 'status = 0')}`,
  ),
  fault(
    'refund-parcels',
    'a parcel that is over before its refund is',
    sql`update refund_parcels set state = 'closed' where ${one('refund_parcels', "state <> 'closed'")}`,
  ),
  fault(
    'refund-parcels',
    'a parcel that is wanted for a refund that is over',
    sql`update refunds set status = 3 where id in (select refund_id from refund_parcels where state <> 'closed')`,
  ),
  fault(
    'returned-holds',
    'stock kept by copies that were all given back',
    sql`update order_holds set copies = 1 where line_id in
      (select line_id from order_codes group by line_id having bool_and(status = 2))`,
  ),
  fault(
    'payment-returned',
    'more given back of a payment than came',
    sql`update payment_returns set amount_fen = amount_fen + 100000000 where ${one('payment_returns', "state = 'returned'")}`,
  ),
  fault(
    'payment-returned',
    'a payment that is called returned, and was not',
    sql`update payments set state = 'returned' where ${one('payments', "state = 'paid'")}`,
  ),
  fault(
    'refund-returned',
    'parts that are not the whole of a refund',
    sql`update payment_returns set amount_fen = amount_fen - 1 where ${one('payment_returns', 'refund_id is not null')}`,
  ),
  fault(
    'refund-returned',
    'a refund that is over before its money is back',
    sql`update payment_returns set state = 'waiting' where ${one('payment_returns', "state = 'returned' and refund_id is not null")}`,
  ),
  fault(
    'company-takings',
    'money that the shop counts otherwise',
    sql`update company_takings set amount_fen = amount_fen + 1 where ${one('company_takings', 'true')}`,
  ),
  fault(
    'company-takings',
    'money that the shop never counted',
    sql`update payments set provider_no = null where ${one('payments', "state = 'paid'")}`,
  ),
  fault(
    'company-refunds',
    'money given back that nobody asked for',
    sql`delete from payment_returns where ${one('payment_returns', "state = 'returned'")}`,
  ),
  fault(
    'company-refunds',
    'money that the company did not give back',
    sql`update company_refunds set answer = 'refused' where ${one('company_refunds', "answer = 'returned'")}`,
  ),
  fault(
    'company-refunds',
    'another amount given back',
    sql`update company_refunds set amount_fen = amount_fen + 1 where ${one('company_refunds', 'true')}`,
  ),
  fault(
    'invoice-amount',
    'an invoice of more than the shop keeps',
    sql`update invoices set amount_fen = amount_fen + 1 where ${one('invoices', "state in ('applied', 'issued')")}`,
  ),
  fault(
    'lines-missing',
    'an order of nothing',
    sql`insert into orders (id, member_id, kind, product_id, temp_order_id, order_status, payment_status, total_fen, order_fen, created_at, pay_until, body)
      select 'empty', member_id, kind, product_id, 'empty', 1, 1, 1, 1, 1, 1, body - 'presaleFen' from orders limit 1`,
  ),
  fault(
    'codes-missing',
    'a copy without a code',
    sql`update order_lines set copies = copies + 1 where id in (select line_id from order_codes where status = 0 limit 1)`,
  ),
  fault(
    'codes-unpaid',
    'a code of an order that is not paid',
    sql`insert into order_codes (id, order_id, member_id, line_id, copy, biz_code, status, can_use_times, continuous_used_flag, paid_fen)
      select 'planted', o.id, o.member_id, l.id, 0, 'planted', 0, 1, 0, o.total_fen
      from orders o join order_lines l on l.order_id = o.id where o.payment_status = 1 and o.order_status = 1 limit 1`,
  ),
  fault(
    'codes-worth',
    'codes that are worth more than was paid',
    sql`update order_codes set paid_fen = paid_fen + 1 where ${one('order_codes', 'status = 0')}`,
  ),
  fault(
    'coupon-used',
    'a coupon that an order has, and its buyer too',
    sql`update orders set coupon_id = '9001' where ${one('orders', 'order_status = 5 and coupon_id is null')}`,
  ),
  fault(
    'coupon-used',
    'a coupon kept by a cancelled order',
    sql`update orders set coupon_id = 'kept' where ${one('orders', 'order_status = 3')}`,
    sql`insert into member_coupons (member_id, coupon_id, received_at, order_id)
      select member_id, coupon_id, 1, id from orders where coupon_id = 'kept'`,
  ),
  fault(
    'presale-taken',
    'a presale that nobody named',
    sql`update orders set body = body - 'mainOrderId' where id = ${EXCHANGED}`,
  ),
  fault(
    'presale-taken',
    'more of a presale than was paid for it',
    sql`update orders set body = jsonb_set(body, '{presaleFen}', '99999999') where id = ${EXCHANGED}`,
  ),
  fault(
    'presale-taken',
    'a presale that can be taken again',
    sql`delete from order_holds where order_id = ${EXCHANGED} and item_id like 'presale %'`,
  ),
  fault(
    'presale-taken',
    'a presale that was taken, and can be used',
    sql`update order_codes set status = 0 where order_id = ${PRESALE}`,
  ),
  fault(
    'presale-taken',
    'the presale of somebody else',
    sql`with codes as (update order_codes set member_id = 'm1' where order_id = ${PRESALE})
      update orders set member_id = 'm1' where id = ${PRESALE}`,
  ),
  fault(
    'days-taken',
    'more of a day taken than booked',
    sql`update appointment_days set taken = taken + 1 where ${one('appointment_days', 'true')}`,
  ),
  fault(
    'days-taken',
    'booked, and not taken',
    sql`delete from appointment_days where ${one('appointment_days', 'taken > 0')}`,
  ),
  fault(
    'days-taken',
    'taken for an appointment that is over',
    sql`update appointments set state = 'cancelled' where ${one('appointments', "state in ('waiting', 'confirmed')")}`,
  ),
  fault(
    'copies-booked',
    'more copies booked than there are',
    sql`update appointments set copies = copies + 99 where ${one('appointments', "state in ('waiting', 'confirmed')")}`,
  ),
  fault(
    'extra-days',
    'a difference kept for a day that does not stand',
    sql`update orders set temp_order_id = 'extra-none-none' where id in
      (select c.order_id from order_codes c join orders o on o.id = c.order_id where c.status = 0 and o.payment_status = 3 limit 1)`,
  ),
  fault(
    'uses-written',
    'a use of a code that there is not',
    sql`insert into redemptions values ('r', 'none', 'm1', null, '', '', '', '', 1)`,
  ),
  fault(
    'uses-written',
    'a code that was redeemed, and can be used again',
    sql`update order_codes set status = 0 where biz_code in (select biz_code from redemptions where order_id is not null)`,
  ),
  ...pointFaults,
  ...bargainFaults,
  ...signFaults,
  fault(
    'gift-held',
    'a coupon on its way that its giver has',
    sql`insert into member_coupons (member_id, coupon_id, received_at)
      select giver_id, thing_id, 1 from transfers where kind = 'coupon' and state = 'given' limit 1`,
  ),
  fault(
    'gift-code',
    'a code that names a transfer that there is not',
    sql`update order_codes set transfer_id = 'none' where ${one('order_codes', 'true')}`,
  ),
  fault(
    'gift-code',
    'a code on its way that its order does not know of',
    sql`insert into transfers (id, kind, thing_id, giver_id, state, name, note, given_at, valid_until)
      select 'gift', 'code', id, 'm1', 'given', '', '', 1, 2 from order_codes limit 1`,
  ),
  fault(
    'erased-left',
    'an address of a member who is gone',
    sql`insert into account_closures (id, member_id, state, asked_at, due_at, ended_at) values ('gone', 'm1', 'erased', 1, 2, 3)`,
    sql`insert into member_addresses values ('left', 'm1', '', '', '', '', '', '', false, 1)`,
  ),
]

describeInSandbox('the audit', NOW, (opened) => {
  const found = async (db: Queries) => (await auditOrders(db)).map(({ rule }) => rule)

  it('has nothing to say of a shop that was just filled', async () => {
    expect(await found(opened().database.orm)).toEqual([])
  })

  it.each(faults)('tells by $rule: $what', async ({ rule, plants }) => {
    const undone = new Error('undone')
    let rules: string[] = []
    const planted = opened().database.orm.transaction(async (tx) => {
      for (const plant of plants) expect((await tx.execute(plant)).rowCount).toBeGreaterThan(0)
      rules = await found(tx)
      throw undone
    })
    await expect(planted).rejects.toBe(undone)
    expect(rules).toContain(rule)
  })

  it('has a fault planted for each of its rules', () => {
    expect([...new Set(faults.map(({ rule }) => rule))].toSorted()).toEqual([...auditRules].toSorted())
  })
})
