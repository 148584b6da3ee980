import { longtail, sail } from '../../boats.ts'
import type { Canvas } from '../../canvas.ts'
import { island } from '../../hills.ts'
import { green } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { ellipse, fill, polygon } from '../../svg.ts'
import { accents } from '../../things.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { stiltVilla } from './parts.ts'

export function stilts(c: Canvas): string {
  const horizon = 258
  const away = c.side < 0 ? 1 : -1
  const mid = c.w / 2
  const villas = [0, 1, 2, 3, 4].map((i) => ({
    x: mid + away * c.w * (0.02 + 0.115 * i + 0.012 * i * i),
    y: horizon + 26 + i * i * 9 + i * 14,
    w: 50 + i * 34,
    d: 0.42 - i * 0.1,
  }))
  const l = c.light
  const jetty = fill(
    polygon([
      [mid - away * c.w * 0.02, horizon + 22],
      [mid + away * c.w * 0.6, 520],
      [mid + away * c.w * 0.6, 546],
      [mid - away * c.w * 0.03, horizon + 26],
    ]),
    l.tone('#c99b6c', 0.08),
  )
  const shallows = ellipse(mid + away * c.w * 0.1, 480, c.w * 0.62, 120, l.shallow, {
    opacity: 0.75,
    filter: c.defs.blur(26),
  })
  return (
    sky(c, horizon) +
    birds(c, c.w * 0.5, 150, 4) +
    coast(c, horizon, 70) +
    sea(c, horizon) +
    shallows +
    island(c, {
      x: mid - away * c.w * 0.34,
      y: horizon + 6,
      width: 240,
      height: 96,
      color: green.palm,
      depth: 0.4,
      steep: 0.4,
      label: 'stilt-isle',
    }) +
    jetty +
    villas.map((v) => stiltVilla(c, v.x, v.y, v.w, Math.max(0, v.d))).join('') +
    sail(c, mid - away * c.w * 0.2, horizon + 50, 54, accents(c).second, 0.2) +
    longtail(c, mid - away * c.w * 0.16, 480, 170, accents(c).main)
  )
}
