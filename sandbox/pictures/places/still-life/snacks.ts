import type { Canvas } from '../../canvas.ts'
import { green } from '../../plants.ts'
import { circle, dot, ellipse, fill, group, leaf, line, num, polygon, rect } from '../../svg.ts'
import { shadow } from '../../things.ts'
import { round, sideways, studio } from './parts.ts'

export function snacks(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const box =
    shadow(c, m, 540, 230, 15) +
    fill(
      polygon([
        [m - 210, 400],
        [m + 210, 400],
        [m + 190, 540],
        [m - 190, 540],
      ]),
      sideways(c, '#e2553a'),
    ) +
    fill(
      polygon([
        [m - 210, 400],
        [m + 210, 400],
        [m + 176, 344],
        [m - 176, 344],
      ]),
      l.dark('#8f3326'),
    ) +
    rect(m - 60, 430, 120, 74, l.lit('#fdf3de'), { rx: 8 }) +
    fill(`M${num(m - 40)} 484q20 -34 40 0t40 0`, 'none', { stroke: l.tone('#0b7a75'), 'stroke-width': 6 })
  const cookie = (x: number, y: number, r: number, color: string) =>
    circle(x, y, r, round(c, color)) +
    fill(
      dot(x - r * 0.3, y - r * 0.2, r * 0.13) +
        dot(x + r * 0.3, y + r * 0.1, r * 0.13) +
        dot(x - r * 0.05, y + r * 0.4, r * 0.13) +
        dot(x + r * 0.2, y - r * 0.42, r * 0.11),
      l.dark('#6d4028'),
    )
  const row =
    cookie(m - 136, 336, 44, '#e9b46a') +
    cookie(m - 66, 318, 46, '#d99a50') +
    cookie(m + 8, 330, 45, '#e9b46a') +
    [70, 106, 142]
      .map((dx, i) =>
        rect(m + dx - 15, 276 - i * 8, 32, 130, sideways(c, ['#7fb35a', '#f6c9a8', '#8a5a36'][i]!), { rx: 11 }),
      )
      .join('') +
    box
  const coconut = group(
    shadow(c, 0, 50, 60, 8) +
      circle(0, 0, 52, round(c, '#8a6242')) +
      ellipse(0, -12, 42, 30, l.lit('#fffaf0')) +
      ellipse(0, -9, 32, 21, l.dark('#e4dccb')) +
      line('M8 -14L34 -76', l.tone('#0b9a94'), 7),
    { transform: `translate(${num(m + 236)} 512)` },
  )
  return (
    studio(c) +
    row +
    coconut +
    cookie(m - 222, 560, 28, '#e9b46a') +
    fill(leaf(m - 262, 580, -0.2, 60, 11), l.tone(green.palm))
  )
}
