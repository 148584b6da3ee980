import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedBy, signedHeaders } from './payment-signature.ts'

const signing = { secret: 'a secret that both know, long enough', now: Date.parse('2026-11-20T10:00:00+08:00') }
const body = '{"type":"payment","fen":18000}'
const headers = signedHeaders(body, signing, 'msg_1')
const call = {
  id: headers['webhook-id'],
  timestamp: headers['webhook-timestamp'],
  signature: headers['webhook-signature'],
  body,
}

describe('a signed call', () => {
  it('is signed as Standard Webhooks says: HMAC-SHA256 over id, second and body', () => {
    const wanted = createHmac('sha256', signing.secret)
      .update(`msg_1.${signing.now / 1000}.${body}`)
      .digest('base64')
    expect(call.signature).toBe(`v1,${wanted}`)
  })

  it('is believed, as text and as bytes, also beside the signature of an older secret', () => {
    expect(isSignedBy(call, signing)).toBe(true)
    expect(isSignedBy({ ...call, body: Buffer.from(body) }, signing)).toBe(true)
    expect(isSignedBy({ ...call, signature: `v1,AAAA ${call.signature}` }, signing)).toBe(true)
  })

  it.each([
    ['another body', { body: body.replace('18000', '1') }],
    ['another id', { id: 'msg_2' }],
    ['another second', { timestamp: String(signing.now / 1000 + 1) }],
    ['no signature', { signature: '' }],
    ['half a signature', { signature: call.signature.slice(0, 20) }],
    ['a signature of another version', { signature: call.signature.replace('v1', 'v2') }],
    ['no time', { timestamp: '' }],
    ['a time that is none', { timestamp: '1e9' }],
  ])('is not believed with %s', (_what, more) => {
    expect(isSignedBy({ ...call, ...more }, signing)).toBe(false)
  })

  it('is not believed with another secret', () => {
    expect(isSignedBy(call, { ...signing, secret: `${signing.secret}!` })).toBe(false)
  })

  it('that somebody kept is worth nothing after five minutes, nor one from the future', () => {
    const later = (minutes: number) => isSignedBy(call, { ...signing, now: signing.now + minutes * 60_000 })
    expect([later(5), later(-5), later(5.1), later(-5.1)]).toEqual([true, true, false, false])
  })
})
