import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('unknown-variant', () => {
  it('shows a variant that the widget does not have', () => {
    expect(check(pageOf({ blocks: [notices(), lists({}, { variant: 'gird' })] }))).toEqual([
      { rule: 'unknown-variant', underlined: '"gird"', message: '组件「list」没有「gird」这种样子，是不是「grid」？' },
    ])
  })

  it('shows a variant of a widget without any', () => {
    expect(check(pageOf({ blocks: [notices({ variant: 'big' }), lists()] }))).toEqual([
      { rule: 'unknown-variant', underlined: '"big"', message: '组件「notice」没有「big」这种样子' },
    ])
  })

  it('says nothing of one that it has', () => {
    expect(check(pageOf({ blocks: [notices(), lists({}, { variant: 'grid' })] }))).toEqual([])
  })
})
