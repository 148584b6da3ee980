import { motorboat } from '../../boats.ts'
import type { Canvas } from '../../canvas.ts'
import { island } from '../../hills.ts'
import { green } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { circle, ellipse, fill, polygon, rect } from '../../svg.ts'
import { sea } from '../../water.ts'
import { stiltVilla } from './parts.ts'

export function jetty(c: Canvas): string {
  const horizon = 262
  const l = c.light
  const x = c.w * 0.5
  const planks = Array.from({ length: 26 }, (_, i) => {
    const t = (i / 25) ** 2.1
    const y = horizon + 38 + t * (c.h - horizon)
    const half = 26 + t * 190
    return rect(x - half, y, half * 2, 2 + t * 18, i % 2 ? l.tone('#c29364') : l.lit('#cf9f6d'))
  }).join('')
  const deck = fill(
    polygon([
      [x - 26, horizon + 38],
      [x + 26, horizon + 38],
      [x + 215, c.h + 10],
      [x - 215, c.h + 10],
    ]),
    l.dark('#8b6744'),
  )
  const posts = [0.03, 0.12, 0.27, 0.5, 0.82]
    .map((t) =>
      [-1, 1]
        .map((s) => {
          const [half, y] = [26 + t * 190, horizon + 40 + t * 330]
          return (
            rect(x + s * half - 2 - t * 7, y - 22 - t * 60, 4 + t * 14, 34 + t * 70, l.dark('#7c5a3c'), { rx: 2 }) +
            (l.lamps
              ? circle(x + s * half, y - 24 - t * 60, 5 + t * 9, l.lamp) +
                circle(
                  x + s * half,
                  y - 24 - t * 60,
                  20 + t * 44,
                  c.defs.radial([
                    [0, l.lamp, 0.6],
                    [1, l.lamp, 0],
                  ]),
                )
              : '')
          )
        })
        .join(''),
    )
    .join('')
  const shallows = ellipse(x, 470, c.w * 0.5, 110, l.shallow, { opacity: 0.7, filter: c.defs.blur(30) })
  return (
    sky(c, horizon) +
    birds(c, c.w * 0.3, 130, 4) +
    sea(c, horizon) +
    shallows +
    island(c, { x: c.w * 0.08, y: horizon + 5, width: 220, height: 54, color: green.palm, depth: 0.55, label: 'jl' }) +
    island(c, { x: c.w * 0.93, y: horizon + 5, width: 260, height: 80, color: green.palm, depth: 0.5, label: 'jr' }) +
    stiltVilla(c, x, horizon + 44, 150, 0.06) +
    deck +
    planks +
    posts +
    motorboat(c, c.w * 0.2, 340, 90, 0.2)
  )
}
