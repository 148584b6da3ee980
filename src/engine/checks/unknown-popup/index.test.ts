import { describe, expect, it } from 'vitest'
import { check, withAction } from '../testing/shop.ts'

describe('unknown-popup', () => {
  it('shows a popup that the page does not have', () => {
    expect(check(withAction({ do: 'open-popup', popup: 'rules' }))).toEqual([
      { rule: 'unknown-popup', underlined: '"rules"', message: '本页没有弹层「rules」' },
    ])
  })
})
