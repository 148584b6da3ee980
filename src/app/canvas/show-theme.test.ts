import { expect, it } from 'vitest'
import { showTheme } from './show-theme.ts'

it('[C1] shows colours as they are, and corners in pixels', () => {
  const set: [string, string | null][] = []
  showTheme({ setProperty: (name, value) => void set.push([name, value]) }, { brand: '#0A4FA3', 'radius-m': 6 })
  expect(set).toEqual([
    ['--brand', '#0A4FA3'],
    ['--radius-m', '6px'],
  ])
})
