import { describe, expect, it } from 'vitest'
import { createSeal } from './sealed.ts'

const [NOW, BEFORE] = ['a secret that is long enough to seal', 'the secret that was before, long as well']
const TEXT = '林小满 110101199003071233'

describe('what is sealed', () => {
  const seal = createSeal({ secret: NOW })

  it('tells nothing of itself, and is another text each time', () => {
    const [one, other] = [seal.close(TEXT, 'm1'), seal.close(TEXT, 'm1')]
    expect(one.sealed).not.toBe(other.sealed)
    expect(Buffer.from(one.sealed, 'base64url').toString()).not.toContain('1101')
  })

  it('is opened by its key alone, and for whom it was sealed', () => {
    const closed = seal.close(TEXT, 'm1')
    expect(seal.open(closed, 'm1')).toBe(TEXT)
    expect(seal.open(closed, 'm2')).toBeUndefined()
    expect(createSeal({ secret: BEFORE }).open(closed, 'm1')).toBeUndefined()
    expect(seal.open({ ...closed, sealed: `A${closed.sealed.slice(1)}A` }, 'm1')).toBeUndefined()
    expect(seal.open({ ...closed, sealed: 'AA' }, 'm1')).toBeUndefined()
  })

  it('by the secret before is still opened, and sealed by the one of now', () => {
    const old = createSeal({ secret: BEFORE }).close(TEXT, 'm1')
    const both = createSeal({ secret: NOW, previousSecret: BEFORE })
    expect(both.open(old, 'm1')).toBe(TEXT)
    expect(both.close(TEXT, 'm1').keyId).not.toBe(old.keyId)
  })
})
