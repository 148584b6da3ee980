import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('migration-failed', () => {
  it('shows the widget whose older settings cannot be read', () => {
    expect(
      check(pageOf({ versions: { page: 1, list: 1, notice: 1 }, blocks: [notices({ props: { words: 5 } }), lists()] })),
    ).toEqual([
      {
        rule: 'migration-failed',
        underlined: '"notice"',
        message: '「notice」的设置不能从版本 1 升级到 2，请按版本 2 重写',
      },
    ])
  })

  it('says nothing when they can', () => {
    expect(
      check(
        pageOf({ versions: { page: 1, list: 1, notice: 1 }, blocks: [notices({ props: { words: '你好' } }), lists()] }),
      ),
    ).toEqual([])
  })
})
