import { describe, expect, it } from 'vitest'
import type { Ticket, TicketResource } from '../../../schemas/domain/ticket.ts'
import { chosenDate, chosenSession, sessionState, ticketCalendar, ticketDay } from './ticket-calendar.ts'
import { resourceDay, soldGroups, ticketDates, ticketSaleState } from './ticket-sale.ts'

const resource = (resourceId: string, more: Partial<TicketResource> = {}): TicketResource => ({
  resourceId,
  resourceName: resourceId,
  price: 100,
  inventory: 10,
  singleMax: 6,
  categoryType: 0,
  ...more,
})

const ticketOf = (resources: readonly TicketResource[], more: Partial<Ticket> = {}): Ticket => ({
  effectTime: '2026-11-10',
  expireDate: '2027-12-31',
  typePublish: 1,
  typeEdit: 2,
  isFlexTicket: 0,
  unsubscribePolicyType: 1,
  realNameCertification: 0,
  sessions: [],
  groups: [{ ticketId: 'g', ticketName: '票', resources: [...resources] }],
  ...more,
})

const none = () => 0
const NOW = '2026-11-20T12:00:00'
const noon = { now: NOW, taken: none }
const session = (sessionId: string, startTime: string, endTime: string, productIds: string[]) => ({
  sessionId,
  startTime,
  endTime,
  productIds,
})

describe('[A4] a ticket is on sale', () => {
  const validity = { typePublish: 1, typeEdit: 2, effectTime: '2026-11-20', expireDate: '2026-11-30' } as const

  it.each([
    ['2026-11-19', 'not-yet'],
    ['2026-11-20', 'on-sale'],
    ['2026-11-30', 'on-sale'],
    ['2026-12-01', 'over'],
  ])('from effectTime to expireDate, both days in: %s is %s', (today, state) => {
    expect(ticketSaleState(validity, today)).toBe(state)
  })

  it.each([
    [0, 2],
    [1, 1],
    [0, 1],
  ] as const)('only published and finished: typePublish %i and typeEdit %i is not', (typePublish, typeEdit) => {
    expect(ticketSaleState({ ...validity, typePublish, typeEdit }, '2026-11-25')).toBe('not-published')
  })
})

describe('[A9] the calendar of a ticket', () => {
  it('begins today and ends six months on', () => {
    expect(ticketDates(ticketOf([]), '2026-11-20')).toEqual({ first: '2026-11-20', last: '2027-05-20' })
  })

  it('has no day before effectTime and none after expireDate', () => {
    const validity = { effectTime: '2026-12-01', expireDate: '2026-12-24' }
    expect(ticketDates(validity, '2026-11-20')).toEqual({ first: '2026-12-01', last: '2026-12-24' })
    expect(ticketDates(validity, '2026-12-25')).toBeUndefined()
    expect(ticketCalendar(ticketOf([resource('a')], validity), { ...noon, now: '2026-12-25T00:00:00' })).toEqual([])
  })

  it('shows for a day the lowest price that can be had, and how many there are of what there is most of', () => {
    const ticket = ticketOf([
      resource('a', { price: 80, inventory: 0 }),
      resource('b', { price: 120, inventory: 3 }),
      resource('c', { price: 498, inventory: 2 }),
    ])
    expect(ticketDay(ticket, '2026-11-21', noon)).toEqual({ priceFen: 12_000, stock: 3 })
  })

  it('shows the price of what somebody comes for: what costs less than the ticket starts at only where nothing else is left', () => {
    const child = resource('child', { price: 80 })
    const price = (...all: TicketResource[]) =>
      ticketDay(ticketOf(all), '2026-11-21', { ...noon, startPrice: 120 })?.priceFen
    expect(price(child, resource('adult', { price: 120 }))).toBe(12_000)
    expect(price(child, resource('adult', { price: 120, inventory: 0 }))).toBe(8_000)
  })

  it('shows a day on which all is gone as sold out, still with its price', () => {
    const ticket = ticketOf([resource('a', { price: 80 }), resource('b', { price: 60, inventory: 0 })])
    expect(ticketDay(ticket, '2026-11-21', { now: NOW, taken: () => 10 })).toEqual({ priceFen: 6000, stock: 0 })
  })

  it('knows the days on which price or stock differ, and those that have no price', () => {
    const exceptions = [
      { date: '2026-11-21', price: 150, stock: 2 },
      { date: '2026-11-22', noPrice: true },
    ]
    const ticket = ticketOf([resource('a', { exceptions })])
    const days = ticketCalendar(ticket, noon).slice(0, 3)
    expect(days.map(({ day }) => day)).toEqual([
      { priceFen: 10_000, stock: 10 },
      { priceFen: 15_000, stock: 2 },
      { priceFen: undefined, stock: 0 },
    ])
  })
})

