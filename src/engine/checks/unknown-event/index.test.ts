import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('unknown-event', () => {
  it('shows an event that the widget does not give', () => {
    expect(check(pageOf({ blocks: [notices(), lists({}, { on: { selected: [{ do: 'back' }] } })] }))).toEqual([
      {
        rule: 'unknown-event',
        underlined: '"selected"',
        message: '组件「list」没有事件「selected」，是不是「select」？',
      },
    ])
  })

  it('shows an event of a widget without any', () => {
    expect(check(pageOf({ blocks: [notices({ on: { click: [{ do: 'back' }] } }), lists()] }))).toEqual([
      { rule: 'unknown-event', underlined: '"click"', message: '组件「notice」没有事件「click」' },
    ])
  })
})
