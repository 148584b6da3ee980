import type { Canvas } from '../../canvas.ts'
import { blossoms, bush, green } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { type Point, curve, fill } from '../../svg.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { rockFace, surfLine } from './parts.ts'

export function stacks(c: Canvas): string {
  const horizon = 320
  const l = c.light
  const s = c.side < 0 ? 1 : -1
  const x = (t: number) => (s > 0 ? c.w * t : c.w * (1 - t))
  const stack = (t: number, y: number, w: number, h: number, depth: number, i: number) => {
    const q = (dx: number, dy: number): Point => [x(t) + dx * w, y - dy * h]
    return (
      rockFace(
        c,
        [
          q(-0.56, 0),
          q(-0.46, 0.16),
          q(-0.4, 0.42),
          q(-0.27, 0.62),
          q(-0.24, 0.86),
          q(-0.1, 1),
          q(0.08, 0.97),
          q(0.2, 0.84),
          q(0.24, 0.6),
          q(0.36, 0.44),
          q(0.4, 0.2),
          q(0.54, 0),
        ],
        depth,
        `stack${i}`,
      ) +
      bush(c, {
        x: x(t),
        y: y - h * 0.88,
        width: w * 0.42,
        height: h * 0.15,
        round: true,
        color: green.olive,
        depth,
        label: `sb${i}`,
        size: 6,
      }) +
      surfLine(c, x(t), y, w * 0.7)
    )
  }
  const meadow = fill(
    `${curve([
      [-20, s > 0 ? 470 : 560],
      [c.w * 0.3, s > 0 ? 500 : 570],
      [c.w * 0.66, s > 0 ? 566 : 510],
      [c.w + 20, s > 0 ? 580 : 470],
    ])}V610H-20Z`,
    c.defs.linear([
      [0, l.lit('#a4b865')],
      [1, l.dark('#6f8f4e')],
    ]),
  )
  const flowers = Array.from({ length: 6 }, (_, i) => {
    const b = { x: c.w * (i / 5), y: 606, width: 220, height: 60 + (i % 2) * 30, label: `sf${i}`, color: green.fresh }
    return bush(c, b) + blossoms(c, b, ['#f6d36a', '#f3a3b5', '#ffffff'][i % 3]!, 26)
  }).join('')
  return (
    sky(c, horizon) +
    birds(c, x(0.3), 160, 6) +
    coast(c, horizon, 40) +
    sea(c, horizon) +
    stack(0.84, 356, 110, 190, 0.32, 0) +
    stack(0.66, 388, 120, 250, 0.14, 1) +
    stack(0.44, 362, 54, 110, 0.3, 2) +
    stack(0.92, 440, 190, 200, 0.04, 3) +
    meadow +
    flowers
  )
}
