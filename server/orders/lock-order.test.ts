import { drizzle } from 'drizzle-orm/node-postgres'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { serverDatabase, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { missingPostgres } from '../../tests/fixtures/postgres.ts'
import type { Orm } from '../db/open-database.ts'
import { products } from '../db/schema.ts'
import { productRow } from '../sandbox/rows.ts'
import { cancelDay, changeDay } from './appointments/change-appointment.ts'
import { expireOrders } from './end-order.ts'
import { advanceRefund, applyRefund } from './refund-order.ts'
import { bookedOrders } from './testing/booked-order.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW } from './testing/order-book.ts'

const forGuests = sandboxContent('2026-11-20').products.find(({ id }) => id === '610105')!
const missing = missingPostgres()
const HOUR = 3_600_000

/** 2026-11-25 is a Wednesday; Friday the 27th costs more. */
const [EARLY, LATE, DEARER] = ['2026-11-25', '2026-11-26', '2026-11-27'] as const

describe.skipIf(missing)(`transactions that want the same rows${missing ? ` (${missing})` : ''}`, () => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await serverDatabase()
  })
  afterAll(() => opened.remove())
  /** Without anybody who begins again what a deadlock undid. */
  let plain: Orm
  beforeAll(() => {
    plain = drizzle(opened.database.pool)
  })
  const orders = bookedOrders(() => plain)
  const { book } = orders

  const idsOf = async (asked: ReturnType<typeof orders.ask>): Promise<string[]> => {
    const made = await asked
    if ('obstacle' in made) throw new Error(made.obstacle)
    return made.appointmentIds
  }
  /** All of an order is wanted back, and the merchant agrees. */
  async function approved(orderId: string, copies: number, memberId = 'm1'): Promise<string> {
    const [line] = await book.lines(orderId)
    const request = { orderId, memberId, requestKey: book.fresh('key'), reason: 2, description: '' }
    const made = await applyRefund(plain, { ...request, wanted: [{ subOrderId: line?.id ?? '', copies }] }, NOW)
    if ('obstacle' in made) throw new Error(made.obstacle)
    await advanceRefund(plain, made.refundId, 'approve', NOW)
    return made.refundId
  }

  /** While somebody else holds what `first` locks: whether `work`, which waits for it, has left the row `later` alone. */
  async function waitsBefore(first: SQL, later: SQL, work: () => Promise<unknown>): Promise<boolean> {
    let waiting: Promise<unknown> = Promise.resolve()
    const isFree = await plain.transaction(async (tx) => {
      await tx.execute(first)
      waiting = work()
      await expect.poll(waits).toBe(true)
      const { rows } = await plain.execute(sql`${later} skip locked`)
      return rows.length > 0
    })
    await waiting
    return isFree
  }
  const waits = async () => {
    const { rows } = await opened.database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length > 0
  }
  const dayRow = (productId: string, day: string) =>
    sql`select 1 from appointment_days where product_id = ${productId} and day = ${day} for update`

  it('lock days of a product in their order, whichever was booked first', async () => {
    const product = await orders.product()
    const orderId = await orders.buy(product, 2)
    await idsOf(orders.ask(orderId, 1, { date: EARLY }))
    await idsOf(orders.ask(orderId, 1, { date: LATE }))
    // The newest ends first.
    await plain.execute(sql`update appointments set created_at = created_at + 1 where day = ${LATE}`)
    const refund = await approved(orderId, 2)
    const settle = () => advanceRefund(plain, refund, 'settle', NOW)
    expect(await waitsBefore(dayRow(product.id, EARLY), dayRow(product.id, LATE), settle)).toBe(true)
    expect(await book.audit()).toEqual([])
  })

  it('lock a day that nobody booked yet before a later one', async () => {
    const product = await orders.product()
    const orderId = await orders.buy(product, 1)
    const [id = ''] = await idsOf(orders.ask(orderId, 1, { date: LATE }))
    const booked = sql`insert into appointment_days (product_id, day, taken) values (${product.id}, ${EARLY}, 0)`
    const change = () => changeDay(plain, { id, memberId: 'm1', date: EARLY }, NOW)
    expect(await waitsBefore(booked, dayRow(product.id, LATE), change)).toBe(true)
    expect(await book.audit()).toEqual([])
  })

  it('lock the order of a difference before the day that it pays for', async () => {
    const product = await orders.product()
    const orderId = await orders.buy(product, 1)
    const made = await orders.ask(orderId, 1, { date: DEARER })
    if ('obstacle' in made) throw new Error(made.obstacle)
    const [id = ''] = made.appointmentIds
    const extra = sql`select 1 from orders where id = ${made.extraOrderId} for update`
    const cancel = () => cancelDay(plain, { id, memberId: 'm1' }, NOW)
    expect(await waitsBefore(extra, dayRow(product.id, DEARER), cancel)).toBe(true)
    expect(await book.audit()).toEqual([])
  })

  /** A stay with breakfasts for its guests that nobody paid yet. */
  async function stayWithBreakfast(room: string, breakfast: string, memberId = 'm1') {
    await plain.insert(products).values(productRow(forGuests)).onConflictDoNothing()
    const line = fakeLine(room, 99, { resourceType: 1, freeUntil: '2026-12-06T18:00' })
    const stay = await book.place(placingOf(memberId, book.fresh('temp'), fakeQuote([line])))
    await book.pay(stay, memberId)
    const quote = fakeQuote([fakeLine(breakfast, 99)], { product: forGuests })
    const placing = placingOf(memberId, book.fresh('temp'), quote, { kind: 'combo' })
    const purchase = await book.place({ ...placing, filled: { ...placing.filled, mainOrderId: stay } })
    return { stay, purchase }
  }
  const stockRow = (itemId: string) => sql`select 1 from stock_taken where item_id = ${itemId} for update`

  it('lock what was bought to a stay before the stock of either', async () => {
    const room = book.fresh('room')
    const { stay, purchase } = await stayWithBreakfast(room, book.fresh('item'))
    const refund = await approved(stay, 1)
    const settle = () => advanceRefund(plain, refund, 'settle', NOW)
    const row = sql`select 1 from orders where id = ${purchase} for update`
    expect(await waitsBefore(row, stockRow(room), settle)).toBe(true)
    expect(await book.audit()).toEqual([])
  })

  it('lock the stock of a stay and of what was bought to it in one order', async () => {
    const [breakfast, room] = [book.fresh('a'), book.fresh('b')]
    const { stay } = await stayWithBreakfast(room, breakfast)
    const refund = await approved(stay, 1)
    const settle = () => advanceRefund(plain, refund, 'settle', NOW)
    expect(await waitsBefore(stockRow(breakfast), stockRow(room), settle)).toBe(true)
    expect(await book.audit()).toEqual([])
  })

  it('never end in a deadlock, whichever way round they want them', async () => {
    const product = await orders.product({
      plan: { from: '2026-11-20', until: '2026-12-31', price: 0, weekendPrice: 380, stock: 99 },
    })
    const days = ['2026-11-24', EARLY, LATE, '2026-11-30', '2026-12-01', '2026-12-02']
    const [breakfast, room] = [book.fresh('a'), book.fresh('b')]
    const work: (() => Promise<unknown>)[] = []
    for (let at = 0; at < 24; at++) {
      const orderId = await orders.buy(product, 2)
      const [first = ''] = await idsOf(orders.ask(orderId, 1, { date: days[at % 6] }))
      await idsOf(orders.ask(orderId, 1, { date: days[(at * 5 + 1) % 6] }))
      const refund = at % 2 === 0 ? await approved(orderId, 2) : undefined
      work.push(() =>
        refund
          ? advanceRefund(plain, refund, 'settle', NOW)
          : changeDay(plain, { id: first, memberId: 'm1', date: days[(at + 3) % 6] ?? EARLY }, NOW),
      )
      const { stay } = await stayWithBreakfast(room, breakfast, `guest-${at}`)
      const whole = await approved(stay, 1, `guest-${at}`)
      work.push(() => advanceRefund(plain, whole, 'settle', NOW))
      work.push(() => {
        const lines = [fakeLine(room, 99), fakeLine(breakfast, 99)]
        return book.place(placingOf(`m-${at}`, book.fresh('temp'), fakeQuote(at % 2 ? lines : lines.toReversed())))
      })
    }
    work.push(() => expireOrders(plain, NOW + HOUR))
    await Promise.all(work.map((act) => act()))
    expect(await book.audit()).toEqual([])
  })
})
