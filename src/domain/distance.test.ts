import { describe, expect, it } from 'vitest'
import { distanceText, metresBetween } from './distance.ts'

describe('metresBetween', () => {
  it('is nothing for one spot, and 111 km for a degree of latitude', () => {
    const spot = { longitude: 109.5, latitude: 18.2 }
    expect(metresBetween(spot, spot)).toBe(0)
    expect(Math.round(metresBetween(spot, { ...spot, latitude: 19.2 }) / 1000)).toBe(111)
  })

  it('is shorter for a degree of longitude away from the equator', () => {
    const north = (longitude: number) => ({ longitude, latitude: 60 })
    expect(Math.round(metresBetween(north(0), north(1)) / 1000)).toBe(56)
  })
})

describe('distanceText', () => {
  it('says tens of metres, and kilometres from one on', () => {
    expect([3, 324, 996, 1240].map(distanceText)).toEqual(['10 米', '320 米', '1.0 公里', '1.2 公里'])
  })
})
