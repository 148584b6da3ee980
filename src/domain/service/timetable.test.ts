import { describe, expect, it } from 'vitest'
import { shuttleBus } from '../../../sandbox/content/services/shuttle-bus.ts'
import { dolphin } from '../../../sandbox/content/services/dolphin.ts'
import { partyObstacle, partyOf, rulesText } from './party.ts'
import { bookableDays, isClosed, slotsOf, timesOn } from './timetable.ts'

const at = (time: string, day = '2026-11-20') => Date.parse(`${day}T${time}:00+08:00`)
const [shallow, swim] = dolphin.programs
const stay = { from: '2026-11-21', until: '2026-11-22' }

describe('the timetable of a service', () => {
  it('has the sessions of the weekday, and none on a closed day', () => {
    expect(timesOn(swim!, '2026-11-21').map(({ time }) => time)).toEqual(['09:30', '13:00', '16:30'])
    expect(timesOn(swim!, '2026-11-23'), 'a Monday').toEqual([])
    expect(timesOn({ ...shallow!, closedDays: ['2026-11-21'] }, '2026-11-21')).toEqual([])
    expect(timesOn(shallow!, '2026-02-30')).toEqual([])
  })

  it('is open until the time before a session that the service says', () => {
    expect(isClosed(shuttleBus, '2026-11-20', '09:00', at('08:30'))).toBe(false)
    expect(isClosed(shuttleBus, '2026-11-20', '09:00', at('08:31'))).toBe(true)
  })

  it('has the days of the stays alone where it is for guests', () => {
    expect(bookableDays(shuttleBus, [stay], at('12:00'))).toEqual(['2026-11-21', '2026-11-22'])
    expect(bookableDays(shuttleBus, [], at('12:00'))).toEqual([])
  })

  it('has every day as far ahead as it says where it is for everybody, and today while a session is left', () => {
    const days = bookableDays(dolphin, [], at('12:00'))
    expect([days.length, days[0], days.at(-1)]).toEqual([15, '2026-11-20', '2026-12-04'])
    expect(bookableDays(dolphin, [], at('15:31'))[0], 'the last session is at 16:30').toBe('2026-11-21')
  })

  it('says of each slot what is left, and why it can not be booked', () => {
    const taken = (_program: string, time: string) => ({ '11:00': 4, '14:00': 8 })[time] ?? 0
    const words = slotsOf({ ...dolphin, programs: [shallow!] }, '2026-11-20', taken, at('09:01'))
    expect(words.map(({ time, left, word, canBook }) => [time, left, word, canBook])).toEqual([
      ['10:00', 4, '已截止', false],
      ['11:00', 4, '仅剩 4 位', true],
      ['14:00', 0, '已满', false],
      ['15:30', 8, '充足', true],
    ])
  })

  it('never says that less than nothing is left, when an operator made a bus smaller', () => {
    const slots = slotsOf({ ...dolphin, programs: [shallow!] }, '2026-11-21', () => 99, at('09:00'))
    expect(slots.map(({ left }) => left)).toEqual([0, 0, 0, 0])
  })
})

describe('a party', () => {
  const each = (...people: readonly [age: number, height: number][]) =>
    partyOf(people.map(([age, height]) => ({ age, height })))

  it('on a bus is counted, with an adult among them', () => {
    const bus = (adults: number, children: number) =>
      partyObstacle(shuttleBus, shuttleBus.programs[0]!, { adults, children })
    expect([bus(1, 0), bus(6, 0), bus(0, 0), bus(5, 2), bus(0, 1)]).toEqual([
      ...[undefined, undefined, 'service-people', 'service-people', 'service-adult'],
    ])
  })

  it('in the water keeps to age and height, the young with somebody grown', () => {
    const water = (party: ReturnType<typeof each>) => partyObstacle(dolphin, shallow!, party)
    expect(water(each([40, 170], [5, 110]))).toBeUndefined()
    expect(water(each([40, 170], [4, 120]))).toBe('service-unfit')
    expect(water(each([40, 170], [9, 109]))).toBe('service-unfit')
    expect(water(each([12, 150]))).toBeUndefined()
    expect(water(each([11, 150]))).toBe('service-adult')
    expect(water({ adults: 1, children: 0 }), 'nobody was named').toBe('service-people')
  })

  it('reads the rules in words', () => {
    expect(rulesText(shallow!)).toBe('5 岁以上、身高 110 厘米以上、不满 12 岁要有成人一起')
    expect(rulesText({})).toBe('')
  })
})
