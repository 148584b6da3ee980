import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('schedule-order', () => {
  it('shows an end before its start', () => {
    expect(
      check(pageOf({ blocks: [notices({ live: { from: '2026-12-01T00:00', until: '2026-11-20T00:00' } }), lists()] })),
    ).toEqual([
      {
        rule: 'schedule-order',
        underlined: '"2026-11-20T00:00"',
        message: '结束（2026-11-20T00:00）不晚于开始（2026-12-01T00:00），区块永远不会出现',
      },
    ])
  })

  it('shows an end at its start', () => {
    expect(
      check(pageOf({ blocks: [notices({ live: { from: '2026-12-01T00:00', until: '2026-12-01T00:00' } }), lists()] })),
    ).toEqual([
      {
        rule: 'schedule-order',
        underlined: '"2026-12-01T00:00"',
        message: '结束（2026-12-01T00:00）不晚于开始（2026-12-01T00:00），区块永远不会出现',
      },
    ])
  })

  it('allows one minute', () => {
    expect(
      check(pageOf({ blocks: [notices({ live: { from: '2026-12-01T00:00', until: '2026-12-01T00:01' } }), lists()] })),
    ).toEqual([])
  })
})
