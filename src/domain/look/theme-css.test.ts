import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { darkTokensOf } from './dark-colours.ts'
import { darkCss, themeCss } from './theme-css.ts'

describe('a theme', () => {
  it('is its colours as they are, and its corners in pixels', () => {
    expect(themeCss({ tokens: { brand: '#0A4FA3', 'radius-m': 6 } })).toBe(':root{--brand:#0A4FA3;--radius-m:6px}')
  })

  it('brings its sign in its colour, and turns the shop’s own off', () => {
    const css = themeCss({ tokens: { brand: '#0A4FA3' }, mark: 'compass' })
    expect(css).toMatch(
      /^:root\{--brand:#0A4FA3;--brand-image:url\("data:image\/svg\+xml,[^"]*%230A4FA3[^"]*"\);--shop-sign:0\}$/,
    )
    expect(themeCss({ tokens: {}, mark: 'compass' })).toContain('%230b7a75')
  })

  it('that changes nothing says nothing', () => {
    expect([themeCss(), themeCss({ tokens: {} })]).toEqual(['', ''])
  })
})

describe('the dark side of a theme', () => {
  it('is that of the shop where the theme says nothing, and outweighs the light one', () => {
    expect(darkCss()).toMatch(/^html:root\{color-scheme:dark;--ink:#eef3f6;.*--brand:#5cc9bf;.*\}$/)
    expect(darkCss({ tokens: { 'radius-m': 6 } })).toBe(darkCss())
  })

  it('keeps the brand’s own colours under white text, and lightens them until they are read as text', () => {
    const tokens = { brand: '#0A4FA3', accent: '#B4231F' }
    const dark = darkTokensOf({ tokens })
    expect(dark).toMatchObject({ 'brand-fill': '#0A4FA3', 'accent-fill': '#B4231F' })
    for (const name of ['brand', 'accent'] as const) {
      const ratio = contrast(dark[name]!, dark['surface']!)
      expect(ratio).toBeGreaterThan(7)
      expect(ratio).toBeLessThan(9)
    }
  })

  it('is what the theme gives, on the ground that it gives', () => {
    const dark = { brand: '#8AB4F8', surface: '#101820' }
    expect(darkTokensOf({ tokens: { brand: '#0A4FA3' }, dark })).toMatchObject({ ...dark, 'brand-fill': '#0A4FA3' })
  })
})
