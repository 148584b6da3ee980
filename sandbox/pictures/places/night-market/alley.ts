import { sweepRoof } from '../../buildings/chinese.ts'
import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { sky } from '../../sky.ts'
import { ellipse, fill, group, polygon, rect } from '../../svg.ts'
import { cloths, crowd, ground, stall, strings } from './parts.ts'

export function alley(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const wallOf = (s: number) =>
    fill(
      polygon([
        [m + s * 90, 150],
        [m + s * 640, -120],
        [m + s * 640, 620],
        [m + s * 90, 410],
      ]),
      c.defs.linear(
        [
          [0, mix(l.tone('#8f5a4a'), l.lamp, 0.2)],
          [1, l.dark('#4a3048')],
        ],
        s < 0 ? 180 : 0,
      ),
    )
  const signs = [
    [0.2, 160, 0.5],
    [0.34, 120, 0.7],
    [0.55, 90, 1],
    [0.85, 40, 1.4],
  ]
    .map(([t, y, k], i) =>
      [-1, 1]
        .map(
          (s) =>
            rect(
              m + s * (90 + t! * 330) - 17 * k!,
              y! + (s > 0 ? 20 : 0),
              34 * k!,
              110 * k!,
              c.defs.linear([
                [0, mix(cloths[(i + (s > 0 ? 3 : 0)) % 6]!, '#ffffff', 0.3)],
                [1, cloths[(i + (s > 0 ? 3 : 0)) % 6]!],
              ]),
              { rx: 6 },
            ) +
            rect(m + s * (90 + t! * 330) - 11 * k!, y! + (s > 0 ? 20 : 0) + 9 * k!, 22 * k!, 92 * k!, '#fff3cf', {
              rx: 4,
              opacity: 0.5,
            }),
        )
        .join(''),
    )
    .join('')
  const shops = [
    [0.12, 430, 0.42],
    [0.32, 452, 0.62],
    [0.62, 500, 0.95],
    [1.02, 566, 1.35],
  ]
    .map(
      ([t, y, k], i) =>
        stall(c, m - 110 - t! * 330, y!, k!, cloths[i]!, i) +
        stall(c, m + 110 + t! * 330, y!, k!, cloths[i + 2]!, i + 1),
    )
    .join('')
  return (
    sky(c, 420) +
    ellipse(
      m,
      330,
      260,
      170,
      c.defs.radial([
        [0, l.lamp, 0.85],
        [1, l.lamp, 0],
      ]),
    ) +
    ground(c, 404) +
    wallOf(-1) +
    wallOf(1) +
    sweepRoof(c, m, 236, 180, 60, 0.1) +
    signs +
    shops +
    strings(c, [
      [120, 50, 0.34],
      [60, 80, 0.55],
      [0, 110, 0.85],
    ]) +
    crowd(c, 470, 5, 70, 'al1') +
    group(crowd(c, 606, Math.round(c.w / 190), 150, 'al2'), {})
  )
}
