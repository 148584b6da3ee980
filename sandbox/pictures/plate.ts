import type { Canvas } from './canvas.ts'
import { circle, ellipse } from './svg.ts'
import { shadow } from './things.ts'

/** A shaded ball. */
export const ball = (c: Canvas, x: number, y: number, r: number, color: string) =>
  circle(
    x,
    y,
    r,
    c.defs.radial(
      [
        [0, c.light.lit(color)],
        [0.6, c.light.tone(color)],
        [1, c.light.dark(color)],
      ],
      c.side < 0 ? 0.35 : 0.65,
      0.3,
      0.75,
    ),
  )

/** A plate of radius r around the origin, in the table's perspective. */
export function plate(c: Canvas, r: number, color: string): string {
  const l = c.light
  return (
    shadow(c, 4, 10, r * 1.05, r * 0.42, 0.4) +
    ellipse(0, 5, r, r * 0.4, l.dark(color)) +
    ellipse(
      0,
      0,
      r,
      r * 0.4,
      c.defs.linear([
        [0, l.tone(color)],
        [1, l.lit(color)],
      ]),
    ) +
    ellipse(0, 2, r * 0.74, r * 0.28, l.dark(color), { opacity: 0.25 }) +
    ellipse(0, 4, r * 0.72, r * 0.265, l.lit(color))
  )
}
