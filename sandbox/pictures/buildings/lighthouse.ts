import type { Canvas } from '../canvas.ts'
import { fill, num, polygon, rect } from '../svg.ts'
import { glass, wall } from './houses.ts'

/** A round lighthouse; (x, y) is the middle of its foot. */
export function lighthouse(c: Canvas, x: number, y: number, h: number): string {
  const l = c.light
  const w = h * 0.2
  const body = polygon([
    [x - w / 2, y],
    [x - w * 0.3, y - h * 0.76],
    [x + w * 0.3, y - h * 0.76],
    [x + w / 2, y],
  ])
  const ring = (a: number, b: number) => {
    const half = (t: number) => w * (0.5 - (0.2 * t) / 0.76)
    return polygon([
      [x - half(a), y - h * a],
      [x - half(b), y - h * b],
      [x + half(b), y - h * b],
      [x + half(a), y - h * a],
    ])
  }
  const top =
    rect(x - w * 0.36, y - h * 0.79, w * 0.72, h * 0.03, l.dark('#4a5563')) +
    rect(x - w * 0.22, y - h * 0.9, w * 0.44, h * 0.11, l.lamps ? '#fff2c4' : glass(c)) +
    fill(
      `M${num(x - w * 0.3)} ${num(y - h * 0.9)}Q${num(x)} ${num(y - h * 1.04)} ${num(x + w * 0.3)} ${num(y - h * 0.9)}Z`,
      l.tone('#c8371f'),
    )
  const beam = l.lamps
    ? fill(
        polygon([
          [x, y - h * 0.85],
          [x - c.side * c.w, y - h * 1.15],
          [x - c.side * c.w, y - h * 0.55],
        ]),
        c.defs.linear(
          c.side > 0
            ? [
                [0, l.lamp, 0],
                [1, l.lamp, 0.55],
              ]
            : [
                [0, l.lamp, 0.55],
                [1, l.lamp, 0],
              ],
          0,
        ),
      )
    : ''
  return beam + fill(body, wall(c, '#fbf6ec')) + fill(ring(0.14, 0.3) + ring(0.48, 0.62), wall(c, '#d9472f')) + top
}
