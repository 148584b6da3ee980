import { motorboat, sail } from '../../boats.ts'
import { glass, wall } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { blossoms, bush } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { fill, num, polygon, rect } from '../../svg.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'

function whiteHouse(c: Canvas, x: number, y: number, w: number, h: number, domed: boolean, i: number): string {
  const l = c.light
  const body = rect(x, y - h, w, h, wall(c, '#fdfaf3')) + rect(x - 2, y - h - 4, w + 4, 6, l.lit('#ffffff'))
  const arch = (ax: number, aw: number, ah: number) =>
    `M${num(ax)} ${num(y)}V${num(y - ah)}A${num(aw / 2)} ${num(aw / 2)} 0 0 1 ${num(ax + aw)} ${num(y - ah)}V${num(y)}Z`
  const door = fill(arch(x + w * 0.14, w * 0.2, h * 0.4), l.tone(i % 2 ? '#2f7fb5' : '#0b7a75'))
  const windows =
    rect(x + w * 0.52, y - h * 0.74, w * 0.13, h * 0.26, glass(c), { rx: 2 }) +
    rect(x + w * 0.76, y - h * 0.74, w * 0.13, h * 0.26, glass(c), { rx: 2 })
  const r = w * 0.34
  const dome = domed
    ? fill(
        `M${num(x + w / 2 - r)} ${num(y - h - 3)}A${num(r)} ${num(r * 0.98)} 0 0 1 ${num(x + w / 2 + r)} ${num(y - h - 3)}Z`,
        c.defs.linear(
          c.side < 0
            ? [
                [0, l.lit('#3f97c9')],
                [1, l.dark('#23679c')],
              ]
            : [
                [0, l.dark('#23679c')],
                [1, l.lit('#3f97c9')],
              ],
          10,
        ),
      ) + rect(x + w / 2 - 2, y - h - r - 14, 4, 14, l.lit('#ffffff'))
    : ''
  return dome + body + windows + door
}

export function domes(c: Canvas): string {
  const horizon = 232
  const away = c.side < 0 ? 1 : -1
  const x = (t: number) => (away > 0 ? c.w * t : c.w * (1 - t))
  const l = c.light
  const slope = fill(
    polygon([
      [x(0.5), 250],
      [x(1.05), 200],
      [x(1.05), 620],
      [x(0.02), 620],
      [x(0.24), 470],
    ]),
    c.defs.linear([
      [0, l.tone('#b59a80')],
      [1, l.dark('#86705c')],
    ]),
  )
  const rows = [
    [0.62, 262, 62, 42],
    [0.78, 256, 74, 52],
    [0.93, 250, 84, 62],
    [0.52, 330, 84, 52],
    [0.7, 340, 104, 66],
    [0.92, 336, 112, 76],
    [0.42, 416, 106, 64],
    [0.63, 428, 124, 78],
    [0.88, 430, 134, 92],
    [0.3, 520, 126, 72],
    [0.55, 530, 146, 90],
    [0.84, 540, 160, 104],
    [0.2, 618, 150, 76],
    [0.5, 628, 170, 84],
    [0.86, 634, 180, 90],
  ] as const
  const houses = rows
    .map(([t, y, w, h], i) => whiteHouse(c, x(t) - w / 2, y, w, h, i % 4 === 1 || i === 6 || i === 11, i))
    .join('')
  const flower = { x: x(0.04), y: 606, width: 250, height: 110, label: 'bougain' }
  return (
    sky(c, horizon) +
    coast(c, horizon, 70) +
    sea(c, horizon) +
    sail(c, x(0.2), 320, 66, '#fff8ea', 0.1) +
    motorboat(c, x(0.34), 270, 54, 0.3) +
    slope +
    houses +
    bush(c, flower) +
    blossoms(c, flower, '#e0548a', 120)
  )
}
