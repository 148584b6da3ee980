import { describe, expect, it } from 'vitest'
import { check, withAction } from '../testing/shop.ts'

describe('unknown-scroll-target', () => {
  it('shows a block that the page does not have', () => {
    expect(check(withAction({ do: 'scroll-to', block: 'tipp' }))).toEqual([
      { rule: 'unknown-scroll-target', underlined: '"tipp"', message: '本页没有区块「tipp」，是不是「tip」？' },
    ])
  })

  it('allows one that it has', () => {
    expect(check(withAction({ do: 'scroll-to', block: 'tip' }))).toEqual([])
  })
})
