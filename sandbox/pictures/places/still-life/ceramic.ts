import type { Canvas } from '../../canvas.ts'
import { circle, ellipse, fill, line, num } from '../../svg.ts'
import { shadow } from '../../things.ts'
import { sideways, studio } from './parts.ts'

export function ceramic(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const vase =
    shadow(c, m - 60, 532, 100, 13) +
    fill(
      `M${num(m - 96)} 210H${num(m - 24)}Q${num(m - 34)} 270 ${num(m + 20)} 330Q${num(m + 66)} 420 ${num(m + 6)} 530H${num(m - 126)}Q${num(m - 186)} 420 ${num(m - 140)} 330Q${num(m - 86)} 270 ${num(m - 96)} 210Z`,
      sideways(c, '#f7f3ea'),
    ) +
    fill(
      `M${num(m - 158)} 372Q${num(m - 60)} 404 ${num(m + 40)} 372Q${num(m + 50)} 430 ${num(m + 36)} 470Q${num(m - 60)} 500 ${num(m - 156)} 470Q${num(m - 170)} 430 ${num(m - 158)} 372Z`,
      l.tone('#2f6fa8'),
      { opacity: 0.88 },
    ) +
    line(
      `M${num(m - 156)} 420q20 -26 40 0t40 0t40 0t40 0t36 0M${num(m - 158)} 446q20 -26 40 0t40 0t40 0t40 0t36 0`,
      l.lit('#f7f3ea'),
      4.5,
    ) +
    ellipse(m - 60, 210, 36, 8, l.dark('#cfc6b5'))
  const random = c.random.fork('branch')
  const twigs = line(
    `M${num(m - 60)} 208Q${num(m - 40)} 140 ${num(m + 40)} 70M${num(m - 60)} 208Q${num(m - 90)} 130 ${num(m - 150)} 90M${num(m - 40)} 150Q${num(m - 30)} 110 ${num(m - 50)} 56`,
    l.dark('#7a5a48'),
    5,
  )
  const plum = Array.from({ length: 26 }, (_, i) => {
    const t = random.next()
    const [x, y] =
      i % 3 === 0
        ? [m - 60 + t * 100, 208 - t * 138]
        : i % 3 === 1
          ? [m - 60 - t * 90, 208 - t * 118]
          : [m - 40 - t * 10, 150 - t * 94]
    return circle(
      x + random.range(-13, 13),
      y + random.range(-10, 10),
      random.range(7, 12),
      i % 2 ? l.lit('#f6a9b5') : l.lit('#fbd3d6'),
    )
  }).join('')
  const cup =
    shadow(c, m + 160, 546, 74, 9) +
    fill(
      `M${num(m + 96)} 448Q${num(m + 104)} 544 ${num(m + 140)} 546H${num(m + 184)}Q${num(m + 218)} 544 ${num(m + 226)} 448Z`,
      sideways(c, '#7fb5ae'),
    ) +
    ellipse(m + 161, 448, 65, 16, l.lit('#a9d4cc')) +
    ellipse(m + 161, 450, 56, 12, l.dark('#4f8f88')) +
    line(`M${num(m + 108)} 496q14 -16 28 0t28 0t28 0t26 0`, l.lit('#eaf6f2'), 4)
  return studio(c) + twigs + plum + vase + cup
}
