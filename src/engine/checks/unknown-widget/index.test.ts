import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('unknown-widget', () => {
  it('shows a widget that there is not, and the nearest', () => {
    expect(check(pageOf({ blocks: [notices(), notices({ id: 'b', widget: 'notices' }), lists()] }))).toEqual([
      { rule: 'unknown-widget', underlined: '"notices"', message: '没有组件「notices」，是不是「notice」？' },
    ])
  })

  it('says where to look when nothing is near: operators know widgets by their titles', () => {
    expect(check(pageOf({ blocks: [notices(), lists(), { id: 'b', widget: 'carousel', props: { any: 1 } }] }))).toEqual(
      [
        {
          rule: 'unknown-widget',
          underlined: '"carousel"',
          message: '没有组件「carousel」，有哪些在工作台的「插入」里看',
        },
      ],
    )
  })

  it('does not take a name of JavaScript for a widget', () => {
    expect(check(pageOf({ blocks: [notices(), lists(), { id: 'b', widget: 'toString' }] }))).toEqual([
      {
        rule: 'unknown-widget',
        underlined: '"toString"',
        message: '没有组件「toString」，有哪些在工作台的「插入」里看',
      },
    ])
  })
})
