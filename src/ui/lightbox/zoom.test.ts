import { describe, expect, it } from 'vitest'
import { held, WHOLE, zoomedAt } from './zoom.ts'

const screen = { width: 400, height: 800 }

describe('the zoom of a preview', () => {
  it('is never smaller than the screen, and then stands in its middle', () => {
    expect(held({ scale: 0.4, x: 60, y: 10 }, screen)).toEqual(WHOLE)
  })

  it('is never larger than four times', () => {
    expect(zoomedAt({ scale: 3, x: 0, y: 0 }, 5, { x: 0, y: 0 }).scale).toBe(4)
  })

  it('keeps the point under the fingers where it is', () => {
    const point = { x: 100, y: -50 }
    const after = zoomedAt(WHOLE, 2, point)
    // What lay under the point lay at (100, -50) of the picture: at twice the size it is at twice that, moved back by as much.
    expect(after).toEqual({ scale: 2, x: -100, y: 50 })
  })

  it('never moves the picture out of the screen', () => {
    expect(held({ scale: 2, x: 900, y: -900 }, screen)).toEqual({ scale: 2, x: 200, y: -400 })
  })
})
