import { describe, expect, it } from 'vitest'
import { closest } from './closest.ts'

describe('closest', () => {
  it.each([
    ['productPackageInfo', ['total', 'productPackageInfos'], 'productPackageInfos'],
    ['Banner', ['banner', 'banners'], 'banner'],
    ['lenght', ['length', 'light'], 'length'],
    ['titel', ['title', 'tiles'], 'title'],
    ['ab', ['xy', 'abcdef'], undefined],
    ['x', [], undefined],
    ['navigate', ['navigateTo', 'toast'], 'navigateTo'],
  ])('to %s of %j is %s', (name, candidates, expected) => {
    expect(closest(name, candidates)).toBe(expected)
  })

  it('takes the first of equally near names', () => {
    expect(closest('cat', ['bat', 'rat'])).toBe('bat')
  })

  it('compares no more than the beginning of absurd names', () => {
    expect(closest('a'.repeat(1e6), ['a'.repeat(1e6)])).toBe('a'.repeat(1e6))
  })
})
