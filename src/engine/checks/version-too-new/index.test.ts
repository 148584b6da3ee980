import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

describe('version-too-new', () => {
  it('shows a version of a widget that is not known yet', () => {
    expect(check(pageOf({ versions: { page: 1, list: 3, notice: 2 } }))).toEqual([
      { rule: 'version-too-new', underlined: '3', message: '「list」写的是版本 3，这里最新的是 1' },
    ])
  })

  it('shows a version of the page language that is not known yet', () => {
    expect(check(pageOf({ versions: { page: 9, list: 1, notice: 2 } }))).toEqual([
      { rule: 'version-too-new', underlined: '9', message: '「page」写的是版本 9，这里最新的是 1' },
    ])
  })
})
