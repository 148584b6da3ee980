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

  it('refuses a file of more values than a file may have, at the first that is one too many', () => {
    const [problem, ...more] = check(`{ "title": [${'1, '.repeat(12_000)}1] }`)
    expect(more).toEqual([])
    expect(problem).toMatchObject({ rule: 'file-too-large', underlined: ',' })
    expect(problem?.message).toContain('最多 10000 项')
  })

  it('takes a file of as many as it may have', () => {
    const rules = check(`{ "title": [${'1, '.repeat(9990)}1] }`).map(({ rule }) => rule)
    expect(rules).not.toContain('file-too-large')
  })

  it('does not mind a large file below the limit', () => {
    expect(check(pageOf({ description: '字'.repeat(100) }))).toEqual([])
  })
})
