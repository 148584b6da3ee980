import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { circle, dot, fill, group, line, num, polygon, rect } from '../../svg.ts'

export function beam(c: Canvas, x: number, tx: number, w: number, color: string, opacity: number, foot = 480): string {
  return fill(
    polygon([
      [x - 8, -10],
      [x + 8, -10],
      [tx + w, foot],
      [tx - w, foot],
    ]),
    c.defs.linear([
      [0, color, opacity],
      [0.8, color, opacity * 0.35],
      [1, color, 0],
    ]),
    { filter: c.defs.blur(3) },
  )
}

/** The heads of those who watch. */
export function audience(c: Canvas, y: number): string {
  const random = c.random.fork('audience')
  let parts = ''
  for (let row = 0; row < 3; row++) {
    let d = ''
    const size = 17 + row * 7
    for (let x = -10 + row * 14; x < c.w + 30; x += size * random.range(2.2, 2.9)) {
      const yy = y + row * 40 + random.range(-5, 5)
      d +=
        dot(x, yy, size * 0.72) +
        `M${num(x - size * 1.15)} ${num(yy + 70)}Q${num(x - size * 1.1)} ${num(yy + size * 0.7)} ${num(x)} ${num(yy + size * 0.7)}Q${num(x + size * 1.1)} ${num(yy + size * 0.7)} ${num(x + size * 1.15)} ${num(yy + 70)}Z`
    }
    parts += fill(d, mix('#241a38', '#0e0a1c', row / 2))
  }
  return parts
}

export const stage = (c: Canvas, color: string) =>
  fill(
    `M-10 430Q${num(c.w / 2)} 404 ${num(c.w + 10)} 430V520H-10Z`,
    c.defs.linear([
      [0, mix(color, '#ffffff', 0.25)],
      [1, mix(color, '#140c20', 0.6)],
    ]),
  ) + rect(0, 486, c.w, 120, '#160f26')

export function dancer(x: number, y: number, s: number, robe: string, turn: number): string {
  const skin = '#f3d3b4'
  const body =
    fill('M-8 -96Q-46 -40 -64 0H58Q36 -44 10 -96Z', robe) +
    line('M-6 -92Q-60 -110 -96 -150M8 -92Q54 -120 92 -112', robe, 13) +
    fill('M-92 -146Q-150 -190 -176 -130Q-140 -150 -98 -138ZM88 -106Q140 -150 186 -96Q140 -112 88 -120Z', robe, {
      opacity: 0.7,
    }) +
    circle(1, -112, 12, skin) +
    fill('M-12 -116A13 13 0 0 1 14 -116Q10 -136 1 -137Q-8 -136 -12 -116Z', '#2a1d2e') +
    circle(1, -138, 6, '#2a1d2e')
  return group(body, { transform: `translate(${num(x)} ${num(y)}) scale(${num(s * turn)} ${num(s)})` })
}
