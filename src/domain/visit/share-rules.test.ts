import { describe, expect, it } from 'vitest'
import { hasPoster, isShareSkipped, shareUrl } from './share-rules.ts'

describe('sharing', () => {
  it('is skipped when shareProhibit equals no (A5)', () => {
    expect([{ shareProhibit: 'no' }, { shareProhibit: 'yes' }, {}].map(isShareSkipped)).toEqual([true, false, false])
  })

  it.each([
    ['wechat-mini', 'lantu', {}, true],
    ['unionpay-mini', 'clubmed', {}, true],
    ['wechat', 'lantu', {}, false],
    ['h5', 'lantu', {}, false],
    ['wechat-mini', 'ytmp', {}, false],
    ['wechat-mini', 'tcmp', {}, false],
    ['wechat-mini', 'lantu', { shareProhibit: 'yes' }, false],
  ] as const)('in %s from %s with %o has a poster button: %s (B6)', (channel, from, query, there) => {
    expect(hasPoster({ channel, from, query })).toBe(there)
  })

  it("gives on the member's id as code, and never the session", () => {
    expect(shareUrl('https://shop.test/tc-fostay/goods/1?from=tcmp&token=e.a.b&code=77', '1001')).toBe(
      'https://shop.test/tc-fostay/goods/1?from=tcmp&code=1001',
    )
  })

  it('of a visitor leaves the code of the member it came from', () => {
    expect(shareUrl('https://shop.test/tc-fostay/?code=77', '')).toBe('https://shop.test/tc-fostay/?code=77')
    expect(shareUrl('https://shop.test/tc-fostay/', '')).toBe('https://shop.test/tc-fostay/')
  })
})
