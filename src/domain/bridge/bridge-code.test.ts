import { describe, expect, it } from 'vitest'
import { bridgeAddress, readBridgeCode } from './bridge-code.ts'

describe('a code of a bridge', () => {
  it.each([
    ['p-610101', 'product', '610101'],
    ['P=610101', 'product', '610101'],
    ['p%3D610101', 'product', '610101'],
    ['a-30001', 'article', '30001'],
    ['l-50001', 'place', '50001'],
    ['c-LANTU2026', 'coupon', 'LANTU2026'],
    [' lobby-poster ', 'named', 'lobby-poster'],
    ['冬日海岛', 'named', '冬日海岛'],
  ])('%s names a %s', (text, kind, value) => {
    expect(readBridgeCode(text)).toEqual({ kind, value })
  })

  it.each([
    '',
    '   ',
    'https://evil.example',
    '//evil.example',
    '/goods/1',
    '<script>',
    'p-../1',
    'a b',
    '%E0%A4%A',
    'x'.repeat(65),
  ])('%j is none', (text) => expect(readBridgeCode(text)).toBeUndefined())
})

describe('where a code leads', () => {
  it('keeps its own query and fragment, and carries the mark of the visit', () => {
    expect(bridgeAddress('/combo')).toBe('/combo')
    expect(bridgeAddress('/combo?items=a#top', 'lobby 1')).toBe('/combo?items=a&trackCode=lobby+1#top')
    expect(bridgeAddress('/combo?trackCode=old', 'new')).toBe('/combo?trackCode=new')
  })

  it.each(['/loading/x', '/code-bridge?code=x', '/star-bridge', '/star-bridgeNew'])(
    'is never another bridge: %s',
    (to) => expect(bridgeAddress(to, 't')).toBeUndefined(),
  )
})
