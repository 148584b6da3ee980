import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { ComingStay } from '../../schemas/domain/coming-stay.ts'
import * as tables from '../../server/db/schema.ts'
import { NOW } from '../../server/orders/testing/order-book.ts'
import { addDays, shopDay } from '../../src/domain/dates.ts'
import { numberEndingWith } from '../../src/domain/order/identity-number.ts'
import { describeInSandbox } from '../fixtures/databases.ts'
import { instancesOf } from '../fixtures/instances.ts'

const clock = { now: () => NOW, offset: () => 0 }
const TOMORROW = addDays(shopDay(NOW), 1)
/** With a stay; with points and coupons; without open orders; asks for a check. */
const [GOLD, BLACK, FREE, NAMED] = ['900003', '900006', '900042', '900001']
/** A rate of the hotel in which the gold member stays in December, its rooms of a night, and those nights. */
const [GUEST_ROOM, GUEST_ROOMS, NIGHTS] = ['10010111', 12, ['2026-12-13', '2026-12-14']] as const

interface Reply {
  readonly code?: string
  readonly message?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Two taps on one form, the second before the first was answered: on PostgreSQL each is another instance's. */
describeInSandbox('a form that is sent twice at once', NOW, (opened) => {
  const db = () => opened().database.orm
  const { at, tokenOf } = instancesOf(opened, clock)
  const sendBy = async (app: FastifyInstance, name: keyof typeof contracts, token: string, payload: object) => {
    const { method, path } = contracts[name]
    const reply = await app.inject({ method, url: path, payload, headers: { authorization: `Bearer ${token}` } })
    return reply.json<Reply>()
  }
  const twice = async (name: keyof typeof contracts, memberId: string, payload: object): Promise<Reply[]> => {
    const token = await tokenOf(memberId)
    return Promise.all([0, 1].map((turn) => sendBy(at(turn), name, token, payload)))
  }
  const same = ([one, next]: readonly Reply[]) => {
    expect(one, 'both are told the same').toEqual({ ...one, data: expect.anything() as unknown })
    expect(next?.data).toEqual(one?.data)
    return one!.data!
  }

  it('keeps what a guest asks for once', async () => {
    const wishes = { arrival: '12:00–15:00', babyCots: 1, highFloor: true, quietRoom: true, remark: '要一个加湿器' }
    expect(same(await twice('saveStayWishes', GOLD, { orderId: '90000324', wishes }))).toEqual({ id: '90000324' })
    expect(await db().$count(tables.stayWishes, eq(tables.stayWishes.orderId, '90000324'))).toBe(1)
  })

  /** A room for the days of the own stay, as the page of guest rooms orders it (B2.9). @returns what its order is made of */
  const chooseGuestRoom = async () => {
    const token = await tokenOf(GOLD)
    const ask = (name: 'hotelCheckPriceChange' | 'hotelTempOrderCreate', reqDtos: object) =>
      sendBy(at(0), name, token, { moduleId: 10101, reqDtos })
    const { data } = await sendBy(at(0), 'comingStay', token, {})
    const stays = data?.['stays'] as readonly ComingStay[]
    const { productId, bookFrom, checkOutDate } = stays.find(({ orderId }) => orderId === '90000324')!
    const room = {
      ...{ productId, resourceId: GUEST_ROOM, usingStartDate: bookFrom, usingEndDate: checkOutDate, num: 1 },
      passengerDTOs: [1, 2].map(() => ({ type: 1, roomIndex: 1 })),
    }
    const price = (await ask('hotelCheckPriceChange', { ...room, bookPriceTotal: 1 })).data!['afterPrice']
    const kept = await ask('hotelTempOrderCreate', { ...room, bookPriceTotal: price })
    const shoppingId = String(kept.data?.['tempOrderId'])
    const url = contracts.shoppingInfo.path.replace(':id', shoppingId)
    const info = await at(0).inject({ url, headers: { authorization: `Bearer ${token}` } })
    const { priceDetail } = info.json<{ data: { priceDetail: { bookPriceTotal: number } } }>().data
    const contacts = { name: '顾长风', phone: '13800000003' }
    return { reqDtos: { shoppingId, bookPriceTotal: priceDetail.bookPriceTotal, contacts } }
  }
  const ofGuestRoom = and(eq(tables.stockTaken.itemId, GUEST_ROOM), inArray(tables.stockTaken.day, NIGHTS))
  const guestRoomsTaken = async () => {
    const nights = await db().select().from(tables.stockTaken).where(ofGuestRoom).orderBy(tables.stockTaken.day)
    return nights.map(({ taken }) => taken)
  }

  it('orders one guest room', async () => {
    const order = await chooseGuestRoom()
    const [first, second] = await guestRoomsTaken()
    const { orderId } = same(await twice('bookOrder', GOLD, order))
    expect(await db().$count(tables.orders, eq(tables.orders.id, String(orderId)))).toBe(1)
    expect(await guestRoomsTaken()).toEqual([first! + 1, second! + 1])
  })

  it('gives the last guest room to one of a member’s two phones, and tells the other what holds it', async () => {
    const orders = [await chooseGuestRoom(), await chooseGuestRoom()]
    await db()
      .update(tables.stockTaken)
      .set({ taken: GUEST_ROOMS - 1 })
      .where(ofGuestRoom)
    const token = await tokenOf(GOLD)
    const replies = await Promise.all(orders.map((order, turn) => sendBy(at(turn), 'bookOrder', token, order)))
    expect(replies.filter(({ data }) => data?.['orderId'])).toHaveLength(1)
    expect(replies.flatMap(({ message }) => message ?? [])).toEqual(['还有待支付的同款订单，请先支付或取消'])
    expect(await guestRoomsTaken()).toEqual([GUEST_ROOMS, GUEST_ROOMS])
  })

  it('keeps the wishes of one of two phones, whole', async () => {
    const asked = [
      { arrival: '12:00–15:00', babyCots: 1, highFloor: true, quietRoom: false, remark: '要一个加湿器' },
      { arrival: '18:00–21:00', babyCots: 0, highFloor: false, quietRoom: true, remark: '要一张婴儿床' },
    ]
    const token = await tokenOf(GOLD)
    const sent = asked.map((wishes, turn) => sendBy(at(turn), 'saveStayWishes', token, { orderId: '90000324', wishes }))
    same(await Promise.all(sent))
    const [kept] = await db().select().from(tables.stayWishes).where(eq(tables.stayWishes.orderId, '90000324'))
    expect(asked).toContainEqual(kept?.body)
  })

  it('sends one health form', async () => {
    const values = {
      ...{ name: '顾长风', phone: '13800000003', document: '440524188001010014', temperature: '36.5' },
      ...{ from: '广州', visitDay: TOMORROW, answers: { fever: false, contact: false } },
    }
    same(await twice('saveHealthForm', BLACK, { locationCode: 'lanwan-island', consent: true, values }))
    const mine = and(eq(tables.healthForms.memberId, BLACK), eq(tables.healthForms.placeCode, 'lanwan-island'))
    expect(await db().$count(tables.healthForms, mine)).toBe(1)
  })

  it.each([
    [
      'of the bus',
      { serviceId: 'bus', programId: 'airport-out', day: TOMORROW, time: '17:30', adults: 1, children: 0 },
      GOLD,
    ],
    [
      'with dolphins',
      {
        ...{ serviceId: 'dolphin', programId: 'shallow', day: TOMORROW, time: '11:00', adults: 1, children: 0 },
        ...{ participants: [{ age: 35, height: 176 }], consent: true },
      },
      FREE,
    ],
  ])('takes one seat %s', async (_, asked, member) => {
    const requestKey = `two-taps-${asked.serviceId}`
    const contact = { name: '顾长风', phone: '13800000003' }
    same(await twice('reserveService', member, { ...asked, contact, requestKey }))
    const { serviceReservations: made } = tables
    expect(await db().$count(made, eq(made.requestKey, requestKey))).toBe(1)
  })

  it('writes one new address in the book, and a changed one as it was sent', async () => {
    const address = {
      ...{ name: '顾长风', phone: '13800000003', province: '海南省', city: '三亚市', district: '天涯区' },
      ...{ detail: '椰林路 18 号', isDefault: false },
    }
    const ofMember = eq(tables.memberAddresses.memberId, FREE)
    const before = await db().$count(tables.memberAddresses, ofMember)
    const { id } = same(await twice('saveAddress', FREE, { reqDtos: address }))
    expect(await db().$count(tables.memberAddresses, ofMember)).toBe(before + 1)
    same(await twice('saveAddress', FREE, { reqDtos: { ...address, id, detail: '椰林路 20 号' } }))
    expect(await db().$count(tables.memberAddresses, ofMember)).toBe(before + 1)
  })

  it('sends one comment', async () => {
    const comment = { orderNo: '90000314', score: 5, scoreInfos: [], content: '教练很耐心，孩子学会了。', pictures: [] }
    same(await twice('saveComment', GOLD, comment))
    expect(await db().$count(tables.comments, eq(tables.comments.orderId, '90000314'))).toBe(1)
  })

  it('applies for one invoice', async () => {
    const asked = { titleType: 'personal', title: '顾长风', email: 'gu@example.com' }
    same(await twice('invoiceApply', GOLD, { orderNo: '90000311', ...asked }))
    expect(await db().$count(tables.invoices, eq(tables.invoices.orderId, '90000311'))).toBe(1)
  })

  it('gives one link to a coupon', async () => {
    const [own] = await db()
      .select({ id: tables.memberCoupons.couponId })
      .from(tables.memberCoupons)
      .where(eq(tables.memberCoupons.memberId, '900005'))
    const { transferId } = same(await twice('transferGive', '900005', { kind: 'coupon', id: own!.id }))
    const ofCoupon = and(eq(tables.transfers.giverId, '900005'), eq(tables.transfers.thingId, own!.id))
    const given = await db().select({ id: tables.transfers.id }).from(tables.transfers).where(ofCoupon)
    expect(given).toEqual([{ id: transferId }])
  })

  it('checks a real name once, and tells the other the same', async () => {
    const number = numberEndingWith('11010119900307', '123')
    const known = { name: '林小满', number, isAgreed: true, keepTraveller: true }
    expect(same(await twice('realNameCheck', NAMED, known))['isVerified']).toBe(true)
    expect(await db().$count(tables.realNames, eq(tables.realNames.memberId, NAMED))).toBe(1)
  })

  it('closes an account once, and tells the other the same, or that nobody is logged in any more', async () => {
    // The place that the member took above would keep the account open.
    await db().delete(tables.serviceReservations).where(eq(tables.serviceReservations.memberId, FREE))
    const token = await tokenOf(FREE)
    await sendBy(at(0), 'closureCode', token, {})
    const [sent] = await db().select().from(tables.smsMessages)
    const code = /\d{6}/.exec(sent?.text ?? '')?.[0]
    const answers = await Promise.all(
      [0, 1].map((turn) => sendBy(at(turn), 'accountClose', token, { code, isAgreed: true })),
    )
    const told = answers.map((answer) => answer.data?.['dueTime'] ?? answer.code)
    expect(told).toContain('2026-11-27T10:00:00')
    for (const one of told) expect(['2026-11-27T10:00:00', 'not-logged-in']).toContain(one)
    const { accountClosures: closures } = tables
    expect(await db().$count(closures, eq(closures.memberId, FREE))).toBe(1)
  })
})
