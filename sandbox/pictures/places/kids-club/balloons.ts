import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { bush, green, tree } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { type Point, curve, ellipse, fill, group, line, num, rect } from '../../svg.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { child } from './parts.ts'

function balloon(c: Canvas, x: number, y: number, s: number, color: string, second: string, depth: number): string {
  const l = c.light
  const d = 'M0 84Q-24 60 -56 22Q-84 -16 -76 -56Q-62 -112 0 -114Q62 -112 76 -56Q84 -16 56 22Q24 60 0 84Z'
  const gores = fill(
    'M-26 70Q-62 0 -40 -100Q-20 -112 0 -114Q-28 -40 -8 80ZM26 70Q62 0 40 -100Q20 -112 0 -114Q28 -40 8 80Z',
    l.lit(second, depth),
  )
  const shadeSide = group(
    ellipse(-c.side * 70, 0, 80, 130, l.dark(color, depth), { opacity: 0.35, filter: c.defs.blur(14) }),
    { 'clip-path': c.defs.clip(d) },
  )
  return group(
    fill(d, l.tone(color, depth)) +
      gores +
      shadeSide +
      line('M-14 78L-10 104M14 78L10 104', l.dark('#7a5a3a', depth), 2) +
      rect(-13, 102, 26, 20, l.tone('#a8743f', depth), { rx: 4 }),
    { transform: `translate(${num(x)} ${num(y)}) scale(${s})` },
  )
}

export function balloons(c: Canvas): string {
  const m = c.w / 2
  const hills: Point[] = [
    [-20, 470],
    [c.w * 0.25, 430],
    [c.w * 0.55, 474],
    [c.w + 20, 436],
  ]
  const list = [
    [-0.34, 190, 0.66, '#0b9a94', '#fdf3de', 0.2],
    [0.34, 140, 0.6, '#8a5ac0', '#f6d04a', 0.25],
    [0.1, 110, 0.4, '#e98aa4', '#fdf3de', 0.4],
    [-0.14, 120, 0.34, '#3f8fc0', '#f6d04a', 0.45],
    [0, 280, 1.35, '#e2553a', '#fdf3de', 0.02],
    [0.4, 330, 0.42, '#f2b84b', '#e2553a', 0.3],
  ] as const
  return (
    sky(c, 400) +
    coast(c, 400, 120) +
    sea(c, 400, 480) +
    list.map(([t, y, s, a, b, d]) => balloon(c, m + t * c.w, y, s, a, b, d)).join('') +
    fill(
      `${curve(hills)}V620H-20Z`,
      c.defs.linear([
        [0, c.light.lit('#b5cf6a')],
        [1, c.light.dark('#7fae55')],
      ]),
    ) +
    tree(c, { x: c.w * 0.08, y: 490, width: 150, height: 170, label: 'bal' }) +
    tree(c, { x: c.w * 0.94, y: 480, width: 130, height: 140, label: 'bal2' }) +
    child(c, m - 120, 574, 1.15, '#f6d04a', '#4a3024', 'up') +
    child(c, m - 50, 588, 1, '#7fd0c4', '#2f2430', 'up') +
    child(c, m + 150, 570, 1.1, '#e98aa4', '#5a3a28', 'up') +
    [-0.4, 0.4]
      .map((t, i) =>
        bush(c, {
          x: m + t * c.w,
          y: 606,
          width: 260,
          height: 80,
          label: `bb${i}`,
          color: mix(green.fresh, green.palm, 0.3),
        }),
      )
      .join('')
  )
}
