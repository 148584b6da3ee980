import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, shop } from '../testing/shop.ts'

const at = (now: string | undefined, live: object) =>
  check(pageOf({ blocks: [notices({ live }), lists()] }), { ...shop, now }).map(({ rule, message }) => [rule, message])

describe('schedule-over', () => {
  const live = { from: '2026-11-20T00:00', until: '2026-12-01T00:00' }

  it('shows a block whose last minute has gone', () => {
    const told = [['schedule-over', '排期到 2026-12-01T00:00 已经结束，区块不会再出现']]
    expect(at('2026-11-30T23:59', live)).toEqual([])
    expect(at('2026-12-01T00:00', live)).toEqual(told)
    expect(at('2027-01-01T00:00', live)).toEqual(told)
  })

  it('says nothing of what has no end, and nothing where nobody says what time it is', () => {
    expect(at('2027-01-01T00:00', { from: '2026-11-20T00:00' })).toEqual([])
    expect(at(undefined, live)).toEqual([])
  })
})
