import { describe, expect, it } from 'vitest'
import {
  agesProblem,
  guestCount,
  guestsOfTexts,
  guestsOr,
  passengersOf,
  roomsOfPassengers,
  textsOfGuests,
} from './hotel-guests.ts'

const usual = { num: 1, adultNum: 2, childNum: 0, childAges: [] }
const family = { num: 2, adultNum: 3, childNum: 2, childAges: [0, 17] }

describe('guestsOr', () => {
  it('begins with 1 room, 2 adults and no children [A9]', () => {
    expect(guestsOr(undefined)).toEqual(usual)
    expect(guestsOr({})).toEqual(usual)
  })

  it('begins with one adult where the product takes one', () => {
    expect(guestsOr(undefined, { maxRooms: 1, maxAdults: 1, maxChildren: 0 }).adultNum).toBe(1)
  })

  it('keeps what was chosen', () => {
    expect(guestsOr(family)).toEqual(family)
  })

  it.each([
    ['rooms 1-9', { num: 10 }, { num: 0 }],
    ['adults per room 1-10', { adultNum: 11 }, { adultNum: 0 }],
    ['whole numbers', { num: 1.5 }, { adultNum: Number.NaN }],
  ])('takes no other than %s [A9]', (_rule, one, other) => {
    expect([guestsOr(one), guestsOr(other)]).toEqual([usual, usual])
  })

  it('takes as many as the product does [A3 roomLimits]', () => {
    const limits = { maxRooms: 2, maxAdults: 3, maxChildren: 1 }
    expect(guestsOr({ num: 3, adultNum: 3 }, limits)).toEqual({ ...usual, adultNum: 3 })
    expect(guestsOr(family, limits).childNum).toBe(0)
  })

  it('leaves children away whose ages are not all there, or not 0-17 [A5, A9]', () => {
    expect(guestsOr({ ...family, childAges: [3] })).toEqual({ ...family, childNum: 0, childAges: [] })
    expect(guestsOr({ ...family, childAges: [3, 18] }).childNum).toBe(0)
  })
})

describe('guestsOfTexts', () => {
  it('reads back what stands in an address', () => {
    expect(textsOfGuests(family)).toEqual({ num: '2', adultNum: '3', childNum: '2', childAges: '0,17' })
    expect(guestsOfTexts(textsOfGuests(family))).toEqual(family)
    expect(guestsOfTexts(textsOfGuests(usual))).toEqual(usual)
  })

  it('reads nothing out of what is none', () => {
    expect(guestsOfTexts({ num: '-1', adultNum: '2e0', childNum: '1', childAges: 'x' })).toEqual(usual)
    expect(guestsOfTexts({})).toEqual(usual)
  })
})

describe('agesProblem', () => {
  it('says 请选择儿童年龄 unless every child has an age of 0-17 [A5]', () => {
    expect(agesProblem(2, [3, undefined])).toBe('请选择儿童年龄')
    expect(agesProblem(2, [3])).toBe('请选择儿童年龄')
    expect(agesProblem(1, [18])).toBe('请选择儿童年龄')
    expect(agesProblem(1, [0])).toBeUndefined()
    expect(agesProblem(0, [])).toBeUndefined()
  })
})

describe('passengersOf', () => {
  it('names every guest of every room, adults first [A3]', () => {
    expect(passengersOf({ num: 2, adultNum: 1, childAges: [4] })).toEqual([
      { type: 1, roomIndex: 1 },
      { type: 2, roomIndex: 1, age: 4 },
      { type: 1, roomIndex: 2 },
      { type: 2, roomIndex: 2, age: 4 },
    ])
  })

  it('is read back by room', () => {
    const room = { adults: 3, childAges: [0, 17] }
    expect(roomsOfPassengers(2, passengersOf(family))).toEqual([room, room])
  })

  it('refuses more people in a room than the product takes [A9]', () => {
    const of = (adultNum: number, childAges: number[]) => passengersOf({ num: 1, adultNum, childAges })
    expect(roomsOfPassengers(1, of(11, []))).toBeUndefined()
    expect(roomsOfPassengers(1, of(2, [1, 1, 1, 1, 1, 1, 1]))).toBeUndefined()
    const limits = { maxRooms: 1, maxAdults: 2, maxChildren: 1 }
    expect(roomsOfPassengers(1, of(2, [1]), limits)).toEqual([{ adults: 2, childAges: [1] }])
    expect([roomsOfPassengers(1, of(3, []), limits), roomsOfPassengers(1, of(2, [1, 2]), limits)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('refuses a room without adult, a child without age, and a room that there is not [A5]', () => {
    expect(roomsOfPassengers(2, [{ type: 1, roomIndex: 1 }])).toBeUndefined()
    expect(
      roomsOfPassengers(1, [
        { type: 1, roomIndex: 1 },
        { type: 2, roomIndex: 1 },
      ]),
    ).toBeUndefined()
    expect(
      roomsOfPassengers(1, [
        { type: 1, roomIndex: 1 },
        { type: 1, roomIndex: 2 },
      ]),
    ).toBeUndefined()
  })
})

describe('guestCount', () => {
  it('[B3] is who stays in all rooms; two adults a room whose price does not go by people [A9]', () => {
    const passengerDTOs = [
      ...[1, 1, 2].map((roomIndex) => ({ type: 1 as const, roomIndex })),
      { type: 2 as const, roomIndex: 1 },
    ]
    expect(guestCount({ num: 2, passengerDTOs })).toEqual({ adults: 3, childs: 1 })
    expect(guestCount({ num: 2, passengerDTOs: [] })).toEqual({ adults: 4, childs: 0 })
  })
})
