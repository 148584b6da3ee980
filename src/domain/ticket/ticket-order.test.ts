import { describe, expect, it } from 'vitest'
import type { Ticket } from '../../../schemas/domain/ticket.ts'
import { readTicketOrder, ticketOrderProblem, ticketOrderText, type TicketOrder } from './ticket-order.ts'
import { allowedPicks, mostOf, pick, readPicks, writePicks } from './ticket-picks.ts'
import { ticketTotal } from './ticket-total.ts'

const memberPrices = [
  { memberLevel: 3, memberLevelName: '金卡会员', memberPrice: 95.05, discountPercent: 95 },
  { memberLevel: 5, memberLevelName: '钻石会员', discountPercent: 90 },
]
const of = (resourceId: string, categoryType: 0 | 1 = 0, inventory = 10, singleMax = 6) => ({
  resourceId,
  resourceName: `票${resourceId}`,
  price: 100.05,
  inventory,
  singleMax,
  categoryType,
})
const dated = [of('a'), of('b'), of('c', 0, 2)]
const flex = [of('x', 1), of('y', 1)]

describe('[A5] copies of a ticket', () => {
  it.each([
    [6, 10, 6],
    [6, 3, 3],
    [6, 0, 0],
  ])('are at most min(singleMax %i, inventory %i) = %i', (singleMax, inventory, most) => {
    expect(mostOf(of('a', 0, inventory, singleMax))).toBe(most)
  })

  it('stand beside one another', () => {
    expect(pick(pick({}, 'a', 2, dated), 'b', 1, dated)).toEqual({ a: 2, b: 1 })
  })

  it('are gone at zero', () => {
    expect(pick({ a: 1, b: 1 }, 'a', 0, dated)).toEqual({ b: 1 })
  })

  it('of categoryType 1 stand alone, and give way to another', () => {
    expect(pick({ x: 2 }, 'y', 1, flex)).toEqual({ y: 1 })
    expect(pick({ a: 2 }, 'x', 1, [...dated, ...flex])).toEqual({ x: 1 })
    expect(pick({ x: 2 }, 'a', 1, [...dated, ...flex])).toEqual({ a: 1 })
    expect(pick({ x: 2 }, 'y', 0, flex)).toEqual({ x: 2 })
  })

  it('that are kept stay while they can be had', () => {
    expect(allowedPicks({ a: 9, c: 3, gone: 1, toString: 1 }, dated)).toEqual({ a: 6, c: 2 })
    expect(allowedPicks({ x: 1, y: 1 }, flex)).toEqual({ x: 1 })
  })

  it('are kept as a text, which is read with care', () => {
    expect(readPicks(writePicks({ a: 2, b: 11 }))).toEqual({ a: 2, b: 11 })
    expect(readPicks('a:0,b:-1,c:x,:3,d:100,e:2,__proto__:5')).toMatchObject({ e: 2 })
    expect([readPicks(undefined), readPicks('')]).toEqual([{}, {}])
  })
})

describe('the total of a ticket', () => {
  const resources = dated.map((one) => ({ ...one, memberPrices }))
  const total = (level: number | undefined, vipRate?: number) =>
    ticketTotal(resources, { a: 3, c: 1 }, { level, vipRate })

  it('is the sum of price times count, exact to the fen', () => {
    expect(total(undefined)).toMatchObject({ totalFen: 40_020, count: 4, discountFen: 0 })
    expect(ticketTotal(resources, {}, { level: 3 })).toEqual({ lines: [], totalFen: 0, count: 0, discountFen: 0 })
  })

  it("[A6] takes the member's price, and says what it saves", () => {
    expect(total(3)).toMatchObject({ totalFen: 38_020, discountFen: 2000 })
    expect(total(5)).toMatchObject({ totalFen: 36_020, discountFen: 4000 })
    expect(total(1).discountFen).toBe(0)
  })

  it('[A6] drops the discount when the vip rate is lower', () => {
    expect(total(3, 90)).toMatchObject({ totalFen: 40_020, discountFen: 0 })
    expect(total(3, 95).discountFen).toBe(2000)
  })

  it('lists what it is made of', () => {
    expect(total(3).lines[0]).toEqual({
      resourceId: 'a',
      name: '票a',
      count: 3,
      unitFen: 9505,
      sumFen: 28_515,
      discountFen: 1500,
    })
  })
})

