import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, shop } from '../testing/shop.ts'

const tip = { blocks: [notices()] }
const page = pageOf({ blocks: [lists(), { part: 'tpi' }] })

describe('unknown-part', () => {
  it('shows a part that is not there, with the one that was probably meant', () => {
    expect(check(page, { ...shop, parts: { tip: tip as never } })).toEqual([
      { rule: 'unknown-part', underlined: '"tpi"', message: '没有部件「tpi」，是不是「tip」？' },
    ])
  })

  it('says of one that does not pass its own check where to look', () => {
    expect(check(page, { ...shop, refusedParts: ['tpi'] })).toEqual([
      { rule: 'unknown-part', underlined: '"tpi"', message: '部件没有通过检查，先改 pages/parts/tpi.json' },
    ])
  })
})