describe('[A5] what is sold of a ticket', () => {
  const groups = [
    { ticketId: 'g1', ticketName: '单日', resources: [resource('dated')] },
    { ticketId: 'g2', ticketName: '混合', resources: [resource('flex', { categoryType: 1 }), resource('dated2')] },
  ]
  const ids = (isFlexTicket: 0 | 1) =>
    soldGroups({ groups, isFlexTicket }).map(({ resources }) => resources.map(({ resourceId }) => resourceId))

  it('are the resources whose categoryType matches isFlexTicket; a group without any is left away', () => {
    expect([ids(0), ids(1)]).toEqual([[['dated'], ['dated2']], [['flex']]])
  })

  it('is counted by the day, of a flex ticket at all', () => {
    const one = resource('a', { inventory: 5 })
    const taken = (_id: string, day: string) => ({ '2026-11-21': 2, '': 4 })[day] ?? 0
    const stockOf = (isFlexTicket: 0 | 1) =>
      resourceDay(ticketOf([one], { isFlexTicket }), one, '2026-11-21', taken)?.stock
    expect([stockOf(0), stockOf(1)]).toEqual([3, 1])
  })
})

describe('a session', () => {
  const morning = session('m', '10:00', '11:30', ['a'])
  const evening = session('e', '18:00', '21:00', ['b'])
  const ticket = ticketOf([resource('a'), resource('b')], { sessions: [morning, evening] })

  it('can be come to until it begins, or until its last entry, and is over when it ends, on its own day', () => {
    const stateAt = (time: string, date: string) =>
      sessionState(ticket, { ...morning, lastEntry }, date, { now: `2026-11-20T${time}`, taken: none })
    let lastEntry = '10:00'
    const states = () => ['09:59:59', '10:00:00', '11:29:59', '11:30:00'].map((time) => stateAt(time, '2026-11-20'))
    expect(states()).toEqual(['open', 'begun', 'begun', 'over'])
    lastEntry = '11:00'
    expect(states()).toEqual(['open', 'open', 'begun', 'over'])
    expect(stateAt('11:30:00', '2026-11-21')).toBe('open')
  })

  it('is sold out when nothing that it sells is left', () => {
    const taken = (id: string) => (id === 'b' ? 10 : 0)
    expect(sessionState(ticket, evening, '2026-11-20', { now: NOW, taken })).toBe('sold-out')
  })

  it('that is asked for is chosen while it is open, else the first that is', () => {
    const chosen = (id: string | undefined) => chosenSession(ticket, '2026-11-20', id, noon)?.sessionId
    expect([chosen('e'), chosen('m'), chosen(undefined), chosen('x')]).toEqual(['e', 'e', 'e', 'e'])
    expect(chosenSession(ticket, '2026-11-21', undefined, noon)?.sessionId).toBe('m')
    expect(chosenSession(ticketOf([resource('a')]), '2026-11-21', 'm', noon)).toBeUndefined()
  })

  it('that has ended leaves its resources out of the day', () => {
    const late = { now: '2026-11-20T21:00:00', taken: none }
    expect(ticketDay(ticket, '2026-11-20', late)?.stock).toBe(0)
    expect(chosenDate(ticket, undefined, late)).toBe('2026-11-21')
  })
})

describe('the day', () => {
  const ticket = ticketOf([resource('a', { exceptions: [{ date: '2026-11-20', stock: 0 }] })])

  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2026-11-20', '2026-11-21'],
    ['2026-11-19', '2026-11-21'],
    ['2027-05-21', '2026-11-21'],
    ['tomorrow', '2026-11-21'],
    [undefined, '2026-11-21'],
  ])('that is asked for is chosen while it can be had, else the first that can: %s is %s', (asked, date) => {
    expect(chosenDate(ticket, asked, noon)).toBe(date)
  })

  it('is the first of all when every day is sold out', () => {
    expect(chosenDate(ticketOf([resource('a', { inventory: 0 })]), '2026-12-24', noon)).toBe('2026-11-20')
  })
})
