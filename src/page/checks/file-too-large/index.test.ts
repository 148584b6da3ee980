import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

describe('file-too-large', () => {
  it('refuses a file of 5 MB at its first character, whatever is in it', () => {
    expect(check(`{ "title": "${'x'.repeat(5_000_000)}" }`)).toEqual([
      { rule: 'file-too-large', underlined: '{', message: '文件太大，最多 1 MB' },
    ])
  })

  it('counts bytes, not characters', () => {
    expect(check(`"${'字'.repeat(400_000)}"`)).toEqual([
      { rule: 'file-too-large', underlined: '"', message: '文件太大，最多 1 MB' },
    ])
  })

  it('does not mind a large file below the limit', () => {
    expect(check(pageOf({ description: '字'.repeat(100) }))).toEqual([])
  })
})
