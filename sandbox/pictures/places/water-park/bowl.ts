import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { palm } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { ellipse, fill, num, rect } from '../../svg.ts'
import { pool } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { basinOf, greens, ring, slide, splash, tower } from './parts.ts'

export function bowl(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const s = c.side < 0 ? 1 : -1
  const x = m + s * 40
  const legs = [-150, -70, 70, 150].map((dx) => rect(x + dx - 6, 330, 12, 130, l.tone('#e9e2d4'))).join('')
  const cup =
    fill(
      `M${num(x - 210)} 240Q${num(x - 150)} 372 ${num(x)} 378Q${num(x + 150)} 372 ${num(x + 210)} 240Z`,
      c.defs.linear([
        [0, l.lit('#8a5ac0')],
        [1, l.dark('#5a3a94')],
      ]),
    ) +
    fill(
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `M${num(x - 190 + i * 80)} 246Q${num(x - 130 + i * 58)} 350 ${num(x - 40 + i * 20)} 378H${num(x - 20 + i * 20)}Q${num(x - 90 + i * 58)} 350 ${num(x - 150 + i * 80)} 246Z`,
        )
        .join(''),
      l.lit('#f2b84b'),
      { opacity: 0.9 },
    ) +
    ellipse(x, 240, 212, 54, l.lit('#b48ae0')) +
    ellipse(
      x,
      242,
      194,
      46,
      c.defs.linear([
        [0, l.dark('#5a3a94')],
        [1, l.tone('#8a5ac0')],
      ]),
    ) +
    [150, 110, 68, 30]
      .map((r, i) =>
        ellipse(x, 246 + i * 3, r, r * 0.22, 'none', {
          stroke: mix(l.shallow, '#ffffff', 0.5),
          'stroke-width': 9 - i,
          opacity: 0.85,
        }),
      )
      .join('')
  return (
    sky(c, 380) +
    coast(c, 384, 140) +
    greens(c, 420, 'wb') +
    tower(c, m - s * 270, 430, 290, '#0b7a75') +
    palm(c, { x: m + s * 330, y: 430, height: 330, lean: -s * 0.06, label: 'wbp' }) +
    slide(
      c,
      [
        [m - s * 264, 158],
        [m - s * 330, 230],
        [m - s * 270, 300],
        [m - s * 210, 250],
        [x - s * 190, 238],
      ],
      32,
      '#e2553a',
    ) +
    legs +
    cup +
    ring(c, x + s * 60, 246, 0.7, '#f6d36a') +
    pool(c, basinOf(c, 440), 435, 600, 'wbw') +
    slide(
      c,
      [
        [x, 370],
        [x - s * 10, 420],
        [x - s * 70, 470],
      ],
      34,
      '#8a5ac0',
    ) +
    splash(c, x - s * 74, 480, 1.5) +
    ring(c, m + s * 250, 530, 1.2, '#e2553a') +
    ring(c, m - s * 250, 548, 1.25, '#0b9a94')
  )
}
