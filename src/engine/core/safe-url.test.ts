import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeUrl } from './safe-url.ts'

/* oxlint-disable no-script-url -- these are the addresses to refuse */

describe('safeUrl', () => {
  it.each([
    ['/combo', '/combo'],
    ['/', '/'],
    [' /goods/12?from=tcmp#top ', '/goods/12?from=tcmp#top'],
    ['/com\nbo', '/combo'],
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['HTTPS://Example.com/a', 'https://example.com/a'],
    ['http://localhost:5180/x', 'http://localhost:5180/x'],
    ['http://127.0.0.1/x', 'http://127.0.0.1/x'],
    ['tel:400-820-8888', 'tel:400-820-8888'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
  ])('[R38] lets %j through', (text, address) => {
    expect(safeUrl(text)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://user:pw@evil.example/',
    'https://',
    'http://example.com/',
    'combo',
    '?p=Home',
    '',
    'tel:javascript',
    'mailto:a',
  ])('[R38] refuses %j', (text) => {
    expect(safeUrl(text)).toBeUndefined()
  })

  it('[R38] refuses what is not a text', () => {
    for (const value of [null, 7, {}, ['/combo']]) expect(safeUrl(value as unknown as string)).toBeUndefined()
  })

  it('[R38] gives nothing that a browser would open with another protocol or, for a path, on another host', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '\t',
      '\n',
      ' ',
      'javascript',
      'https',
      'data',
      'x.example',
      '..',
      '?',
      '#',
      '%2f',
    )
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string(),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const address = safeUrl(text) ?? '/'
        const { protocol, host } = new URL(address, 'https://shop.example')
        expect(['https:', 'tel:', 'mailto:']).toContain(protocol)
        expect(!address.startsWith('/') || host === 'shop.example').toBe(true)
        expect(safeUrl(address)).toBe(address)
      }),
      { numRuns: 3000 },
    )
  })
})
