import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openStatuses, orderStatuses, paidStatuses, paymentStatuses } from '../../../schemas/domain/order-status.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { orderCodes, orders, orderShipments, refunds } from '../../db/schema.ts'
import type { Orm } from '../../db/open-database.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { endInvoice } from '../../orders/invoices.ts'
import { countOrders, listOrders } from '../../orders/list-orders.ts'

const [GOLD, OTHER] = ['900003', '900011']

interface Card {
  readonly orderId: string
  readonly statusText: string
  readonly kindText: string
  readonly orderTime: string
  readonly priceTotal: number
  readonly paths: Record<string, string>
  readonly actions: Record<string, boolean>
}

const UNPAID: readonly number[] = [paymentStatuses.unpaid, paymentStatuses.partPaid]

type Order = typeof orders.$inferSelect

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

const isWaiting = ({ status, transferId, continuousUsedFlag, canUseTimes }: typeof orderCodes.$inferSelect) =>
  transferId === null && ([-1, 0].includes(status) || (status === 6 && (continuousUsedFlag === 1 || canUseTimes > 0)))

/** All orders, and of each in which lists it belongs, by its own rows alone. */
async function readAll(db: Orm) {
  const codes = grouped(await db.select().from(orderCodes), ({ orderId }) => orderId)
  const refundsOf = grouped(await db.select().from(refunds), ({ orderId }) => orderId)
  const states = new Map((await db.select().from(orderShipments)).map(({ orderId, state }) => [orderId, state]))
  expect([...states.values()], 'goods that came').toContain('received')
  const waits = ({ id }: Order) => codes.get(id)?.some(isWaiting) === true && states.get(id) !== 'received'
  const isPaid = ({ paymentStatus }: Order) => paidStatuses.includes(paymentStatus)
  return {
    byMember: grouped(await db.select().from(orders), ({ memberId }) => memberId),
    tabs: {
      unpaid: ({ orderStatus, paymentStatus }: Order) =>
        orderStatus === orderStatuses.pending && UNPAID.includes(paymentStatus),
      usable: (order: Order) => isPaid(order) && openStatuses.includes(order.orderStatus) && waits(order),
      done: (order: Order) => isPaid(order) && order.orderStatus === orderStatuses.confirmed && !waits(order),
      refund: ({ id }: Order) => refundsOf.has(id),
    },
    hasOpenRefund: ({ id }: Order) => refundsOf.get(id)?.some(({ status }) => [-1, 0, 1].includes(status)) === true,
  }
}

