import type { Canvas } from '../../canvas.ts'
import { sky } from '../../sky.ts'
import { ellipse, fill, group, line, num, polygon, rect } from '../../svg.ts'
import { pool } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { basinOf, greens, ring, slide, splash } from './parts.ts'

export function castle(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const turret = (dx: number, y: number, w: number, h: number, color: string, roof: string) =>
    rect(
      m + dx - w / 2,
      y - h,
      w,
      h,
      c.defs.linear(
        [
          [0, l.lit(color)],
          [1, l.dark(color)],
        ],
        c.side < 0 ? 0 : 180,
      ),
    ) +
    fill(
      polygon([
        [m + dx - w * 0.7, y - h],
        [m + dx, y - h - w * 1.1],
        [m + dx + w * 0.7, y - h],
      ]),
      c.defs.linear([
        [0, l.lit(roof)],
        [1, l.dark(roof)],
      ]),
    ) +
    fill(
      `M${num(m + dx - w * 0.16)} ${num(y - h * 0.5)}v${num(-w * 0.3)}a${num(w * 0.16)} ${num(w * 0.16)} 0 0 1 ${num(w * 0.32)} 0v${num(w * 0.3)}Z`,
      l.dark('#3f5f7a'),
    ) +
    fill(
      polygon([
        [m + dx, y - h - w * 1.1],
        [m + dx, y - h - w * 1.1 - 30],
        [m + dx + 26, y - h - w * 1.1 - 20],
      ]),
      l.tone('#f2b84b'),
    )
  const fall = (dx: number, y: number, w: number, h: number) =>
    fill(
      `M${num(m + dx - w / 2)} ${y}h${w}q6 ${h / 2} 10 ${h}h${-w - 20}q4 ${-h / 2} 10 ${-h}Z`,
      c.defs.linear([
        [0, '#ffffff', 0.9],
        [1, l.shallow, 0.75],
      ]),
    ) + splash(c, m + dx, y + h, w / 40)
  const bucket = group(
    line('M-44 0V-120M44 0V-120M-44 -112H44', l.tone('#e9e2d4'), 8) +
      group(fill('M-34 -40L34 -40L26 20H-26Z', l.lit('#e2553a')) + ellipse(0, -40, 34, 9, l.lit('#f9a48f')), {
        transform: 'translate(0 -66) rotate(34)',
      }) +
      fill('M-24 -60Q-70 -30 -74 60H-36Q-34 -10 -8 -46Z', '#ffffff', { opacity: 0.75 }),
    { transform: `translate(${num(m)} 222)` },
  )
  return (
    sky(c, 380) +
    coast(c, 384, 120) +
    greens(c, 410, 'wc') +
    turret(-190, 430, 84, 200, '#fbe3b4', '#e2553a') +
    turret(190, 430, 84, 220, '#fbe3b4', '#0b7a75') +
    turret(-100, 430, 70, 150, '#f6c9a8', '#8a5ac0') +
    turret(104, 430, 70, 160, '#f6c9a8', '#f2b84b') +
    rect(
      m - 120,
      300,
      240,
      130,
      c.defs.linear([
        [0, l.lit('#fdf0d0')],
        [1, l.tone('#eec99a')],
      ]),
    ) +
    rect(m - 150, 222, 300, 12, l.tone('#0b9a94')) +
    rect(m - 140, 234, 10, 80, l.tone('#e9e2d4')) +
    rect(m + 130, 234, 10, 80, l.tone('#e9e2d4')) +
    bucket +
    fall(-60, 330, 40, 104) +
    fall(60, 330, 40, 104) +
    slide(
      c,
      [
        [m - 190, 300],
        [m - 270, 330],
        [m - 300, 400],
        [m - 250, 460],
      ],
      30,
      '#f2b84b',
    ) +
    slide(
      c,
      [
        [m + 190, 290],
        [m + 280, 330],
        [m + 300, 410],
        [m + 240, 468],
      ],
      30,
      '#e98aa4',
    ) +
    pool(c, basinOf(c, 424), 420, 600, 'wcw') +
    slide(
      c,
      [
        [m - 282, 430],
        [m - 250, 466],
      ],
      30,
      '#f2b84b',
    ) +
    splash(c, m - 250, 474, 1.1) +
    splash(c, m + 240, 480, 1.1) +
    splash(c, m - 60, 436, 1) +
    splash(c, m + 60, 436, 1) +
    ring(c, m, 520, 1.2, '#e2553a') +
    ring(c, m - 260, 556, 1.2, '#0b9a94') +
    ring(c, m + 280, 550, 1.2, '#f2b84b')
  )
}
