import { expect, it } from 'vitest'
import { endOfEntry, isEntryOver, nextTurnOfDays } from './entry-time.ts'

it.each([
  ['a day until it is over', undefined, '2027-01-01T00:00'],
  ['a session until it begins', { startTime: '17:00' }, '2026-12-31T17:00'],
  ['a session that lets in who is late', { startTime: '17:00', lastEntry: '18:30' }, '2026-12-31T18:30'],
  ['one that lets in past midnight', { startTime: '22:00', lastEntry: '00:30' }, '2027-01-01T00:30'],
] as const)('%s can be come to', (_what, hours, end) => {
  expect(endOfEntry('2026-12-31', hours)).toBe(end)
})

it('who comes before the last entry is not late, on both sides of midnight', () => {
  const hours = { startTime: '22:00', lastEntry: '00:30' }
  const isOver = (now: string) => isEntryOver(hours, '2028-02-29', now)
  expect(['2028-02-29T12:00:00', '2028-02-29T23:59:59', '2028-03-01T00:29:59'].map(isOver)).toEqual([
    false,
    false,
    false,
  ])
  expect(isOver('2028-03-01T00:30:00')).toBe(true)
})

it.each([
  ['without a session: when today is over', [], '2026-12-31T12:00:00', '2027-01-01T00:00'],
  [
    'before a session of today: at its last entry',
    [{ startTime: '17:00', lastEntry: '18:30' }],
    '2026-12-31T17:00:00',
    '2026-12-31T18:30',
  ],
  ['after it: when today is over', [{ startTime: '17:00' }], '2026-12-31T17:00:00', '2027-01-01T00:00'],
  [
    'of several: at the first that is still to come',
    [{ startTime: '20:00' }, { startTime: '10:00' }, { startTime: '15:00' }],
    '2026-12-31T10:00:00',
    '2026-12-31T15:00',
  ],
  [
    'past midnight: at the last entry of last night',
    [{ startTime: '22:00', lastEntry: '00:30' }],
    '2027-01-01T00:10:00',
    '2027-01-01T00:30',
  ],
] as const)('the days that can be chosen are next others %s', (_what, sessions, now, turn) => {
  expect(nextTurnOfDays(sessions, now)).toBe(turn)
})