describeInSandbox("a member's orders", NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)

  const send = async (method: 'GET' | 'POST', url: string, payload: object | undefined, member: string) =>
    (await call({ method, url, member, ...(payload && { payload }) })).json()
  const list = async (over: object = {}, member = GOLD) => {
    const asked = { tab: 'all', kind: 'all', pageNumber: 1, pageSize: 50, ...over }
    const { data } = await send('POST', '/online/order/orderlist/query', asked, member)
    return data as { orders: Card[]; total: number }
  }
  const idsOf = async (over: object = {}, member?: string) =>
    (await list(over, member)).orders.map((one) => one.orderId)
  const detail = async (orderId: string, member = GOLD) =>
    (await send('POST', '/online/order/orderdetail/query', { reqDtos: { orderId } }, member)).data as Card

  it('are their own, the newest first', async () => {
    const { orders, total } = await list()
    expect(orders.every(({ orderId }) => /^(?:900003|2026110100)/.test(orderId))).toBe(true)
    expect(orders).toHaveLength(total)
    const times = orders.map(({ orderTime }) => orderTime)
    expect(times).toEqual([...times].sort().reverse())
    expect((await idsOf({}, OTHER)).every((id) => id.startsWith('900011'))).toBe(true)
  })

  it('come page by page: nothing twice, nothing left out, and nothing past the last', async () => {
    const all = await idsOf()
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((pageNumber) => idsOf({ pageNumber, pageSize: 8 })))
    expect(pages.flat()).toEqual(all)
    expect(pages.at(-1)).toEqual([])
  })

  it('stand in the list of their state (B4)', async () => {
    const unpaid = (await list({ tab: 'unpaid' })).orders
    expect(new Set(unpaid.map((one) => one.statusText))).toEqual(new Set(['待支付', '部分支付']))
    const usable = await idsOf({ tab: 'usable' })
    expect(usable).toContain('90000311')
    expect(usable).toContain('90000316')
    expect(usable).not.toContain('90000314')
    expect(await idsOf({ tab: 'done' })).toContain('90000314')
    expect(await idsOf({ tab: 'refund' })).toEqual(expect.arrayContaining(['90000312', '90000315']))
  })

  it('are in each list, and are counted, as each of them and what hangs on it says by itself (B4)', async () => {
    // One of which its buyer waits for nothing more: its code is a friend's.
    const given = eq(orderCodes.orderId, '90000311')
    await db().update(orderCodes).set({ transferId: 'given' }).where(given)
    const known = await readAll(db())
    expect(await idsOf({ tab: 'usable' })).not.toContain('90000311')
    const seen = { unpaid: 0, usable: 0, done: 0, refund: 0 }
    for (const [member, own] of known.byMember) {
      const page = { memberId: member, kind: 'all', pageNumber: 1, pageSize: 200, now: NOON } as const
      const idsIn = (tab: keyof typeof seen) => own.filter(known.tabs[tab]).map(({ id }) => id)
      for (const tab of ['unpaid', 'usable', 'done', 'refund'] as const) {
        const told = await listOrders(db(), { ...page, tab }, () => undefined)
        expect(told.orders.map(({ orderId }) => orderId).toSorted(), `${member} ${tab}`).toEqual(idsIn(tab).toSorted())
        expect(told.total).toBe(idsIn(tab).length)
        seen[tab] += told.total
      }
      expect(await countOrders(db(), member)).toEqual({
        ...{ unpaid: idsIn('unpaid').length, usable: idsIn('usable').length },
        refund: own.filter(known.hasOpenRefund).length,
      })
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
    await db().update(orderCodes).set({ transferId: null }).where(given)
  })

  it('of tickets and of retail have lists of their own (B2.9)', async () => {
    const { orders } = await list()
    const of = (kindText: string) => orders.filter((one) => one.kindText === kindText).map(({ orderId }) => orderId)
    expect(of('门票')).toContain('90000323')
    expect(await idsOf({ kind: 'ticket' })).toEqual(of('门票'))
    expect(await idsOf({ kind: 'retail' })).toEqual(of('好物'))
  })

  it('are counted where they wait for something', async () => {
    const { data } = await send('GET', '/online/order/orderlist/count', undefined, GOLD)
    const unpaid = (await idsOf({ tab: 'unpaid' })).length
    const usable = (await idsOf({ tab: 'usable' })).length
    expect(data).toMatchObject({ unpaid, usable })
    expect(data.refund).toBeGreaterThan(0)
  })

  it('say what their buyer may do, and where (B2.9, B4, B9)', async () => {
    const waiting = await detail('90000301')
    expect(waiting.actions).toMatchObject({ pay: true, cancel: true, refund: false, refundList: false })
    expect(waiting.paths).toMatchObject({
      ...{ detail: '/play/orderDetail/90000301', cashier: '/cashier/90000301' },
      snapshot: '/play/productDetail/310101?type=snapshot',
    })
    expect((await detail('90000303')).actions).toMatchObject({ pay: true, cancel: false })
    expect((await detail('90000311')).actions).toMatchObject({ refund: true, invoiceApply: true, appointment: true })
    expect((await detail('90000312')).actions).toMatchObject({ refundList: true })
    const goods = await detail('90000328')
    expect([goods.actions['refund'], goods.paths['snapshot']]).toEqual([false, '/snapshot/90000328'])
    expect((await detail('90000327')).paths['invoiceApply']).toBe('/casahotel/askBill?orderId=90000327')
  })

  it('are cancelled for whoever looks once their time to pay is over (B4)', async () => {
    expect((await detail('90000302')).actions).toMatchObject({ pay: true, cancel: true })
    clock.time = NOON + 11 * 60_000
    const late = await detail('90000302')
    clock.time = NOON
    expect(late).toMatchObject({ statusText: '已取消', actions: { pay: false, cancel: false } })
  })

  it('[B7] need a day booked when one of their products does; what stands twice counts once', async () => {
    const check = async (query: string) =>
      (await send('GET', `/online/capi/cp/checkCpAppointment?${query}`, undefined, GOLD)).data
    expect(await check('cpIds=660101&cpIds=660101&cpIds=310101')).toEqual({
      ...{ hasAppointmentProject: true, projectIds: ['660101'] },
    })
    expect(await check('cpIds=310101&cpCodes=LT310101')).toEqual({ hasAppointmentProject: false, projectIds: [] })
    expect(await check('')).toEqual({ hasAppointmentProject: false, projectIds: [] })
  })

  describe('and their invoices', () => {
    const path = '/sys/public-online/toc/toMobile'
    const status = async (orderNo: string, member = GOLD) =>
      send('GET', `${path}/invoiceStatus/${orderNo}?platform=2`, undefined, member)
    const apply = (orderNo: string, over: object = {}, member = GOLD) =>
      send('POST', `${path}/applyInvoice`, { ...person, orderNo, ...over }, member)
    const person = { titleType: 'personal', title: '顾长风', email: 'gu@example.com' }

    it('[B9] can be applied for once what was paid is confirmed, and are then looked at', async () => {
      expect(await status('90000301')).toEqual({ code: 200, data: { status: 0, invoiceAmount: 0 } })
      const before = await status('90000311')
      expect(before.data.status).toBe(1)
      expect(await apply('90000311')).toEqual({ hasError: false, data: { orderNo: '90000311' } })
      expect(await status('90000311')).toEqual({ code: 200, data: { ...before.data, status: 2 } })
      expect((await detail('90000311')).actions).toMatchObject({ invoiceApply: false, invoiceProgress: true })
    })

    it('sent twice are one; another title for the same order is refused', async () => {
      await apply('90000313')
      expect(await apply('90000313')).toMatchObject({ hasError: false })
      expect(await apply('90000313', { title: '别人' })).toMatchObject({ code: 'invoice-not-open' })
    })

    it('to a company name its tax number', async () => {
      expect(await apply('90000330', { titleType: 'company' })).toMatchObject({ code: 'invoice-wrong' })
      const company = { titleType: 'company', title: '澜途度假', taxNumber: '91460100MA5TAB12X3' }
      expect(await apply('90000330', company)).toMatchObject({ hasError: false })
    })

    it('that were refused can be applied for again; one that is issued has its number', async () => {
      expect(await apply('90000337')).toMatchObject({ hasError: false })
      expect(await endInvoice(db(), '90000337', { number: '26460001' }, NOON)).toBe(true)
      expect(await endInvoice(db(), '90000337', { note: '不开' }, NOON)).toBe(false)
      const { data } = await send('GET', `${path}/invoiceDetail/90000337`, undefined, GOLD)
      expect(data.invoice).toMatchObject({ state: 'issued', number: '26460001', title: '顾长风' })
    })

    it('[B2.9] of a stay of casahotel have a bill to look at once they are issued, and of nothing else', async () => {
      const billOf = async (orderNo: string) =>
        (await send('GET', `${path}/invoiceDetail/${orderNo}`, undefined, GOLD)).data.billPath
      expect(await billOf('90000353')).toBe('/casahotel/viewBill?orderId=90000353')
      expect([await billOf('90000327'), await billOf('90000335')]).toEqual([undefined, undefined])
    })

    it('are listed with the orders that can have one', async () => {
      const { data } = await send('POST', `${path}/queryInvoiceOrder`, {}, GOLD)
      const ids = data.invoiceOrders.map((one: { orderNo: string }) => one.orderNo)
      expect(ids).toEqual(expect.arrayContaining(['90000335', '90000321']))
      expect(ids).not.toContain('90000301')
    })

    it('are nobody else’s to read or to apply for', async () => {
      expect(await status('90000335', OTHER)).toMatchObject({ code: 'not-found' })
      expect(await send('GET', `${path}/invoiceDetail/90000335`, undefined, OTHER)).toMatchObject({ code: 'not-found' })
      expect(await apply('90000321', {}, OTHER)).toMatchObject({ code: 'not-found' })
      const { data } = await send('POST', `${path}/queryInvoiceOrder`, {}, OTHER)
      expect(data.invoiceOrders.every((one: { orderNo: string }) => one.orderNo.startsWith('900011'))).toBe(true)
    })
  })

  it('[B4] whose time to pay is over are cancelled for who lists them, before the next round comes', async () => {
    clock.time = NOON + 60 * 60_000
    const statusOf = async (orderId: string) => (await list()).orders.find((one) => one.orderId === orderId)?.statusText
    expect([await statusOf('90000302'), await statusOf('90000301')]).toEqual(['已取消', '待支付'])
    expect(await idsOf({ tab: 'unpaid' })).not.toContain('90000302')
    clock.time = NOON
  })

  it.each(['orders', 'order_lines'])(
    'are there though one was written by a version of %s that is not known, which is told and can do nothing',
    async (table) => {
      const before = await list()
      const [spoilt, key] = ['90000311', table === 'orders' ? 'id' : 'order_id']
      const setVersion = (to: string) =>
        db().execute(sql.raw(`update ${table} set body = body || '{"version": ${to}}' where ${key} = '${spoilt}'`))
      await setVersion('99')
      const { orders, total } = await list()
      const told = await send('POST', '/online/order/orderdetail/query', { reqDtos: { orderId: spoilt } }, GOLD)
      await setVersion('1')
      expect([orders.map((one) => one.orderId), total]).toEqual([before.orders.map((one) => one.orderId), before.total])
      const card = orders.find((one) => one.orderId === spoilt)
      const was = before.orders.find((one) => one.orderId === spoilt)
      expect(card).toMatchObject({ ...{ productName: '这条记录暂时无法显示，请联系客服', lines: [] } })
      expect([card?.statusText, card?.priceTotal]).toEqual([was?.statusText, was?.priceTotal])
      expect(Object.values(card?.actions ?? {})).not.toContain(true)
      expect(orders.filter((one) => one !== card)).toEqual(before.orders.filter((one) => one !== was))
      expect(told).toMatchObject({ code: 'record-unreadable', message: '这条记录暂时无法显示，请联系客服' })
    },
  )

  it('are right in all books after all of that', async () => {
    expect(await auditOrders(db())).toEqual([])
  })
})
