import { describe, expect, it } from 'vitest'
import { check, withAction } from '../testing/shop.ts'

describe('action-argument', () => {
  it('shows an argument that the action does not take', () => {
    expect(check(withAction({ do: 'toast', txt: '好' }))).toEqual([
      { rule: 'action-argument', underlined: '"txt"', message: '没有参数「txt」，是不是「text」？' },
    ])
  })

  it('shows the action that lacks an argument', () => {
    expect(check(withAction({ do: 'toast' }))).toEqual([
      { rule: 'action-argument', underlined: '"toast"', message: '缺少参数「text」（要显示的话）' },
    ])
  })

  it('shows an argument of the wrong kind', () => {
    expect(check(withAction({ do: 'toast', text: 5 }))).toEqual([
      { rule: 'action-argument', underlined: '5', message: '「text」应该是文字，却是数字' },
    ])
  })

  it('shows a state set to another kind than it has', () => {
    expect(check(withAction({ do: 'set-state', key: 'tab', to: '一' }, { state: { tab: 0 } }))).toEqual([
      { rule: 'action-argument', underlined: '"一"', message: '「to」应该是数字，却是文字' },
    ])
  })

  it('allows a state to be emptied by an expression that may have no value', () => {
    expect(
      check(withAction({ do: 'set-state', key: 'place', to: '{{ event.item.tag }}' }, { state: { place: '' } })),
    ).toEqual([])
  })

  it('allows expressions over the event', () => {
    expect(check(withAction({ do: 'toast', text: '选了 {{ event.item.name }}' }))).toEqual([])
  })
})
