import type { Canvas } from '../../canvas.ts'
import { cushion } from '../../interior.ts'
import { ellipse, fill, line, num, rect } from '../../svg.ts'
import { accents } from '../../things.ts'

/** A made bed seen from its foot side; (x, y) is the middle of its foot on the floor. */
export function bed(c: Canvas, x: number, y: number, w: number, throwColor: string): string {
  const l = c.light
  const h = w * 0.36
  const p = (v: number) => num(x + v * w)
  const head =
    rect(
      x - w * 0.52,
      y - h * 1.75,
      w * 1.04,
      h * 1.2,
      c.defs.linear([
        [0, l.lit('#c9a27a')],
        [1, l.dark('#9c764f')],
      ]),
      { rx: 10 },
    ) +
    line([-0.26, 0, 0.26].map((t) => `M${p(t)} ${num(y - h * 1.72)}v${num(h * 1.1)}`).join(''), l.dark('#8b6744'), 2, {
      opacity: 0.4,
    })
  const pillows =
    [-0.25, 0.25].map((t) => cushion(c, x + t * w, y - h * 1.06, w * 0.42, h * 0.52, '#fdfaf4')).join('') +
    cushion(c, x - w * 0.14, y - h * 0.94, w * 0.24, h * 0.4, throwColor) +
    cushion(c, x + w * 0.15, y - h * 0.94, w * 0.24, h * 0.4, accents(c).second)
  const quilt = fill(
    `M${p(-0.49)} ${num(y - h * 0.82)}Q${num(x)} ${num(y - h * 0.92)} ${p(0.49)} ${num(y - h * 0.82)}L${p(0.56)} ${num(y - h * 0.06)}Q${num(x)} ${num(y + h * 0.04)} ${p(-0.56)} ${num(y - h * 0.06)}Z`,
    c.defs.linear([
      [0, l.lit('#fdfaf4')],
      [0.5, l.tone('#f6efe4')],
      [1, l.dark('#dcd0be')],
    ]),
  )
  const band = fill(
    `M${p(-0.52)} ${num(y - h * 0.5)}Q${num(x)} ${num(y - h * 0.58)} ${p(0.52)} ${num(y - h * 0.5)}L${p(0.545)} ${num(y - h * 0.2)}Q${num(x)} ${num(y - h * 0.26)} ${p(-0.545)} ${num(y - h * 0.2)}Z`,
    c.defs.linear([
      [0, l.lit(throwColor)],
      [1, l.dark(throwColor)],
    ]),
  )
  return (
    ellipse(x, y + 2, w * 0.62, h * 0.14, l.dark('#4a4048'), { opacity: 0.35, filter: c.defs.blur(4) }) +
    head +
    pillows +
    quilt +
    band
  )
}
