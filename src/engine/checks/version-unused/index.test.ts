import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('version-unused', () => {
  it('shows a widget in versions that the page does not use', () => {
    expect(check(pageOf({ versions: { page: 1, list: 1, notice: 2, box: 1 } }))).toEqual([
      { rule: 'version-unused', underlined: '"box"', message: '页面没有用到组件「box」' },
    ])
  })

  it('keeps quiet while something is wrong: a misspelt widget may use it', () => {
    expect(check(pageOf({ blocks: [notices({ widget: 'notise' }), lists()] }))).toEqual([
      { rule: 'unknown-widget', underlined: '"notise"', message: '没有组件「notise」，是不是「notice」？' },
    ])
  })
})
