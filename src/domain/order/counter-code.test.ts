import { describe, expect, it } from 'vitest'
import { counterCodeIn, counterCodeText, counterState } from './counter-code.ts'

describe('a counter’s code', () => {
  it('[B2.9] is eight digits, typed with spaces or without, or the address that a camera reads', () => {
    const texts = ['12345678', ' 1234 5678 ', 'https://shop.example/tc-fostay/retail/scan?code=12345678&x=1']
    expect(texts.map(counterCodeIn)).toEqual(['12345678', '12345678', '12345678'])
    expect(['', '1234567', '123456789', 'abcdefgh', '/scan?code='].map(counterCodeIn)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
    expect(counterCodeText('12345678')).toBe('1234 5678')
  })

  it('is open for some minutes, then over; once taken it is its buyer’s for good, and nobody else’s', () => {
    const code = { expiresAt: 1000 }
    expect([counterState(code, 'm', 999), counterState(code, 'm', 1000)]).toEqual(['open', 'expired'])
    const taken = { ...code, takenBy: 'm' }
    expect([counterState(taken, 'm', 2000), counterState(taken, 'other', 0)]).toEqual(['mine', 'taken'])
  })
})
