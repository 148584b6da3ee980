import { describe, expect, it } from 'vitest'
import { check, withAction } from '../testing/shop.ts'

describe('unknown-action', () => {
  it('shows an action that there is not', () => {
    expect(check(withAction({ do: 'tost', text: '好' }))).toEqual([
      { rule: 'unknown-action', underlined: '"tost"', message: '没有动作「tost」，是不是「toast」？' },
    ])
  })

  it('does not take a name of JavaScript for an action', () => {
    expect(check(withAction({ do: 'valueOf' }))).toEqual([
      {
        rule: 'unknown-action',
        underlined: '"valueOf"',
        message: '没有动作「valueOf」，有哪些在工作台的「加动作」里看',
      },
    ])
  })
})
