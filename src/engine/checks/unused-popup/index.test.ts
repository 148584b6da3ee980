import { describe, expect, it } from 'vitest'
import { check, pageOf, withAction } from '../testing/shop.ts'

describe('unused-popup', () => {
  it('shows a popup that no action opens', () => {
    expect(check(pageOf({ popups: { rules: { title: '规则', blocks: [] } } }))).toEqual([
      { rule: 'unused-popup', underlined: '"rules"', message: '没有动作打开弹层「rules」' },
    ])
  })

  it('keeps quiet while something is wrong: a misspelt name may mean it', () => {
    expect(
      check(withAction({ do: 'open-popup', popup: 'rule' }, { popups: { rules: { title: '规则', blocks: [] } } })),
    ).toEqual([{ rule: 'unknown-popup', underlined: '"rule"', message: '本页没有弹层「rule」，是不是「rules」？' }])
  })
})
