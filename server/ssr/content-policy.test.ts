import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tooOldScript } from '../../src/domain/visit/browsers.ts'
import { lookScript } from '../../src/domain/look/look-script.ts'
import { memberMarkScript } from '../../src/domain/visit/member-mark.ts'
import { contentPolicy } from './content-policy.ts'

const inline = { script: 'import("/tc-fostay/assets/app.js")', styles: ['.app{color:red}', ':root{--brand:#075e5a}'] }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0]!, text.split(' ').slice(1)]))

describe('the content policy of a page', () => {
  it('allows the inline scripts and the styles that stand in the page, by their hash, and no other', () => {
    const policy = directives(contentPolicy(inline))
    expect(policy['script-src']!.slice(0, 5)).toEqual([
      "'self'",
      ...[inline.script, lookScript, memberMarkScript, tooOldScript].map(hash),
    ])
    expect(policy['style-src']).toEqual(["'self'", ...inline.styles.map(hash)])
  })

  it('allows the script of each app that may show the shop, by its whole address where it stands alone', () => {
    expect(directives(contentPolicy(inline))['script-src']!.slice(5)).toEqual([
      'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
      'https://appx/web-view.min.js',
      'https://b.bdstatic.com/searchbox/icms/searchbox/js/swan-2.0.22.js',
      'https://open.95516.com',
    ])
  })

  it('allows nothing unsafe, and nothing that is not named', () => {
    const policy = contentPolicy(inline)
    expect(policy).not.toMatch(/unsafe|\*|http:/)
    expect(policy.replace(/script-src[^;]*/, '')).not.toContain('https:')
    expect(directives(policy)).toMatchObject({ 'default-src': ["'none'"], 'base-uri': ["'none'"] })
  })

  it('lets the shop call another API by its origin alone', () => {
    const policy = directives(contentPolicy(inline, ['https://api.example:8443/mall/v1', '']))
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.example:8443'])
    const two = ['https://api.example/a', 'https://api.example/b', 'https://market.example']
    expect(directives(contentPolicy(inline, two))['connect-src']).toEqual([
      "'self'",
      'https://api.example',
      'https://market.example',
    ])
    expect(directives(contentPolicy(inline))['connect-src']).toEqual(["'self'"])
  })
})
