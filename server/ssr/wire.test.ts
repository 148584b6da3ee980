import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodingOf, wireAnswer } from './wire.ts'

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip;q=0.8, br;q=0', 'gzip'],
    ['BR ; Q=0.000, GZIP', 'gzip'],
    ['br; q=0, gzip ;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['x-br, x-gzip', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for Accept-Encoding %s is %s', (accept, encoding) => {
    expect(encodingOf(accept)).toBe(encoding)
  })
})

describe('an answer on the wire', () => {
  const text = '澜途度假 '.repeat(500)

  it('is the same text in each encoding, the two packed ones smaller', async () => {
    const { bodies } = await wireAnswer(200, text, {})
    expect([brotliDecompressSync(bodies.br), gunzipSync(bodies.gzip), bodies.identity].map(String)).toEqual(
      Array(3).fill(text),
    )
    expect(Math.max(bodies.br.length, bodies.gzip.length)).toBeLessThan(bodies.identity.length / 10)
  })

  it('has an etag that names its text', async () => {
    const etags = await Promise.all([text, text, `${text}!`].map(async (one) => (await wireAnswer(200, one, {})).etag))
    expect(etags[0]).toBe(etags[1])
    expect(etags[0]).not.toBe(etags[2])
    expect(etags[0]).toMatch(/^"[\w-]{22}"$/)
  })
})
