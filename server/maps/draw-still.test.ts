import { describe, expect, it } from 'vitest'
import { drawStill } from './draw-still.ts'
import type { MapFeature } from './map-file.ts'

const view = { longitude: 110.39, latitude: 18.77, zoom: 15, width: 358, height: 120 }
const square = (longitude: number, latitude: number, half: number): MapFeature => ({
  ...{ kind: 'land', shape: 'area' },
  lines: [
    [
      [longitude - half, latitude - half],
      [longitude + half, latitude - half],
      [longitude + half, latitude + half],
      [longitude - half, latitude + half],
    ],
  ],
})
const road = (kind: string): MapFeature => ({
  ...{ kind, shape: 'line' },
  lines: [
    [
      [110.38, 18.77],
      [110.4, 18.77],
    ],
  ],
})
/** Where the corners of what is drawn lie. */
const corners = (svg = '') =>
  [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

describe('A still picture of a map', () => {
  it('is cut at its edges, however far an area reaches', () => {
    const drawn = corners(drawStill([square(110.39, 18.77, 5)], view))
    expect(drawn.length).toBeGreaterThanOrEqual(4)
    expect(drawn.every(([x, y]) => x >= -40 && x <= 398 && y >= -40 && y <= 160)).toBe(true)
    expect(drawn.some(([x]) => x < 0) && drawn.some(([x]) => x > 358)).toBe(true)
  })

  it('shows what is there: a small thing in the middle whole, one that is further away not at all', () => {
    const whole = corners(drawStill([square(110.39, 18.77, 0.0005)], view))
    expect(whole).toHaveLength(4)
    const xs = whole.map(([x]) => x)
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(179, 0)
    expect(drawStill([square(111, 18.77, 0.0005)], view)).toBeUndefined()
  })

  it('has the colours of the page around it', () => {
    const svg = drawStill([square(110.39, 18.77, 5), road('road')], view)
    expect(svg).toContain('<g id="still"><rect width="358" height="120" fill="var(--map-sea)"/>')
    expect(svg).toContain('fill="var(--map-land)"')
    expect(svg).toContain('stroke="var(--map-road)"')
    expect(svg).not.toContain('style')
  })

  it('draws roads over the ground, whatever the order of the file, and nothing that it does not know', () => {
    const svg = drawStill([road('road'), road('treasure'), square(110.39, 18.77, 5)], view)!
    expect(svg.indexOf('--map-land')).toBeLessThan(svg.indexOf('--map-road'))
    expect(svg.match(/<path/g)).toHaveLength(2)
  })
})
