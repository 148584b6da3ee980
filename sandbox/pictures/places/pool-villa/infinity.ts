import { villa } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { blossoms, bush, green, palm } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { at, facing, fill, group, polygon, rect } from '../../svg.ts'
import { lounger } from '../../things.ts'
import { pool, sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { terrace } from './parts.ts'

export function infinity(c: Canvas): string {
  const horizon = 268
  const away = c.side < 0 ? 1 : -1
  const l = c.light
  const x = (t: number) => (away > 0 ? c.w * t : c.w * (1 - t))
  const water = polygon([
    [x(-0.02), 398],
    [x(0.74), 398],
    [x(0.9), 520],
    [x(0.86), 610],
    [x(-0.02), 610],
  ])
  const rim = fill(
    polygon([
      [x(-0.02), 392],
      [x(0.745), 392],
      [x(0.735), 400],
      [x(-0.02), 400],
    ]),
    l.lit('#f2ead9'),
  )
  const deckEdge = fill(
    polygon([
      [x(0.735), 392],
      [x(0.76), 392],
      [x(0.925), 520],
      [x(0.885), 612],
      [x(0.85), 612],
      [x(0.895), 522],
    ]),
    l.lit('#f2ead9'),
  )
  const hedge = [0.05, 0.2, 0.36, 0.52, 0.66]
    .map((t, i) => bush(c, { x: x(t), y: 404, width: 170, height: 34 + (i % 2) * 16, label: `hedge${i}`, size: 8 }))
    .join('')
  const house = villa(c, away > 0 ? c.w * 0.72 : c.w * -0.06, 412, c.w * 0.34, 132, 'v')
  return (
    sky(c, horizon) +
    coast(c, horizon, 80) +
    sea(c, horizon, 420) +
    birds(c, c.w * 0.5, 120, 4) +
    hedge +
    terrace(c, 400, '#e6d3b4') +
    house +
    pool(c, water, 398, 600, 'pool') +
    sheen(c, water, 398) +
    rim +
    deckEdge +
    palm(c, { x: x(0.72), y: 416, height: 300, lean: away * -0.1, label: 'pv' }) +
    at(x(0.93), 500, facing(-away, lounger(c)), 0.9) +
    bush(c, { x: x(0.02), y: 604, width: 210, height: 74, label: 'near', color: green.deep }) +
    blossoms(c, { x: x(0.02), y: 604, width: 200, height: 74, label: 'near' }, '#e98a9b', 26)
  )
}

/** The sky's light lying on a pool. */
function sheen(c: Canvas, clip: string, top: number): string {
  const l = c.light
  return group(
    rect(
      c.sun.x - 90,
      top,
      180,
      220,
      c.defs.radial(
        [
          [0, l.glow, 0.75],
          [1, l.glow, 0],
        ],
        0.5,
        0,
      ),
    ),
    { 'clip-path': c.defs.clip(clip) },
  )
}
