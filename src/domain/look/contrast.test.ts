import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { defaultColours } from './default-colours.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000FF', '#FFFF00', 8],
  ])('of %s and %s is %d, whichever comes first', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2)
    expect(contrast(b, a)).toBeCloseTo(ratio, 2)
  })
})

describe('the default colours', () => {
  it.each(Object.entries(defaultColours))('%s is %s, as in the tokens of the design system', (name, colour) => {
    const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
    expect(css).toContain(`  --${name}: ${colour};`)
  })
})
