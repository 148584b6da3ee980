import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import type { RoomChoice, RoomOffer } from '../../../schemas/domain/hotel-offer.ts'
import { passengersOf } from '../../../src/domain/stay/hotel-guests.ts'
import { TEST_SECRET, testApp, testPorts } from '../../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { readTempOrder } from '../../catalogue/temp-orders.ts'
import { stockTaken } from '../../db/schema.ts'
import { createSessions } from '../../session/sessions.ts'

const MORNING = Date.parse('2026-11-20T10:00:00+08:00')
const clock = { now: () => MORNING, offset: () => 0 }
const MEMBER = '900003'
/** A Monday and the days after it, on which the sandbox sells as usual. */
const [MON, TUE, WED] = ['2026-12-07', '2026-12-08', '2026-12-09'] as const

describeInSandbox('hotels', MORNING, (opened) => {
  const orm = () => opened().database.orm
  let app: FastifyInstance
  let token: string
  beforeAll(async () => {
    app = await testApp(opened().database, { ports: testPorts(opened().database, { clock }) })
    token = (await createSessions({ db: orm(), clock, secret: TEST_SECRET }).begin(MEMBER)).token
  })
  beforeEach(() => orm().delete(stockTaken))

  const post = async (path: string, reqDtos: object, isMember = false) => {
    const headers = isMember ? { authorization: `Bearer ${token}` } : {}
    const reply = await app.inject({ method: 'POST', url: path, headers, payload: { moduleId: 10101, reqDtos } })
    return { status: reply.statusCode, ...(reply.json() as { code?: string; data?: unknown }) }
  }
  const roomsOf = async (asked: object, path: string = contracts.hotelResource.path) => {
    const { data } = await post(path, asked)
    return data as { stay: object; resources: RoomOffer[] }
  }
  const ratesOf = (rooms: readonly RoomOffer[]) =>
    Object.fromEntries(
      rooms.flatMap((room) => room.hotelRoomResourceDTOsOptional).map((rate) => [rate.resourceId, rate]),
    )
  const villa = { productId: '100102', checkInDate: MON, checkOutDate: WED }
  const choice = (more: Partial<RoomChoice> = {}): RoomChoice => ({
    ...{ productId: '100102', resourceId: '10010211', usingStartDate: MON, usingEndDate: WED, num: 1 },
    passengerDTOs: [],
    bookPriceTotal: 5360,
    ...more,
  })
  const check = (more?: Partial<RoomChoice>) => post(contracts.hotelCheckPriceChange.path, choice(more))
  const create = (more?: Partial<RoomChoice>) => post(contracts.hotelTempOrderCreate.path, choice(more), true)
  const take = (itemId: string, day: string, taken: number) => orm().insert(stockTaken).values({ itemId, day, taken })

  it('sell rooms for the default stay when the one that was asked for can’t be had [A5, A9]', async () => {
    const usual = { checkInDate: '2026-11-20', checkOutDate: '2026-11-21', nights: 1, num: 1 }
    expect((await roomsOf({ productId: '100102' })).stay).toEqual(usual)
    const long = { checkInDate: MON, checkOutDate: '2027-02-01', num: 99 }
    expect((await roomsOf({ productId: '100102', ...long })).stay).toEqual(usual)
    expect((await roomsOf({ productId: '100106' })).stay).toMatchObject({ checkInDate: '2026-11-21' })
  })

  it('add up the nights and the rooms, with what members pay [A6]', async () => {
    const { stay, resources } = await roomsOf({ ...villa, num: 2 })
    expect(stay).toEqual({ checkInDate: MON, checkOutDate: WED, nights: 2, num: 2 })
    expect(ratesOf(resources)['10010211']).toMatchObject({
      status: 'bookable',
      totalPrice: 10720,
      averagePrice: 2680,
      stock: 3,
    })
    expect(ratesOf(resources)['10010211']?.memberPrices).toEqual([])
  })

  it('say what members of each level pay where the hotel takes part in their discount [A6]', async () => {
    const { resources } = await roomsOf({ productId: '100101', checkInDate: MON, checkOutDate: WED, num: 2 })
    const { totalPrice, memberPrices } = ratesOf(resources)['10010111'] ?? {}
    expect(totalPrice).toBe(4 * 888)
    expect(memberPrices?.find(({ memberLevel }) => memberLevel === 3)?.memberPrice).toBe(3374.4)
  })

  it.each([
    ['100201', '10020111', true],
    ['100202', '10020211', false],
  ])('say it for the people who come too, or nothing: %s [A6, A7 rateplan]', async (productId, rate, takesPart) => {
    const { resources } = await roomsOf(
      { productId, checkInDate: MON, checkOutDate: TUE },
      contracts.hotelRateplan.path,
    )
    const { totalPrice = 0, memberPrices = [] } = ratesOf(resources)[rate] ?? {}
    expect(totalPrice).toBeGreaterThan(0)
    const gold = memberPrices.find(({ memberLevel }) => memberLevel === 3)?.memberPrice
    expect(gold).toBe(takesPart ? Math.ceil(totalPrice * 95) / 100 : undefined)
  })

  it('check a price before any member’s discount [A8]', async () => {
    const room = { productId: '100101', resourceId: '10010111', bookPriceTotal: 1776 }
    expect(await check(room)).toMatchObject({ data: { isChange: false, afterPrice: 1776 } })
  })

  it('have as many rooms as the fullest night leaves, and those that are full come last', async () => {
    await take('10010211', TUE, 3)
    const { resources } = await roomsOf(villa)
    expect(ratesOf(resources)['10010211']).toMatchObject({ status: 'sold-out', stock: 0 })
    expect(resources.map(({ resourceId }) => resourceId)).toEqual(['1001022', '1001021'])
  })

  it('have no rooms when they are off the shelf', async () => {
    expect((await roomsOf({ productId: '100107' })).resources).toEqual([])
  })

  it('cost what their people cost [A7 rateplan]', async () => {
    const asked = { productId: '100201', checkInDate: MON, checkOutDate: TUE }
    const path = contracts.hotelRateplan.path
    const { stay, resources } = await roomsOf({ ...asked, adultNum: 3, childNum: 1, childAges: [1] }, path)
    expect(stay).toMatchObject({ num: 1, adultNum: 3, childNum: 1, childAges: [1] })
    expect(ratesOf(resources)['10020111']).toMatchObject({ status: 'bookable', totalPrice: 4592 })
    const many = await roomsOf({ ...asked, adultNum: 4 }, path)
    expect(ratesOf(many.resources)['10020111']?.status).toBe('crowded')
  })

  it('say whether a price is still the same [A8]', async () => {
    expect(await check()).toMatchObject({ status: 200, data: { isChange: false, afterPrice: 5360 } })
    expect(await check({ bookPriceTotal: 5000 })).toMatchObject({ data: { isChange: true, afterPrice: 5360 } })
    const dearer = { productId: '100103', resourceId: '10010311', bookPriceTotal: 2 * 2 * 1180, num: 2 }
    expect(await check(dearer)).toMatchObject({ data: { isChange: true, afterPrice: 4720 + 2 * 2 * 120 } })
  })

  it('refuse with 6010109 what can’t be had [A8]', async () => {
    expect(await check({ productId: '100104', resourceId: '10010411' })).toMatchObject({ code: '6010109' })
    expect(await check({ resourceId: '404' })).toMatchObject({ code: '6010109' })
    await take('10010211', MON, 3)
    expect([(await check()).code, (await create()).code]).toEqual(['6010109', '6010109'])
  })

  it.each([
    ['a day that is over', { usingStartDate: '2026-11-01' }],
    ['more than 30 nights', { usingEndDate: '2027-01-07' }],
    ['an end that is none', { usingEndDate: MON }],
    ['more rooms than it takes', { num: 4 }],
    ['a room without a guest', { num: 2, passengerDTOs: passengersOf({ num: 1, adultNum: 2, childAges: [] }) }],
  ])('refuse %s [A5]', async (_what, more) => {
    expect(await check(more)).toMatchObject({ status: 400, code: 'invalid-request' })
  })

  it('refuse a rate that costs by who sleeps there when nobody is named, or more than it takes', async () => {
    const suite = { productId: '100201', resourceId: '10020111', usingEndDate: TUE }
    const named = (adultNum: number, childAges: number[] = []) =>
      check({ ...suite, passengerDTOs: passengersOf({ num: 1, adultNum, childAges }) })
    expect(await check(suite)).toMatchObject({ status: 400, code: 'invalid-request' })
    expect(await named(2, [1, 1, 1, 1, 1, 1, 1])).toMatchObject({ status: 400, code: 'invalid-request' })
    expect(await named(3, [1])).toMatchObject({ status: 200, data: { afterPrice: 4592 } })
    expect(await named(4)).toMatchObject({ code: '6010109' })
  })

  it('keep the total of who orders, and not the one that the page sent [A6, A7]', async () => {
    const bought = { productId: '100101', resourceId: '10010111', bookPriceTotal: 2 * 888 }
    const { data } = await create(bought)
    const { tempOrderId: id } = data as { tempOrderId: string }
    const kept = await readTempOrder(orm(), { id, memberId: MEMBER })
    expect(kept).toMatchObject({ body: { originalFen: 177_600, totalFen: 168_720 } })
    expect(kept).not.toHaveProperty('body.bookPriceTotal')
  })

  it('keep what a member chose, at the price of now [A7]', async () => {
    const { data } = await create({ bookPriceTotal: 5360 })
    const { tempOrderId } = data as { tempOrderId: string }
    const { bookPriceTotal: _seen, ...chosen } = choice()
    expect(await readTempOrder(orm(), { id: tempOrderId, memberId: MEMBER })).toMatchObject({
      kind: 'hotel',
      memberId: MEMBER,
      productId: '100102',
      body: { ...chosen, originalFen: 536_000, totalFen: 536_000 },
    })
    expect(await create({ bookPriceTotal: 5359 })).toMatchObject({ status: 409, code: 'price-changed' })
    expect((await post(contracts.hotelTempOrderCreate.path, choice())).status).toBe(401)
  })

  it('say what they are and where their page is', async () => {
    const reply = await app.inject({ url: '/online/product/hotel/100201/baseinfo' })
    const { data } = reply.json<{ data: Record<string, unknown> }>()
    expect(data).toMatchObject({ detailUrl: '/prohotel/100201', hotel: { openYear: 2022 }, store: { place: '澜湾岛' } })
    expect(JSON.stringify(data)).not.toMatch(/rooms|priceCheck|guestPricing/)
  })

  it('have texts for 酒店介绍 and 预订须知, cancelling last [A2]', async () => {
    const reply = await app.inject({ url: '/online/product/hotel/100101/explaininfo' })
    const { data } = reply.json<{ data: { introduction: object[]; notes: { title?: string }[] } }>()
    expect(data.introduction).toHaveLength(1)
    expect(data.notes.at(-1)?.title).toBe('退改规则')
  })
})
