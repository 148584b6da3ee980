import type { Canvas } from '../../canvas.ts'
import { bush, palm } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { circle, curve, ellipse, fill, line, num, polygon, rect } from '../../svg.ts'
import { shadow } from '../../things.ts'
import { coast } from '../bay/parts.ts'
import { child, meadow } from './parts.ts'

export function playground(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const bar = (x: number, y: number, w: number, h: number, color: string) =>
    rect(
      m + x,
      y,
      w,
      h,
      c.defs.linear(
        [
          [0, l.lit(color)],
          [1, l.dark(color)],
        ],
        0,
      ),
      { rx: 4 },
    )
  const house =
    bar(-90, 300, 12, 200, '#f2b84b') +
    bar(78, 300, 12, 200, '#f2b84b') +
    bar(-96, 380, 192, 14, '#0b9a94') +
    fill(
      polygon([
        [m - 118, 304],
        [m, 222],
        [m + 118, 304],
      ]),
      c.defs.linear([
        [0, l.lit('#e2553a')],
        [1, l.dark('#e2553a')],
      ]),
    ) +
    rect(m - 80, 330, 160, 50, l.lit('#7fc8e0'), { opacity: 0.5 }) +
    circle(m, 268, 14, l.lit('#fdf3de'))
  const slide =
    line(
      curve([
        [m + 92, 388],
        [m + 160, 420],
        [m + 220, 480],
        [m + 290, 500],
      ]),
      l.dark('#e2553a'),
      40,
    ) +
    line(
      curve([
        [m + 92, 384],
        [m + 160, 416],
        [m + 220, 476],
        [m + 290, 496],
      ]),
      l.lit('#f28a5a'),
      30,
    )
  const ladder = line(
    `M${num(m - 96)} 390L${num(m - 170)} 508M${num(m - 66)} 390L${num(m - 130)} 508` +
      [0.15, 0.4, 0.65, 0.9]
        .map((t) => `M${num(m - 96 - 74 * t)} ${num(390 + 118 * t)}L${num(m - 66 - 64 * t)} ${num(390 + 118 * t)}`)
        .join(''),
    l.tone('#8a5ac0'),
    8,
  )
  const swing =
    line(
      `M${num(m - 380)} 500L${num(m - 340)} 300L${num(m - 300)} 500M${num(m - 240)} 500L${num(m - 220)} 300L${num(m - 190)} 500M${num(m - 350)} 300H${num(m - 210)}`,
      l.tone('#3f8fc0'),
      9,
    ) +
    line(`M${num(m - 300)} 300L${num(m - 316)} 440M${num(m - 262)} 300L${num(m - 284)} 440`, l.dark('#8b7a60'), 2.4) +
    rect(m - 322, 438, 44, 8, l.tone('#e2553a'), { rx: 3 })
  const balls = [
    [-60, 556, 20, '#e2553a'],
    [30, 574, 24, '#f2b84b'],
    [330, 560, 18, '#0b9a94'],
  ] as const
  return (
    sky(c, 400) +
    coast(c, 404, 90) +
    [0, 0.2, 0.45, 0.75, 1]
      .map((t, i) =>
        bush(c, { x: c.w * t, y: 424, width: 240, height: 90 + (i % 2) * 30, label: `kp${i}`, depth: 0.18 }),
      )
      .join('') +
    palm(c, { x: m + 360, y: 440, height: 300, lean: -0.06, label: 'kpp' }) +
    meadow(c, 418) +
    ellipse(m, 520, c.w * 0.46, 60, l.lit('#f3dfba'), { opacity: 0.8 }) +
    swing +
    house +
    ladder +
    slide +
    balls
      .map(
        ([x, y, r, color]) =>
          shadow(c, m + x, y + r, r, 4) +
          circle(
            m + x,
            y,
            r,
            c.defs.radial(
              [
                [0, l.lit(color)],
                [1, l.dark(color)],
              ],
              0.4,
              0.3,
              0.75,
            ),
          ),
      )
      .join('') +
    child(c, m - 36, 382, 0.8, '#7fd0c4', '#4a3024', 'up') +
    child(c, m + 170, 566, 1.2, '#f6d04a', '#5a3a28', 'up') +
    child(c, m - 190, 574, 1.2, '#e98aa4', '#2f2430', 'down')
  )
}
