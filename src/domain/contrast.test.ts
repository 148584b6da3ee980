import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

describe('contrast', () => {
  it('is 21 for black on white, whichever comes first', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  })

  it('is 1 for a colour on itself', () => {
    expect(contrast('#0B7A75', '#0B7A75')).toBe(1)
  })

  it('agrees with the published value for #767676 on white', () => {
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
  })
})
