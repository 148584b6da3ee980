import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { green } from '../../plants.ts'
import { type Point, blob, circle, dot, ellipse, fill, group, line, num, polygon, rect } from '../../svg.ts'
import { accents } from '../../things.ts'
import { pool } from '../../water.ts'

function islet(c: Canvas, x: number, y: number, r: number, label: string): string {
  const random = c.random.fork(label)
  const l = c.light
  const ring = (k: number): Point[] =>
    Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * 2 * Math.PI
      const rr = r * k * (0.86 + 0.2 * Math.sin(a * 2 + r) + random.range(-0.05, 0.05))
      return [x + Math.cos(a) * rr * 1.3, y + Math.sin(a) * rr]
    })
  const reef =
    fill(blob(ring(2.1)), mix(l.shallow, l.water[1], 0.45), { filter: c.defs.blur(9), opacity: 0.9 }) +
    fill(blob(ring(1.55)), l.shallow, { filter: c.defs.blur(5) }) +
    fill(blob(ring(1.12)), '#ffffff', { opacity: 0.55, filter: c.defs.blur(1.6) })
  let [dark, mid, lit] = ['', '', '']
  for (let i = 0; i < r * 3.2; i++) {
    const [a, q] = [random.range(0, 6.3), Math.sqrt(random.next()) * r * 0.68]
    const [px, py, s] = [x + Math.cos(a) * q * 1.3, y + Math.sin(a) * q, random.range(4, 8)]
    dark += dot(px + 2, py + 3, s)
    mid += dot(px, py, s * 0.9)
    lit += dot(px + c.side * 2, py - 2, s * 0.45)
  }
  return (
    reef +
    fill(
      blob(ring(1)),
      c.defs.linear([
        [0, l.lit('#f6e6c3')],
        [1, l.tone('#efd9ae')],
      ]),
    ) +
    fill(dark, l.dark(green.deep)) +
    fill(mid, l.tone(green.palm)) +
    fill(lit, l.lit(green.fresh))
  )
}

export function aerial(c: Canvas): string {
  const l = c.light
  const r = c.random.fork('aerial')
  const deep = rect(
    0,
    0,
    c.w,
    c.h,
    c.defs.linear(
      [
        [0, l.water[2]],
        [0.5, l.water[1]],
        [1, l.water[2]],
      ],
      30,
    ),
  )
  const spots = [
    [0.3, 0.36, 74],
    [0.74, 0.68, 58],
    [0.8, 0.2, 30],
    [0.1, 0.85, 36],
  ] as const
  const bars = [0, 1, 2, 3]
    .map(() =>
      ellipse(c.w * r.range(0.1, 0.9), c.h * r.range(0.1, 0.9), r.range(70, 160), r.range(18, 40), l.shallow, {
        opacity: 0.4,
        filter: c.defs.blur(14),
        transform: `rotate(${r.int(-20, 20)} ${num(c.w / 2)} ${num(c.h / 2)})`,
      }),
    )
    .join('')
  const [jx, jy] = [c.w * 0.3 + 120, c.h * 0.36 + 16]
  const roofs = Array.from({ length: 7 }, (_, i) => {
    const [x, y] = [jx + 20 + i * 30, jy + 14 + i * 13 + i * i * 1.4]
    return group(
      rect(-14, -11, 28, 22, l.tone('#c99b6c'), { rx: 2 }) +
        circle(
          0,
          0,
          9.5,
          c.defs.radial([
            [0, l.lit('#dfba80')],
            [1, l.dark('#9c7646')],
          ]),
        ),
      { transform: `translate(${num(x + (i % 2 ? 16 : -16))} ${num(y + (i % 2 ? -20 : 20))}) rotate(24)` },
    )
  }).join('')
  const jetty = line(
    `M${num(jx - 40)} ${num(jy - 14)}Q${num(jx + 100)} ${num(jy + 30)} ${num(jx + 216)} ${num(jy + 156)}`,
    l.lit('#d9b385'),
    7,
  )
  const wake = group(
    fill(
      polygon([
        [-8, 0],
        [-150, -26],
        [-130, 0],
        [-150, 26],
      ]),
      c.defs.linear(
        [
          [0, '#ffffff', 0],
          [1, '#ffffff', 0.75],
        ],
        0,
      ),
    ) +
      fill('M-30 -9Q10 -10 34 0Q10 10 -30 9Z', l.lit('#ffffff')) +
      rect(-16, -5, 22, 10, l.tone(accents(c).main), { rx: 3 }),
    { transform: `translate(${num(c.w * 0.66)} ${num(c.h * 0.36)}) rotate(-28)` },
  )
  return (
    deep +
    bars +
    pool(c, `M0 0H${num(c.w)}V${c.h}H0Z`, -200, c.h, 'aerial-ripples').replace(/^<path[^>]*\/>/, '') +
    spots.map(([x, y, s], i) => islet(c, c.w * x, c.h * y, s, `islet${i}`)).join('') +
    jetty +
    roofs +
    wake
  )
}
