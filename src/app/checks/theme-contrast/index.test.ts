import { describe, expect, it } from 'vitest'
import { checkTheme } from '../../../engine/checks/testing/shop.ts'

describe('theme-contrast', () => {
  it('shows a text colour too near to the ground', () => {
    expect(checkTheme({ title: '海', tokens: { 'ink-3': '#AAB4BD' } })).toEqual([
      {
        rule: 'theme-contrast',
        underlined: '"#AAB4BD"',
        message: '「ink-3」的字在「surface」上看不清：对比度 2.10，至少要 4.5',
      },
    ])
  })

  it('shows a brand colour too light for white text', () => {
    expect(checkTheme({ title: '海', tokens: { brand: '#7FD1CC' } })).toEqual([
      {
        rule: 'theme-contrast',
        underlined: '"#7FD1CC"',
        message: '「brand」的字在「surface」上看不清：对比度 1.76，至少要 4.5',
      },
    ])
  })

  it('shows a colour of the dark side that is too near to its ground, given or the shop’s own', () => {
    expect(checkTheme({ title: '海', tokens: { brand: '#0A4FA3' }, dark: { brand: '#0A4FA3' } })).toEqual([
      {
        rule: 'theme-contrast',
        underlined: '"#0A4FA3"',
        message: '「brand」的字在「surface」上看不清：对比度 2.06，至少要 4.5',
      },
    ])
    expect(checkTheme({ title: '海', tokens: { brand: '#0A4FA3' }, dark: { surface: '#101820' } })).toEqual([])
  })

  it('says nothing of the colours of the shop itself', () => {
    expect(checkTheme({ title: '海', tokens: { ink: '#12212E', brand: '#0B7A75' } })).toEqual([])
  })

  it.each<unknown>([{ toString: 1 }, { toString: null, valueOf: 1 }, ['#AAB4BD'], null, 5])(
    'leaves %j, which is no colour, to the shape of themes',
    (brand) => {
      expect(checkTheme({ title: '海', tokens: { brand } })).toMatchObject([{ rule: 'theme-shape' }])
    },
  )
})
