import type { Canvas } from '../../canvas.ts'
import { circle, ellipse, fill, group, leaf, line, num, rect } from '../../svg.ts'

export function stone(c: Canvas, x: number, y: number, w: number, h: number, color: string): string {
  const l = c.light
  return (
    ellipse(
      x,
      y,
      w,
      h,
      c.defs.radial(
        [
          [0, l.lit(color)],
          [0.6, l.tone(color)],
          [1, l.dark(color)],
        ],
        c.side < 0 ? 0.35 : 0.65,
        0.25,
        0.75,
      ),
    ) +
    ellipse(x + c.side * w * 0.3, y - h * 0.45, w * 0.3, h * 0.14, '#ffffff', { opacity: 0.22, filter: c.defs.blur(2) })
  )
}

export function candle(c: Canvas, x: number, y: number, h: number): string {
  const l = c.light
  return (
    circle(
      x,
      y - h - 8,
      80,
      c.defs.radial([
        [0, '#ffd58a', 0.7],
        [1, '#ffd58a', 0],
      ]),
    ) +
    rect(
      x - 14,
      y - h,
      28,
      h,
      c.defs.linear([
        [0, '#fff1d0'],
        [1, l.dark('#e9d6b4')],
      ]),
      { rx: 5 },
    ) +
    fill(
      `M${num(x)} ${num(y - h - 24)}Q${num(x + 9)} ${num(y - h - 8)} ${num(x)} ${num(y - h - 2)}Q${num(x - 9)} ${num(y - h - 8)} ${num(x)} ${num(y - h - 24)}Z`,
      '#fff3c0',
    ) +
    line(`M${num(x)} ${num(y - h)}v-6`, '#5d4a3a', 1.6)
  )
}

export function orchid(c: Canvas, x: number, y: number, s: number): string {
  const l = c.light
  const petals = [0, 1, 2, 3, 4]
    .map((i) =>
      fill(leaf(0, 0, -Math.PI / 2 + (i * 2 * Math.PI) / 5, 34, 17), i % 2 ? l.lit('#f7d6e0') : l.lit('#fdeef2')),
    )
    .join('')
  return group(petals + circle(0, 0, 7, l.tone('#e98aa4')) + circle(0, 1, 3.4, l.lit('#f6d36a')), {
    transform: `translate(${num(x)} ${num(y)}) scale(${s})`,
  })
}
