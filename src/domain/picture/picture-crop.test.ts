import { assert, property, double, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIDDLE, pictureCrop } from './picture-crop.ts'

describe('the crop of a picture', () => {
  it('is the largest part of the ratio around the middle', () => {
    expect(pictureCrop([2000, 1000], [500, 500], MIDDLE)).toEqual({ left: 500, top: 0, width: 1000, height: 1000 })
    expect(pictureCrop([1000, 2000], [1000, 500], MIDDLE)).toEqual({ left: 0, top: 750, width: 1000, height: 500 })
  })

  it('goes to the focus, and not over the edge', () => {
    expect(pictureCrop([2000, 1000], [500, 500], { x: 0.3, y: 0.9 })).toMatchObject({ left: 100, top: 0 })
    expect(pictureCrop([2000, 1000], [500, 500], { x: 1, y: 0 })).toMatchObject({ left: 1000, top: 0 })
  })

  it('is inside of every picture, whatever its size and focus', () => {
    const pixels = integer({ min: 1, max: 9000 })
    const share = double({ min: 0, max: 1, noNaN: true })
    assert(
      property(pixels, pixels, share, share, (width, height, x, y) => {
        const crop = pictureCrop([width, height], [1170, 570], { x, y })
        expect(Math.min(crop.left, crop.top, crop.width - 1, crop.height - 1)).toBeGreaterThanOrEqual(0)
        expect(crop.left + crop.width).toBeLessThanOrEqual(width)
        expect(crop.top + crop.height).toBeLessThanOrEqual(height)
      }),
    )
  })
})
