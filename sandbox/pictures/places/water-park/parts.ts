import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { bush, green } from '../../plants.ts'
import { type Point, at, circle, curve, ellipse, fill, group, line, num, polygon, rect } from '../../svg.ts'

/** A flume through the points: rim, trough and running water. */
export function slide(c: Canvas, points: readonly Point[], width: number, color: string): string {
  const l = c.light
  const d = curve(points)
  return group(
    line(d, l.dark(color), width + 8, { transform: 'translate(0 6)' }) +
      line(d, l.tone(color), width + 6) +
      line(d, l.lit(color), width + 1) +
      line(d, l.dark(color), width * 0.62) +
      line(d, mix(l.shallow, '#ffffff', 0.45), width * 0.46) +
      line(d, '#ffffff', width * 0.08, { opacity: 0.8, 'stroke-dasharray': `${width} ${width * 0.8}` }),
    {},
  )
}

/** A swimmer in a ring seen from the side. */
export function ring(c: Canvas, x: number, y: number, s: number, color: string): string {
  const l = c.light
  const body =
    ellipse(0, 8, 44, 9, '#ffffff', { opacity: 0.45, filter: c.defs.blur(3) }) +
    ellipse(
      0,
      0,
      36,
      13,
      c.defs.linear([
        [0, l.lit(color)],
        [1, l.dark(color)],
      ]),
    ) +
    ellipse(0, -3, 20, 6, l.dark(mix(color, '#2a5a66', 0.5))) +
    [-26, -8, 12, 28].map((dx) => rect(dx - 4, -9, 8, 18, '#ffffff', { opacity: 0.55 })).join('') +
    fill('M-11 -3Q-10 -26 0 -26Q10 -26 11 -3Z', l.tone('#f0c9a6')) +
    circle(0, -35, 9, l.tone('#f0c9a6')) +
    fill('M-10 -36A10 10 0 0 1 10 -36Q0 -44 -10 -36Z', l.dark('#3f2d26')) +
    line('M-9 -20L-26 -8M9 -20L26 -8', l.tone('#f0c9a6'), 5.5)
  return at(x, y, body, s)
}

export function tower(c: Canvas, x: number, y: number, h: number, roof: string): string {
  const l = c.light
  const legs = [-34, -11, 11, 34].map((dx) => rect(x + dx - 3, y - h, 6, h, l.tone('#e9e2d4'))).join('')
  const braces = line(
    [0, 1, 2, 3]
      .map((i) => {
        const a = y - h + (i * h) / 4
        return `M${num(x - 34)} ${num(a)}L${num(x + 34)} ${num(a + h / 4)}M${num(x + 34)} ${num(a)}L${num(x - 34)} ${num(a + h / 4)}`
      })
      .join(''),
    l.dark('#cfc6b5'),
    2.4,
  )
  const top =
    rect(x - 46, y - h - 6, 92, 10, l.lit('#f2b84b'), { rx: 3 }) +
    line(`M${num(x - 42)} ${num(y - h - 6)}v-40M${num(x + 42)} ${num(y - h - 6)}v-40`, l.tone('#e9e2d4'), 5) +
    fill(
      polygon([
        [x - 60, y - h - 44],
        [x, y - h - 96],
        [x + 60, y - h - 44],
      ]),
      c.defs.linear(
        [
          [0, l.lit(roof)],
          [1, l.dark(roof)],
        ],
        c.side < 0 ? 20 : 160,
      ),
    ) +
    line(`M${num(x)} ${num(y - h - 96)}v-24`, l.dark('#8b7a60'), 3) +
    fill(
      polygon([
        [x, y - h - 120],
        [x + 30, y - h - 111],
        [x, y - h - 102],
      ]),
      l.tone('#f2b84b'),
    )
  return braces + legs + top
}

export const splash = (c: Canvas, x: number, y: number, s: number) =>
  [
    [-20, 0, 18],
    [0, -10, 22],
    [22, 0, 17],
    [-8, 6, 16],
    [12, 7, 14],
  ]
    .map(([dx, dy, r]) =>
      ellipse(x + dx! * s, y + dy! * s, r! * s, r! * s * 0.6, '#ffffff', { opacity: 0.75, filter: c.defs.blur(2) }),
    )
    .join('')

export const basinOf = (c: Canvas, y: number) =>
  `M-20 ${y + 20}Q${num(c.w * 0.3)} ${y - 14} ${num(c.w * 0.6)} ${y + 4}T${num(c.w + 20)} ${y}V620H-20Z`

export const greens = (c: Canvas, y: number, label: string) =>
  rect(0, y - 6, c.w, c.h - y + 10, c.light.tone('#a9c47a')) +
  Array.from({ length: 7 }, (_, i) =>
    bush(c, {
      x: (c.w * i) / 6,
      y,
      width: 230,
      height: 70 + (i % 3) * 24,
      label: `${label}${i}`,
      depth: 0.18,
      color: i % 2 ? green.deep : green.palm,
    }),
  ).join('')
