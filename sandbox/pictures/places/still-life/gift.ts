import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { green } from '../../plants.ts'
import { circle, dot, fill, leaf, line, num, rect } from '../../svg.ts'
import { shadow } from '../../things.ts'
import { sideways, studio } from './parts.ts'

export function gift(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const parcel = (x: number, y: number, w: number, h: number, color: string, band: string) =>
    shadow(c, x, y + 2, w * 0.6, 11) +
    rect(x - w / 2, y - h, w, h, sideways(c, color), { rx: 5 }) +
    rect(x - w * 0.07, y - h, w * 0.14, h, l.lit(band)) +
    rect(x - w * 0.55, y - h - 8, w * 1.1, h * 0.2 + 8, sideways(c, mix(color, '#ffffff', 0.12)), { rx: 5 }) +
    rect(x - w * 0.07, y - h - 8, w * 0.14, h * 0.2 + 8, l.lit(band)) +
    fill(
      `M${num(x)} ${num(y - h - 8)}Q${num(x - w * 0.4)} ${num(y - h - 70)} ${num(x - w * 0.3)} ${num(y - h - 14)}ZM${num(x)} ${num(y - h - 8)}Q${num(x + w * 0.4)} ${num(y - h - 70)} ${num(x + w * 0.3)} ${num(y - h - 14)}Z`,
      c.defs.linear([
        [0, l.lit(band)],
        [1, l.dark(band)],
      ]),
    ) +
    circle(x, y - h - 14, 11, l.tone(band))
  const waves = line(
    [0, 1, 2]
      .map(
        (i) => `M${num(m - 110)} ${num(420 + i * 26)}` + Array.from({ length: 4 }, () => 'q13 -16 26 0t26 0').join(''),
      )
      .join(''),
    l.lit('#7fc8c0'),
    4,
    { opacity: 0.7 },
  )
  return (
    studio(c) +
    parcel(m + 168, 512, 136, 120, '#f2b84b', '#fdf6e6') +
    parcel(m - 20, 530, 250, 200, '#0b7a75', '#f6d9a4') +
    waves +
    parcel(m - 186, 550, 120, 84, '#e2553a', '#fdf3de') +
    shadow(c, m + 150, 566, 60, 7) +
    fill(leaf(m + 110, 562, -0.1, 80, 13) + leaf(m + 120, 560, -0.6, 64, 12), l.tone(green.palm)) +
    fill(dot(m + 116, 558, 7) + dot(m + 130, 562, 7), l.lit('#e2553a'))
  )
}
