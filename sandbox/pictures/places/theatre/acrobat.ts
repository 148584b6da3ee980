import type { Canvas } from '../../canvas.ts'
import { circle, dot, ellipse, fill, group, line, num, polygon, rect } from '../../svg.ts'
import { audience, beam } from './parts.ts'

export function acrobat(c: Canvas): string {
  const m = c.w / 2
  const back = rect(
    0,
    0,
    c.w,
    600,
    c.defs.radial(
      [
        [0, '#2aa3a3'],
        [0.5, '#14566e'],
        [1, '#0a1a38'],
      ],
      0.5,
      0.5,
      0.75,
    ),
  )
  const tent = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    return fill(
      polygon([
        [m, -60],
        [c.w * (t - 0.02) * 1.1, 180],
        [c.w * (t + 0.06) * 1.1, 180],
      ]),
      i % 2 ? '#e2553a' : '#fbe9c8',
      { opacity: 0.75 },
    )
  }).join('')
  const ring = (x: number, y: number, r: number, turn: number) =>
    line(`M${num(x)} -10L${num(x)} ${num(y - r)}`, '#d9e9ea', 2) +
    circle(x, y, r, 'none', { stroke: '#f6d36a', 'stroke-width': 5 }) +
    group(
      line('M0 0Q10 -34 44 -44M0 0Q-8 30 -46 40M0 0Q-10 -26 -2 -52', '#f6c9a0', 9) +
        fill('M-12 -12Q0 -22 12 -12L8 16Q0 22 -8 16Z', '#e2553a') +
        circle(-2, -60, 8, '#f6c9a0'),
      { transform: `translate(${num(x)} ${num(y)}) rotate(${turn})` },
    )
  const silks = [-0.3, 0.3]
    .map((t) =>
      fill(
        `M${num(m + t * c.w)} -10Q${num(m + t * c.w + 34)} 160 ${num(m + t * c.w - 10)} 260T${num(m + t * c.w + 6)} 440H${num(m + t * c.w - 12)}Q${num(m + t * c.w - 40)} 330 ${num(m + t * c.w)} 240T${num(m + t * c.w - 10)} -10Z`,
        t < 0 ? '#f2b84b' : '#e98aa4',
      ),
    )
    .join('')
  const floor =
    ellipse(
      m,
      500,
      c.w * 0.48,
      60,
      c.defs.linear([
        [0, '#f3d9a4'],
        [1, '#b5764a'],
      ]),
    ) + ellipse(m, 494, c.w * 0.4, 42, '#fbe9c8', { opacity: 0.35 })
  return (
    back +
    tent +
    beam(c, m - c.w * 0.34, m - 40, 130, '#d9fff4', 0.5, 500) +
    beam(c, m + c.w * 0.34, m + 40, 130, '#ffe9b8', 0.5, 500) +
    silks +
    floor +
    ring(m, 250, 84, 12) +
    ring(m - Math.min(240, c.w * 0.3), 330, 56, -30) +
    ring(m + Math.min(240, c.w * 0.3), 320, 56, 40) +
    fill(dot(m - 120, 470, 26) + dot(m + 130, 474, 20), '#e2553a') +
    audience(c, 516)
  )
}
