import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodingOf, packedBody, createAnswer } from './answer.ts'

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
    const answer = createAnswer(200, text, {})
    const [br, gzip] = await Promise.all([packedBody(answer, 'br'), packedBody(answer, 'gzip')])
    const { identity } = answer.bodies
    expect([brotliDecompressSync(br), gunzipSync(gzip), identity].map(String)).toEqual(Array(3).fill(text))
    expect(Math.max(br.length, gzip.length)).toBeLessThan(identity.length / 10)
  })

  it('is packed once for all who take it so, and in no encoding that nobody asked for', async () => {
    const answer = createAnswer(200, text, {})
    expect(Object.keys(answer.bodies)).toEqual(['identity'])
    const [one, other] = await Promise.all([packedBody(answer, 'br'), packedBody(answer, 'br')])
    expect(one).toBe(other)
    expect(answer.bodies.br).toBe(one)
    expect(answer.bodies.gzip).toBeUndefined()
  })

  it('has an etag that names its text', () => {
    const etags = [text, text, `${text}!`].map((one) => createAnswer(200, one, {}).etag)
    expect(etags[0]).toBe(etags[1])
    expect(etags[0]).not.toBe(etags[2])
    expect(etags[0]).toMatch(/^"[\w-]{22}"$/)
  })
})
