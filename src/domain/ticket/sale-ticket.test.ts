import { describe, expect, it } from 'vitest'
import { dayStockWord, leftOn, peopleWord, ticketDay, ticketGroups } from './sale-ticket.ts'

const day = (date: string, available: number, adultPrice?: number) => ({
  date,
  inventory: { available },
  ...(adultPrice !== undefined && { salePrice: { adultPrice } }),
})

describe('a ticket on a day', () => {
  const days = [day('2026-11-20', 3, 10), day('2026-11-21', 8)]

  it('is that day’s; one without a date is the same on all', () => {
    expect(ticketDay({ priceInventoryMode: 'D', priceAndInventories: days }, '2026-11-21')).toBe(days[1])
    expect(ticketDay({ priceInventoryMode: 'D', priceAndInventories: days }, '2026-11-22')).toBeUndefined()
    expect(ticketDay({ priceInventoryMode: 'T', priceAndInventories: days }, '')).toBe(days[0])
  })

  it('[B4] has a word for its stock, and none of a day without a price can be had', () => {
    const all = [day('d', 0, 1), day('d', 5, 1), day('d', 6, 1), day('d', 9), undefined]
    expect(all.map(dayStockWord)).toEqual(['售罄', '仅剩5', '充足', '不可订', '不可订'])
    expect(all.map(leftOn)).toEqual([0, 5, 6, 0, 0])
  })

  const wordFor = (availablePeopleType: 1 | 2 | 3 | 4, name: string) =>
    peopleWord({ availablePeopleType, essentialInfo: { basicInfo: { productId: '1', name } } })

  it('[B3] says whom it is for', () => {
    const words = ([1, 2, 3, 4] as const).map((type) => wordFor(type, '夜游票'))
    expect(words).toEqual(['成人', '儿童', undefined, '团体'])
  })

  it('says it once: not behind a name that says it', () => {
    expect([wordFor(1, '成人'), wordFor(2, '儿童入园票'), wordFor(3, '家庭共用份'), wordFor(4, '团体票')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('groups of tickets', () => {
  it('stand in the order of their first tickets; those without a group are one', () => {
    const tickets = [{ groupName: '门票' }, {}, { groupName: '餐饮' }, { groupName: '门票' }]
    expect(ticketGroups(tickets)).toEqual([
      { name: '门票', tickets: [tickets[0], tickets[3]] },
      { tickets: [tickets[1]] },
      { name: '餐饮', tickets: [tickets[2]] },
    ])
    expect(ticketGroups([])).toEqual([])
  })
})
