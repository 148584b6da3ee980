import type { Canvas } from '../../canvas.ts'
import { mist } from '../../hills.ts'
import { sky } from '../../sky.ts'
import { line, num } from '../../svg.ts'
import { drift, peak, skier } from './parts.ts'

export function summit(c: Canvas): string {
  const tracks = line(
    `M${num(c.w * 0.5)} 470Q${num(c.w * 0.42)} 510 ${num(c.w * 0.54)} 540T${num(c.w * 0.44)} 620`,
    c.light.dark('#c3d2e4'),
    5,
    { opacity: 0.6 },
  )
  const cloudSea = Array.from({ length: 5 }, (_, i) => mist(c, 366 + i * 16, 36, 0.55)).join('')
  return (
    sky(c, 400) +
    peak(c, c.w * 0.16, 420, 480, 240, 0.55, 's1') +
    peak(c, c.w * 0.86, 420, 420, 200, 0.6, 's2') +
    peak(c, c.w * 0.5 - c.side * 60, 430, 700, 400, 0.24, 's3') +
    cloudSea +
    drift(
      c,
      [
        [-20, 520],
        [c.w * 0.3, 476],
        [c.w * 0.6, 462],
        [c.w + 20, 530],
      ],
      0,
    ) +
    tracks +
    skier(c, c.w * (c.side < 0 ? 0.62 : 0.38), 510, 1.3, '#f2b84b', c.side < 0 ? -1 : 1)
  )
}
