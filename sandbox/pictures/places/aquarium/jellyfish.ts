import { type Canvas, sway } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { circle, fill, group, line, num, rect } from '../../svg.ts'
import { deep, ocean, visitors } from './parts.ts'

function jelly(c: Canvas, x: number, y: number, s: number, color: string): string {
  const bob = sway(c, x / 300) * 5
  const arms = [-34, -18, -4, 10, 24, 38]
    .map((dx, i) =>
      line(
        `M${dx} 0Q${dx + 16 * (i % 2 ? 1 : -1)} 50 ${dx} 96T${dx * 0.8} ${180 + (i % 3) * 26}`,
        mix(color, '#ffffff', 0.4),
        i % 2 ? 2.4 : 6,
        { opacity: 0.5 },
      ),
    )
    .join('')
  const bell =
    fill(
      'M-66 6Q-66 -72 0 -74Q66 -72 66 6Q50 -8 34 6Q18 -8 0 6Q-18 -8 -34 6Q-50 -8 -66 6Z',
      c.defs.linear([
        [0, mix(color, '#ffffff', 0.6), 0.95],
        [1, color, 0.55],
      ]),
    ) + fill('M-40 -8Q-40 -54 0 -56Q40 -54 40 -8Q0 -22 -40 -8Z', '#ffffff', { opacity: 0.22 })
  return group(
    circle(
      0,
      -10,
      130,
      c.defs.radial([
        [0, color, 0.5],
        [1, color, 0],
      ]),
    ) +
      arms +
      bell,
    { transform: `translate(${num(x)} ${num(y + bob)}) scale(${s})` },
  )
}

export function jellyfish(c: Canvas): string {
  const m = c.w / 2
  const list = [
    [-0.34, 210, 0.7, '#ff9ad0'],
    [0.36, 170, 0.62, '#9ad8ff'],
    [0, 250, 1.35, '#ffa9c0'],
    [0.22, 400, 0.85, '#c79aff'],
    [-0.22, 420, 0.72, '#8af0e0'],
    [0.44, 420, 0.5, '#ffd08a'],
    [-0.44, 360, 0.45, '#c79aff'],
  ] as const
  return (
    ocean(c) +
    rect(0, 0, c.w, c.h, deep(c).low, { opacity: 0.45 }) +
    list.map(([t, y, s, color]) => jelly(c, m + t * c.w, y, s, color)).join('') +
    visitors(c, [
      [m - c.w * 0.3, 130],
      [m - c.w * 0.3 + 46, 84],
    ])
  )
}
