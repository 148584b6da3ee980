import { describe, expect, it } from 'vitest'
import { contentTarget } from './content-target.ts'
import { targetAddress, targetParts } from './entry-target.ts'

describe('targetParts', () => {
  it('leads nowhere without an address', () => {
    const parts = targetParts({ jumpPath: '/combo', redirectType: 'page' }, ' ')
    expect(parts).toEqual({ jumpPath: 'not_jump', redirectType: 'none', jumpParames: undefined })
    expect(contentTarget(parts).kind).toBe('none')
  })

  it.each([
    [{}, '/combo', 'page'],
    [{ redirectType: 'none' }, 'https://a.example/x', 'external'],
    [{ redirectType: 'product' }, '/goods/650101', 'product'],
    [{ redirectType: 'product' }, 'https://a.example/x', 'external'],
    [{ redirectType: 'content' }, '/content/30101', 'content'],
    [{ redirectType: 'content' }, '/combo', 'page'],
  ])('%j leads to %s as a %s, and is read again as that address', (before, address, type) => {
    const parts = targetParts(before, address)
    expect(parts.redirectType).toBe(type)
    expect(targetAddress(parts)).toBe(address)
  })
})

describe('targetAddress', () => {
  it('is what was written where nobody may be sent there, so that it can be mended', () => {
    expect(targetAddress({ jumpPath: 'javascript:alert(1)', redirectType: 'page' })).toBe('javascript:alert(1)')
  })
})
