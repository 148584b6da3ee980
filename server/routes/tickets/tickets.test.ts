import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { addDays } from '../../../src/domain/dates.ts'
import { ticketOrderText } from '../../../src/domain/ticket/ticket-order.ts'
import { TEST_SECRET, testApp, testPorts } from '../../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { forgetCatalogue } from '../../catalogue/cached-reads.ts'
import { products, stockTaken, tempOrders } from '../../db/schema.ts'
import { createSessions } from '../../session/sessions.ts'

const TODAY = '2026-11-21'
const TOMORROW = addDays(TODAY, 1)
const NOON = Date.parse(`${TODAY}T12:00:00+08:00`)
const clock = { time: NOON, now: () => clock.time, offset: () => 0 }
const GOLD = '900003'

describeInSandbox('tickets', NOON, (opened) => {
  const orm = () => opened().database.orm
  let app: FastifyInstance
  beforeAll(async () => {
    const { database } = opened()
    app = await testApp(database, { ports: testPorts(database, { clock }) })
  })
  beforeEach(() => orm().delete(stockTaken))

  const post = async (name: 'ticketCalendar' | 'ticketSession' | 'ticketResource', reqDtos: object) =>
    (await app.inject({ method: 'POST', url: contracts[name].path, payload: { reqDtos } })).json().data
  const baseInfo = async (id: string) =>
    (await app.inject({ url: contracts.ticketBaseInfo.path.replace(':id', id) })).json().data
  const order = async (reqDtos: string, memberId = GOLD) => {
    const { token } = await createSessions({ db: orm(), clock, secret: TEST_SECRET }).begin(memberId)
    const reply = await app.inject({
      method: 'POST',
      url: contracts.ticketTempOrderCreate.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { reqDtos },
    })
    return { status: reply.statusCode, ...reply.json() }
  }
  const take = (itemId: string, day: string, taken: number) => orm().insert(stockTaken).values({ itemId, day, taken })
  const resourceIds = (offer: { data: { resources: { resourceId: string }[] }[] }) =>
    offer.data.flatMap(({ resources }) => resources.map(({ resourceId }) => resourceId))

  it.each([
    ['200101', 'on-sale'],
    ['200107', 'not-yet'],
    ['200108', 'over'],
    ['200109', 'not-published'],
    ['200110', 'off-shelf'],
  ])('[A4] of the sandbox: %s is %s', async (id, state) => {
    expect((await baseInfo(id)).saleState).toBe(state)
  })

  it.each([
    ['U+0000 in the product', '{"productId":"a\\u0000b","resources":[{"resourceId":"x","count":1}]}'],
    ['half a sign in a name', '{"productId":"200101","\\ud83d":1,"resources":[{"resourceId":"x","count":1}]}'],
    ['half a sign in a resource', '{"productId":"200101","resources":[{"resourceId":"\\ude00","count":1}]}'],
  ])('[A7] are not ordered by a JSON text that hides %s', async (_, reqDtos) => {
    expect(await order(reqDtos)).toMatchObject({ status: 400, code: 'invalid-request' })
  })

  it('are off the shelf with status 0, whatever their dates', async () => {
    await orm().update(products).set({ status: 0 }).where(eq(products.id, '200104'))
    forgetCatalogue(orm())
    expect((await baseInfo('200104')).saleState).toBe('off-shelf')
    const text = ticketOrderText('200104', { saleDate: TOMORROW, sessionId: '2001041001' }, { '20010411': 1 })
    expect(await order(text)).toMatchObject({ status: 409, code: 'not-on-sale' })
    await orm().update(products).set({ status: 1 }).where(eq(products.id, '200104'))
    forgetCatalogue(orm())
  })

  describe('ticketCalendar (A7, A9)', () => {
    it('reaches six months ahead, or to a day that is asked for; a flex ticket has no day', async () => {
      const days = await post('ticketCalendar', { productId: '200101' })
      expect([days[0].saleDate, days.at(-1).saleDate]).toEqual([TODAY, '2027-05-21'])
      const two = await post('ticketCalendar', {
        ...{ productId: '200101', departureDate: TOMORROW, departureEndDate: addDays(TODAY, 2) },
      })
      expect(two.map(({ saleDate }: { saleDate: string }) => saleDate)).toEqual([TOMORROW, addDays(TODAY, 2)])
      expect(await post('ticketCalendar', { productId: '200103' })).toEqual([])
    })

    it('counts what is taken', async () => {
      await take('20010511', TODAY, 2)
      await take('20010512', TODAY, 2)
      const [today, tomorrow] = await post('ticketCalendar', { productId: '200105' })
      expect([today.stockWord, tomorrow.stockWord]).toEqual(['仅剩1', '仅剩3'])
    })

    it('is sold out on every day of a ticket that is', async () => {
      const days: { stockWord: string }[] = await post('ticketCalendar', { productId: '200106' })
      expect([...new Set(days.map(({ stockWord }) => stockWord))]).toEqual(['售罄'])
    })
  })

  it('[A2] tell which session is open, sold out or over', async () => {
    const states = async (saleDate: string) =>
      (await post('ticketSession', { productId: '200102', saleDate })).map(({ state }: { state: string }) => state)
    expect([await states(TODAY), await states(TOMORROW)]).toEqual([
      ['over', 'open', 'open'],
      ['sold-out', 'open', 'open'],
    ])
  })

  describe('ticketResource (A5, A7)', () => {
    it('gives what is sold on the day and in the session, and says which these are', async () => {
      const asked = { productId: '200104', checkDate: TOMORROW, sessionId: '2001041002' }
      const offer = await post('ticketResource', asked)
      expect([offer.checkDate, offer.sessionId, resourceIds(offer)]).toEqual([TOMORROW, '2001041002', ['20010413']])
      expect(resourceIds(await post('ticketResource', { ...asked, resourceIds: ['20010411'] }))).toEqual([])
    })

    it('takes the first day and session that can be had for those that can not', async () => {
      const offer = await post('ticketResource', {
        productId: '200102',
        checkDate: '2020-01-01',
        sessionId: '2001021001',
      })
      expect([offer.checkDate, offer.sessionId]).toEqual([TODAY, '2001021002'])
    })

    it('sells of a dated ticket no flex resource, and of a flex ticket no day', async () => {
      expect(resourceIds(await post('ticketResource', { productId: '200101' }))).not.toContain('20010123')
      expect((await post('ticketResource', { productId: '200103' })).checkDate).toBe('')
    })

    it('[A6] has the prices of every level where members pay less, and none elsewhere', async () => {
      const first = async (productId: string) => (await post('ticketResource', { productId })).data[0].resources[0]
      expect((await first('200105')).memberPrices).toHaveLength(5)
      expect(await first('200106')).not.toHaveProperty('memberPrices')
    })
  })

  describe('a temporary order (A7)', () => {
    const text = (picks: Record<string, number>, saleDate = TOMORROW) => ticketOrderText('200101', { saleDate }, picks)

    it("keeps what was chosen, with the total at the member's price", async () => {
      const { status, data } = await order(text({ '20010111': 2, '20010121': 1 }))
      expect(status).toBe(200)
      const [kept] = await orm().select().from(tempOrders).where(eq(tempOrders.id, data.id))
      expect(kept).toMatchObject({ kind: 'ticket', memberId: GOLD, productId: '200101' })
      // 95% of 218 and 328 yuan.
      expect(kept?.body).toMatchObject({ saleDate: TOMORROW, totalFen: 72_580, originalFen: 76_400 })
    })

    it('[A5] is refused for more than there is, also of what others took', async () => {
      expect(await order(text({ '20010122': 3 }))).toMatchObject({ status: 409, code: 'out-of-stock' })
      await take('20010122', TOMORROW, 1)
      expect(await order(text({ '20010122': 2 }))).toMatchObject({ message: '库存不足，请重新选择' })
      expect(await order(text({ '20010122': 1 }))).toMatchObject({ status: 200 })
    })

    it('keeps nothing that the page says of money or of who orders', async () => {
      const forged = {
        ...JSON.parse(text({ '20010111': 1 })),
        totalFen: 1,
        originalFen: 1,
        memberId: '900001',
        paid: true,
      }
      const { data } = await order(JSON.stringify(forged))
      const [kept] = await orm().select().from(tempOrders).where(eq(tempOrders.id, data.id))
      expect(kept?.memberId).toBe(GOLD)
      expect(Object.keys(kept?.body ?? {}).toSorted()).toEqual([
        'originalFen',
        'productId',
        'resources',
        'saleDate',
        'totalFen',
        'version',
      ])
      expect(kept?.body).toMatchObject({ totalFen: 20_710, originalFen: 21_800 })
    })

    it('[A4] is refused for a day that only looks like one, on which nothing would be sold out or dearer', async () => {
      for (const day of [`${TOMORROW} `, `${TOMORROW}T00:00`])
        expect(await order(text({ '20010122': 3 }, day))).toMatchObject({ status: 409, code: 'not-on-sale' })
    })

    it('[A4] is refused for what is not on sale', async () => {
      for (const [id, resource] of Object.entries({ '200107': '20010711', '200108': '20010811', '200109': '20010911' }))
        expect(await order(ticketOrderText(id, { saleDate: TOMORROW }, { [resource]: 1 }))).toMatchObject({
          ...{ status: 409, code: 'not-on-sale', message: '当前产品暂不可预订' },
        })
      expect(await order(text({ '20010111': 1 }, addDays(TODAY, -1)))).toMatchObject({ code: 'not-on-sale' })
    })

    it.each(['{}', 'nonsense', ticketOrderText('200101', { saleDate: TOMORROW }, {})])(
      'is refused when it is none: %s',
      async (reqDtos) => {
        expect(await order(reqDtos)).toMatchObject({ status: 400, code: 'invalid-request' })
      },
    )
  })
})
