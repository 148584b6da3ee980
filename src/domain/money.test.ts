import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fenOfYuan, yuanOfFen } from './money.ts'

describe('fenOfYuan', () => {
  it.each([
    [0, 0],
    [1, 100],
    [1.1, 110],
    [0.07, 7],
    [1.15, 115],
    [8.2, 820],
    [4.35, 435],
    [19.99, 1999],
    [1234567.89, 123456789],
  ])('reads %s yuan as %s fen, whatever binary fractions make of it', (yuan, fen) => {
    expect(fenOfYuan(yuan)).toBe(fen)
  })

  it.each([
    [0.001, 1],
    [12.341, 1235],
    [99.9901, 10000],
    [1e-7, 1],
  ])('rounds %s yuan up to %s fen (B9)', (yuan, fen) => {
    expect(fenOfYuan(yuan)).toBe(fen)
  })

  it.each([-1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e21, Number.MAX_SAFE_INTEGER])(
    'refuses %s, which is no price',
    (yuan) => {
      expect(() => fenOfYuan(yuan)).toThrow(RangeError)
    },
  )

  it('gives back every amount that was written in yuan', () => {
    assert(
      property(nat({ max: 2 ** 40 }), (fen) => {
        expect(fenOfYuan(yuanOfFen(fen))).toBe(fen)
      }),
    )
  })
})

describe('yuanOfFen', () => {
  it('writes fen as yuan with at most two decimals', () => {
    expect(yuanOfFen(12345)).toBe(123.45)
    assert(
      property(nat({ max: 2 ** 40 }), (fen) => {
        expect(String(yuanOfFen(fen))).toMatch(/^\d+(\.\d{1,2})?$/)
      }),
    )
  })

  it.each([1.5, -1, Number.NaN])('refuses %s, which is no whole amount', (fen) => {
    expect(() => yuanOfFen(fen)).toThrow(RangeError)
  })
})
