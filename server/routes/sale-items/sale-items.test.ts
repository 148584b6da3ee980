import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { guestActivations, stockTaken, tempOrders } from '../../db/schema.ts'

/** 900003 is gold, 900011 ordinary. */
const [GOLD, ORDINARY] = ['900003', '900011']
/** Two adults and a child stay by this order of 900003's. */
const STAY = '90000324'
const ARRIVAL = '2026-12-13'

describeInSandbox('combos and plays', NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)

  const get = async (url: string) => (await call({ url: `/online/product/${url}` })).json().data
  const post = async (kind: string, reqDtos: object, member = ORDINARY) => {
    const url = `/online/order/temporder/${kind}/create`
    const reply = await call({ method: 'POST', url, member, payload: { reqDtos } })
    return reply.json() as { responseCode: string; message?: string; shoppingId: string }
  }
  const combo = (choices: Record<string, number>, over: object = {}, member?: string) => {
    const list = Object.entries(choices).map(([productId, useCopies]) => ({ productId, useCopies }))
    return post('combo', { productId: '610101', departureDate: '2026-11-21', choices: list, ...over }, member)
  }
  const keptBody = async (id: string) => (await db().select().from(tempOrders).where(eq(tempOrders.id, id)))[0]?.body
  const take = (itemId: string, day: string, taken: number) => db().insert(stockTaken).values({ itemId, day, taken })

  it('[B2.3] a combo’s tickets are those of the day that is asked for, else of today', async () => {
    const dateOf = async (query: string) => (await get(`combo/610101/tickets${query}`)).date
    expect(await dateOf('')).toBe('2026-11-20')
    expect(await dateOf('?departureDate=2026-11-29')).toBe('2026-11-29')
    expect(await dateOf('?departureDate=2026-11-19')).toBe('2026-11-20')
    expect(await dateOf('?departureDate=tomorrow')).toBe('2026-11-20')
  })

  it('[B4] what is taken is not there any more: in the day’s tickets, and in the calendar', async () => {
    await take('6101022', '2026-11-22', 8)
    await take('6101021', '2026-11-22', 3)
    await take('6101023', '2026-11-22', 40)
    const { tickets } = await get('combo/610102/tickets?departureDate=2026-11-22')
    const leftOf = (ticket: { priceAndInventories: { inventory: { available: number } }[] }) =>
      ticket.priceAndInventories.map(({ inventory }) => inventory.available)
    expect(tickets.map(leftOf)).toEqual([[2], [0], [0]])
    const { days } = await get('combo/610102/calendar')
    expect(days.find(({ date }: { date: string }) => date === '2026-11-22').word).toBe('仅剩2')
  })

  it('says when its days are next others: at the last entry of a session of today, else at midnight', async () => {
    const { turnsAt: ofPlay } = await get('play/310102/prices?productId=3101021')
    const { turnsAt: ofCombo } = await get('combo/610101/calendar')
    expect([ofPlay, ofCombo]).toEqual(['2026-11-20T17:00', '2026-11-21T00:00'])
  })

  it('[B2.4] a play’s products say which are sold out; one without dates has one stock', async () => {
    const { products } = await get('play/310101/products')
    expect(products.map(({ isSoldOut }: { isSoldOut: boolean }) => isSoldOut)).toEqual([false, false, false, true])
    await take('3101053', '', 18)
    const { ticket } = await get('play/310105/prices?productId=3101053')
    expect(ticket.priceAndInventories).toEqual([
      { date: '', inventory: { available: 2 }, salePrice: { adultPrice: 888 } },
    ])
    expect((await get('play/310106/baseinfo')).isSoldOut).toBe(true)
    expect((await get('play/310105/baseinfo')).isSoldOut).toBe(false)
  })

  it('[B2.3] a choice is kept with what it costs the member', async () => {
    const { responseCode, shoppingId } = await combo({ '6101014': 2, '6101015': 1 }, {}, GOLD)
    expect(responseCode).toBe('0')
    expect(await keptBody(shoppingId)).toMatchObject({
      date: '2026-11-21',
      choices: [
        { productId: '6101014', useCopies: 2 },
        { productId: '6101015', useCopies: 1 },
      ],
      originalFen: 119_800,
      totalFen: 2 * 44_270 + 25_270,
    })
    const ordinary = await combo({ '6101014': 2, '6101015': 1 })
    expect(await keptBody(ordinary.shoppingId)).toMatchObject({ totalFen: 119_800 })
  })

  it('[A8] a guest whose activation made it silver pays as silver', async () => {
    await db().insert(guestActivations).values({ memberId: ORDINARY, activatedAt: NOON, silver: true })
    const { shoppingId } = await combo({ '6101014': 1 })
    await db().delete(guestActivations)
    const { originalFen, totalFen } = (await keptBody(shoppingId)) as Record<string, number>
    expect([originalFen, totalFen]).toEqual([46_600, 45_668])
  })

  it('[A7] a product that takes no part in the members’ discount costs every member the same', async () => {
    const { tickets } = await get('combo/610102/tickets?departureDate=2026-11-24')
    expect(tickets.filter((ticket: object) => 'memberPrices' in ticket)).toEqual([])
    const { shoppingId } = await combo({ '6101021': 1 }, { productId: '610102', departureDate: '2026-11-24' }, GOLD)
    const { originalFen, totalFen } = (await keptBody(shoppingId)) as Record<string, number>
    expect(originalFen).toBeGreaterThan(0)
    expect(totalFen).toBe(originalFen)
  })

  it.each([
    ['nothing is chosen', {}, {}, '请选择数量'],
    ['what is chosen isn’t sold here', { '3101011': 1 }, {}, '请选择数量'],
    ['the day is over', { '6101011': 1 }, { departureDate: '2026-11-19' }, '请选择日期'],
    ['the day is sold out', { '6101011': 1 }, { departureDate: '2026-11-29' }, '这一天已售罄，请选择其他日期'],
    ['fewer are left', { '6101013': 5 }, {}, '超过最大库存！'],
    ['it stands twice, and is too much', { '6101011': 11 }, {}, '请输入正确的数量'],
  ])('[B5] is refused when %s', async (_why, choices, over, message) => {
    expect(await combo(choices as Record<string, number>, over)).toMatchObject({ responseCode: '1', message })
  })

  it('[B5] is refused when it does not match what the member’s main order holds, or when there is none', async () => {
    const extra = (choices: Record<string, number>, member = GOLD, productId = '610104', over: object = {}) =>
      combo(choices, { productId, mainOrderId: STAY, departureDate: ARRIVAL, ...over }, member)
    const needed = { message: '请先预订住宿，再从住宿订单加购' }
    expect(await extra({ '6101041': 2 })).toMatchObject({ message: '请选择成人票2份、儿童票1份' })
    expect(await extra({ '6101041': 2, '6101042': 1 })).toMatchObject({ responseCode: '0' })
    expect(await combo({ '6101041': 2 }, { productId: '610104' }, GOLD)).toMatchObject(needed)
    expect(await extra({ '6101041': 2, '6101042': 1 }, ORDINARY), 'somebody else’s').toMatchObject(needed)
    const other = { productId: '610105', mainOrderId: '90000326' }
    expect(await combo({ '6101051': 1 }, other, GOLD), 'a stay in another hotel').toMatchObject(needed)
    expect(await extra({ '6101051': 1 }, GOLD, '610105')).toMatchObject({ responseCode: '0' })
    const before = { departureDate: '2026-11-21' }
    expect(await extra({ '6101051': 1 }, GOLD, '610105', before)).toMatchObject({ message: '请选择入住期间的日期' })
  })

  it('[B5] is not sold to a stay that is over', async () => {
    clock.time = Date.parse('2026-12-17T09:00:00+08:00')
    const late = { productId: '610105', mainOrderId: STAY, departureDate: '2026-12-17' }
    expect(await combo({ '6101051': 1 }, late, GOLD)).toMatchObject({ message: '请先预订住宿，再从住宿订单加购' })
    clock.time = NOON
  })

  it('[A5] is not offered for a session that began, in the calendar as at the order', async () => {
    const today = async () => (await get('play/310102/prices?productId=3101021')).ticket.priceAndInventories[0]
    clock.time = Date.parse('2026-11-20T16:59:00+08:00')
    expect(await today()).toMatchObject({ date: '2026-11-20', salePrice: { adultPrice: 328 } })
    clock.time = Date.parse('2026-11-20T18:31:00+08:00')
    expect(await today()).toEqual({ date: '2026-11-20', inventory: { available: 0 } })
    clock.time = NOON
  })

  it('[A4] a flash sale is refused out of its time', async () => {
    const flash = () => combo({ '6101081': 1 }, { productId: '610108', departureDate: '2026-11-24' })
    expect(await flash()).toMatchObject({ responseCode: '0' })
    clock.time = Date.parse('2026-11-22T22:30:00+08:00')
    expect(await flash()).toMatchObject({ message: '活动已结束' })
    clock.time = NOON
  })

  it('[B5] a play is kept by day, or without one', async () => {
    const play = (over: object) => post('play', { id: '310103', productId: '3101031', useCopies: 2, ...over })
    expect(await play({ useDate: '2026-11-21' })).toMatchObject({ responseCode: '0' })
    expect(await play({})).toMatchObject({ message: '请选择日期' })
    expect(await play({ useDate: '2026-11-21', useCopies: 1 })).toMatchObject({ message: '请输入正确的数量' })
    expect(await play({ useDate: '2026-11-21', useCopies: 0 })).toMatchObject({ message: '请选择数量' })
    expect(await play({ id: '310105', productId: '3101051' })).toMatchObject({ responseCode: '0' })
  })
})
