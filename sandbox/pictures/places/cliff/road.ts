import { sail } from '../../boats.ts'
import { glass } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { bush, green, palm } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { curve, ellipse, fill, group, line, num } from '../../svg.ts'
import { accents } from '../../things.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { rockFace, surfLine } from './parts.ts'

export function road(c: Canvas): string {
  const horizon = 226
  const s = c.side < 0 ? 1 : -1
  const x = (t: number) => (s > 0 ? c.w * t : c.w * (1 - t))
  const l = c.light
  const slope = rockFace(
    c,
    [
      [x(0.34), 250],
      [x(0.5), 190],
      [x(0.72), 130],
      [x(1.05), 70],
      [x(1.05), 620],
      [x(0.1), 620],
      [x(0.18), 520],
      [x(0.3), 420],
    ],
    0.08,
    'road',
  )
  const path = curve([
    [x(0.42), 258],
    [x(0.56), 272],
    [x(0.62), 306],
    [x(0.52), 346],
    [x(0.46), 398],
    [x(0.58), 462],
    [x(0.76), 540],
    [x(0.84), 640],
  ])
  const asphalt =
    line(path, l.lit('#e9dcc6'), 46) +
    line(path, l.dark('#8b8580'), 36) +
    line(path, l.lit('#fff4d6'), 2.5, { 'stroke-dasharray': '14 14' })
  const shrubs = [
    [0.62, 220, 150],
    [0.8, 180, 190],
    [0.98, 150, 200],
    [0.76, 340, 190],
    [0.95, 400, 240],
    [0.36, 520, 150],
    [0.42, 610, 260],
    [1, 600, 230],
  ]
    .map(([t, y, w], i) =>
      bush(c, {
        x: x(t!),
        y: y!,
        width: w!,
        height: w! * 0.42,
        label: `rs${i}`,
        color: i % 2 ? green.olive : green.palm,
      }),
    )
    .join('')
  const car = group(
    fill('M-26 0V-12Q-24 -16 -16 -18L-8 -28H14L22 -17Q28 -15 28 -10V0Z', l.lit(accents(c).main)) +
      fill('M-10 -18L-5 -25H4V-18ZM7 -18V-25H13L18 -18Z', glass(c)) +
      ellipse(-14, 0, 6, 6, l.dark('#30363c')) +
      ellipse(16, 0, 6, 6, l.dark('#30363c')),
    { transform: `translate(${num(x(0.5))} 384) rotate(${s * -8})` },
  )
  return (
    sky(c, horizon) +
    birds(c, x(0.2), 120, 5) +
    coast(c, horizon, 80) +
    sea(c, horizon) +
    sail(c, x(0.14), 340, 60, '#fff8ea', 0.1) +
    surfLine(c, x(0.2), 520, 100) +
    slope +
    asphalt +
    shrubs +
    car +
    palm(c, { x: x(0.92), y: 420, height: 260, lean: s * -0.12, label: 'rp' })
  )
}
