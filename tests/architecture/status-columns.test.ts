import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'
import { rowsMade, statusColumns, statusesWritten } from './status-columns.ts'

/** Tests bring rows into a state as they need it. */
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)
const files = sourceFiles().filter((file) => /^(?:server|cli)\//.test(file) && !isTest(file))
const found = (search: (file: string, text: string) => readonly string[]) =>
  files.flatMap((file) => search(file, readFileSync(file, 'utf8')).map((table) => ({ table, file })))
const written = found(statusesWritten)
/** The sandbox begins with orders of every state. */
const made = found(rowsMade).filter(({ file }) => !file.startsWith('server/sandbox/'))

describe('the status columns', () => {
  it.each(statusColumns)('$table is moved by its one writer', ({ table, writer }) => {
    expect(existsSync(writer)).toBe(true)
    expect(written.filter((one) => one.table === table).map(({ file }) => file)).toEqual([writer])
  })

  it.each(statusColumns)('$table has its rows, and their first state, from one file', ({ table, maker }) => {
    expect(made.filter((one) => one.table === table).map(({ file }) => file)).toEqual([maker])
  })

  it.each([
    ['orders', 'tx.update(orders).set({ orderStatus: 3 }).where(mine)'],
    ['orders', "tx.update(tables.orders).set({ paidFen, 'paymentStatus': 2 })"],
    ['orderCodes', 'await db.update(orderCodes).set({ canUseTimes: 0, status: used }).where(mine).returning()'],
    ['refunds', 'tx.update(refunds).set({ ...change, endedAt: now })'],
    ['payments', 'tx.update(payments).set(change)'],
    ['paymentReturns', 'tx.update(paymentReturns).set({ [column]: value })'],
    ['invoices', 'tx.insert(invoices).values(row).onConflictDoUpdate({ target: invoices.orderId, set: row })'],
    ['appointments', "db.execute(sql`update appointments set state = 'cancelled' where id = ${id}`)"],
    ['orderCodes', 'sql`update order_codes c set status = ${status} from refund_codes r`'],
    ['orders', 'sql`with ended as (\n  update orders set order_status = 3 where ${which} returning id)`'],
    ['refundParcels', '"UPDATE refund_parcels AS p SET state = \'closed\'"'],
    ['orderShipments', "tx.update(orderShipments).set({ state: 'received', receivedAt: now })"],
    ['payments', 'sql`insert into payments (id) values (${id}) on conflict (id) do update set state = excluded.state`'],
  ])('%s is seen to be moved by: %s', (table, text) => {
    expect(statusesWritten('server/bad.ts', text)).toEqual([table])
  })

  it.each([
    ['orders', 'sql`with made as (insert into orders (id, order_status) values (${id}, 5))`'],
    ['payments', "tx.insert(payments).values({ id, state: 'paid' }).onConflictDoNothing()"],
    ['orderCodes', 'db.insert(tables.orderCodes).values(rows)'],
  ])('%s is seen to have rows made by: %s', (table, text) => {
    expect(rowsMade('server/bad.ts', text)).toEqual([table])
  })

  it.each([
    'tx.update(orders).set({ refundedFen }).where(mine)',
    'tx.insert(orders).values({ ...row, orderStatus: 1 })',
    'tx.update(coupons).set(change)',
    'tx.insert(invoices).values(row).onConflictDoNothing()',
    'sql`select * from orders where order_status = 1 for update`',
  ])('nothing is moved by: %s', (text) => {
    expect(statusesWritten('server/good.ts', text)).toEqual([])
  })
})