describe('an order of a ticket', () => {
  it('goes as a JSON text and comes back', () => {
    const text = ticketOrderText('200101', { saleDate: '2026-11-21' }, { a: 2 })
    expect(readTicketOrder(text)).toEqual({
      productId: '200101',
      saleDate: '2026-11-21',
      resources: [{ resourceId: 'a', count: 2 }],
    })
  })

  it('takes of a text only what an order has', () => {
    const line = { resourceId: 'a', count: 2 }
    const text = JSON.stringify({ productId: '1', resources: [{ ...line, price: 0 }], totalFen: 0, memberId: '2' })
    expect(readTicketOrder(text)).toEqual({ productId: '1', resources: [line] })
  })

  it.each([
    'no json',
    '[]',
    '{"productId":"1"}',
    '{"productId":1,"resources":[]}',
    '{"productId":"1","saleDate":5,"resources":[]}',
    '{"productId":"1","resources":[{"resourceId":"a","count":-1}]}',
    '{"productId":"1","resources":[{"resourceId":"a","count":1.5}]}',
    '{"productId":"1","resources":[null]}',
  ])('is nothing else: %s', (text) => {
    expect(readTicketOrder(text)).toBeUndefined()
  })
})

describe('an order is refused', () => {
  const ticketOf = (more: Partial<Ticket> = {}): Ticket => ({
    effectTime: '2026-11-10',
    expireDate: '2026-12-31',
    typePublish: 1,
    typeEdit: 2,
    isFlexTicket: 0,
    unsubscribePolicyType: 1,
    realNameCertification: 0,
    sessions: [],
    groups: [{ ticketId: 'g', ticketName: '票', resources: [...dated, ...flex] }],
    ...more,
  })
  const moment = { now: '2026-11-20T12:00:00', taken: (id: string, day: string) => (id === 'b' && day ? 9 : 0) }
  const problem = (order: Partial<TicketOrder>, more?: Partial<Ticket>) =>
    ticketOrderProblem(
      ticketOf(more),
      { productId: '1', saleDate: '2026-11-21', resources: [{ resourceId: 'a', count: 1 }], ...order },
      moment,
    )
  const lines = (...pairs: readonly (readonly [string, number])[]) => ({
    resources: pairs.map(([resourceId, count]) => ({ resourceId, count })),
  })
  const sessions = [
    { sessionId: 'm', startTime: '10:00', endTime: '11:30', productIds: ['a'] },
    { sessionId: 'e', startTime: '18:00', endTime: '21:00', productIds: ['b'] },
  ]

  it('never while the ticket, the day and the copies can be had', () => {
    expect([problem({}), problem(lines(['a', 6], ['b', 1]))]).toEqual([undefined, undefined])
    expect(problem({ saleDate: undefined, ...lines(['x', 2]) }, { isFlexTicket: 1 })).toBeUndefined()
    expect(problem({ sessionId: 'e', ...lines(['b', 1]) }, { sessions })).toBeUndefined()
  })

  it('[A4] when the ticket is not on sale', () => {
    for (const more of [
      { typePublish: 0 },
      { typeEdit: 1 },
      { effectTime: '2026-11-21' },
      { expireDate: '2026-11-19' },
    ] as const)
      expect(problem({}, more)).toBe('not-on-sale')
  })

  it.each([undefined, '2026-11-19', '2027-01-01', 'never', '2026-11-21 ', '2026-11-21T00:00', '2026-11-31'])(
    'on a day that is not sold: %s',
    (saleDate) => {
      expect(problem({ saleDate })).toBe('not-on-sale')
    },
  )

  it('[A5] for more copies than there are, and for an exclusive one with another', () => {
    expect([problem(lines(['a', 7])), problem(lines(['b', 2])), problem(lines(['c', 3]))]).toEqual(
      Array.from({ length: 3 }, () => 'out-of-stock'),
    )
    expect(problem(lines(['x', 1], ['y', 1]), { isFlexTicket: 1 })).toBe('out-of-stock')
  })

  it('for what is not sold of the ticket, twice the same, or nothing', () => {
    expect([problem(lines(['x', 1])), problem(lines(['a', 1], ['a', 1])), problem(lines())]).toEqual(
      Array.from({ length: 3 }, () => 'invalid-request'),
    )
  })

  it('without its session, in one that has ended, or for what that one does not sell', () => {
    expect(problem({}, { sessions })).toBe('invalid-request')
    expect(problem({ sessionId: 'm', saleDate: '2026-11-20' }, { sessions })).toBe('not-on-sale')
    const begun = [{ ...sessions[0]!, startTime: '08:00', endTime: '23:00' }]
    const today = { sessionId: 'm', saleDate: '2026-11-20' }
    expect(problem(today, { sessions: begun }), 'it has begun').toBe('not-on-sale')
    const late = begun.map((one) => ({ ...one, lastEntry: '22:00' }))
    expect(problem(today, { sessions: late }), 'who is late may come in').toBeUndefined()
    expect(problem({ sessionId: 'e' }, { sessions })).toBe('invalid-request')
  })
})
