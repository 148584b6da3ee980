import { describe, expect, it } from 'vitest'
import { metresBetween } from '../distance.ts'
import { offsetIn, pixelsPerMetre, viewOf } from './mercator.ts'

const hotel = { longitude: 110.3921, latitude: 18.7714 }
const lighthouse = { longitude: 110.4471, latitude: 18.8066 }
const frame = { width: 358, height: 460, margin: 56, nearest: 16 }

describe('A view of a map', () => {
  it('has its own spot in the middle, what is east at the right, and what is north above', () => {
    const view = { ...hotel, zoom: 14, width: 358, height: 120 }
    expect(offsetIn(view, hotel)).toEqual({ x: 0, y: 0 })
    const { x, y } = offsetIn(view, lighthouse)
    expect([x > 0, y < 0]).toEqual([true, true])
  })

  it('shows distances as they are on the ground, twice as long when one step nearer', () => {
    const view = { ...hotel, zoom: 14, width: 358, height: 120 }
    const { x, y } = offsetIn(view, lighthouse)
    const metres = Math.hypot(x, y) / pixelsPerMetre(hotel.latitude, 14)
    expect(metres / metresBetween(hotel, lighthouse)).toBeCloseTo(1, 2)
    expect(offsetIn({ ...view, zoom: 15 }, lighthouse).x).toBeCloseTo(2 * x, 5)
  })

  it('of several spots holds all of them inside of its margin, and is as near as that allows', () => {
    const view = viewOf([hotel, lighthouse], frame)
    for (const spot of [hotel, lighthouse]) {
      const { x, y } = offsetIn(view, spot)
      expect(Math.abs(x)).toBeLessThanOrEqual(358 / 2 - 56)
      expect(Math.abs(y)).toBeLessThanOrEqual(460 / 2 - 56)
    }
    const nearer = offsetIn({ ...view, zoom: view.zoom + 0.2 }, lighthouse)
    expect(Math.abs(nearer.x) > 358 / 2 - 56 || Math.abs(nearer.y) > 460 / 2 - 56).toBe(true)
  })

  it('of one spot is no nearer than it may be', () => {
    expect(viewOf([hotel], frame).zoom).toBe(16)
  })
})
