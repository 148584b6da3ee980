import type { Canvas } from '../../canvas.ts'
import { circle, ellipse, fill, line, num, rect } from '../../svg.ts'
import { audience, beam, dancer, stage } from './parts.ts'

const velvet = { red: ['#c23a33', '#7c1f2a'], teal: ['#1f8a86', '#0b4a52'], plum: ['#8a4a9c', '#44226a'] } as const

function drapes(c: Canvas, colors: readonly [string, string]): string {
  const fold = (x: number, w: number) =>
    rect(
      x,
      -10,
      w,
      480,
      c.defs.linear(
        [
          [0, colors[1]],
          [0.45, colors[0]],
          [1, colors[1]],
        ],
        0,
      ),
    )
  const count = 6
  const w = (c.w * 0.17) / count
  const sides = Array.from({ length: count }, (_, i) => fold(i * w, w + 0.6) + fold(c.w - (i + 1) * w, w + 0.6)).join(
    '',
  )
  const swag = Array.from({ length: 7 }, (_, i) => {
    const sw = c.w / 6.4
    const x = -sw * 0.3 + i * sw
    return (
      fill(
        `M${num(x)} -10H${num(x + sw)}Q${num(x + sw / 2)} 116 ${num(x)} -10Z`,
        c.defs.linear([
          [0, colors[1]],
          [0.7, colors[0]],
          [1, colors[1]],
        ]),
      ) + line(`M${num(x)} -8Q${num(x + sw / 2)} 116 ${num(x + sw)} -8`, '#e9b95a', 4)
    )
  }).join('')
  return sides + swag
}

export function curtainCall(c: Canvas): string {
  const m = c.w / 2
  const back = rect(
    0,
    0,
    c.w,
    460,
    c.defs.linear([
      [0, '#2a1a52'],
      [0.6, '#6a3a86'],
      [1, '#e07a6c'],
    ]),
  )
  const moon = circle(
    m,
    230,
    150,
    c.defs.radial([
      [0, '#fff6dc'],
      [0.62, '#ffe4ae'],
      [0.64, '#ffdca0', 0.5],
      [1, '#ffb47a', 0],
    ]),
  )
  const waves = [0, 1, 2]
    .map((i) =>
      fill(
        `M-10 ${360 + i * 26}` + `q${num(c.w / 48)} -26 ${num(c.w / 24)} 0t${num(c.w / 24)} 0`.repeat(12) + `V470H-10Z`,
        ['#3c5c9c', '#2c7f94', '#1f9a8e'][i]!,
      ),
    )
    .join('')
  return (
    back +
    moon +
    waves +
    stage(c, '#c98a4a') +
    beam(c, m - c.w * 0.28, m - 90, 90, '#fff0c4', 0.5) +
    beam(c, m + c.w * 0.28, m + 90, 90, '#ffd0e0', 0.5) +
    ellipse(m, 452, 190, 18, '#ffe9b8', { opacity: 0.7, filter: c.defs.blur(6) }) +
    dancer(m, 456, 1.15, '#e2553a', 1) +
    dancer(m - Math.min(190, c.w * 0.22), 462, Math.min(0.85, c.w / 1000), '#f2b84b', 1) +
    dancer(m + Math.min(190, c.w * 0.22), 462, Math.min(0.85, c.w / 1000), '#7fd0c4', -1) +
    drapes(c, velvet.red) +
    audience(c, 500)
  )
}
