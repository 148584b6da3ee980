import type { Canvas } from '../../canvas.ts'
import { island } from '../../hills.ts'
import { green } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'

export const open = (c: Canvas, horizon: number) =>
  sky(c, horizon) +
  birds(c, c.w * 0.42, horizon * 0.5, 4) +
  coast(c, horizon, 60) +
  sea(c, horizon) +
  island(c, {
    x: c.w * (c.side < 0 ? 0.78 : 0.22),
    y: horizon + 6,
    width: 230,
    height: 80,
    color: green.palm,
    depth: 0.42,
    steep: 0.6,
    label: 'os',
  })
