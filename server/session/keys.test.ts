import { describe, expect, it } from 'vitest'
import { deriveKeys } from './keys.ts'

const [secret, previousSecret] = [
  'a secret that is long enough to sign with',
  'the secret that was before this one, as long',
]

describe('keys', () => {
  it('are the same whenever they are made of the same secret', () => {
    expect(deriveKeys({ secret }, 'login token')).toEqual(deriveKeys({ secret }, 'login token'))
  })

  it('have 256 bits, and differ by what they are for and by their secret', () => {
    const made = [
      ...deriveKeys({ secret, previousSecret }, 'login token'),
      ...deriveKeys({ secret }, 'refresh token'),
      ...deriveKeys({ secret }, 'login code'),
    ]
    expect(made.map(({ bytes }) => bytes.length)).toEqual([32, 32, 32, 32])
    expect(new Set(made.map(({ bytes }) => String(bytes))).size).toBe(4)
    expect(new Set(made.map(({ id }) => id)).size).toBe(4)
  })

  it('begin with the key of today’s secret', () => {
    const [today] = deriveKeys({ secret }, 'login token')
    const [before] = deriveKeys({ secret: previousSecret }, 'login token')
    expect(deriveKeys({ secret, previousSecret }, 'login token')).toEqual([today, before])
  })
})
