import { longtail } from '../../boats.ts'
import { archBridge, pagoda, waterHouse } from '../../buildings/chinese.ts'
import type { Canvas } from '../../canvas.ts'
import { mist, ridge } from '../../hills.ts'
import { green, tree } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { at, group, num, polygon, rect } from '../../svg.ts'
import { lantern } from '../../things.ts'
import { pool } from '../../water.ts'

const lampRow = (c: Canvas, x: number, y: number, count: number, step: number, scale: number) =>
  Array.from({ length: count }, (_, i) => at(x + i * step, y, lantern(c, 10), scale)).join('')

function houses(c: Canvas, s: number): string {
  const x = (t: number) => (s < 0 ? c.w * 0.5 - t : c.w * 0.5 + t)
  const rows = [
    [96, 348, 70, 84, 0.34],
    [170, 372, 92, 118, 0.2],
    [268, 404, 120, 140, 0.1],
    [396, 446, 170, 190, 0],
    [570, 500, 220, 250, 0],
    [800, 500, 240, 230, 0],
  ] as const
  return rows
    .map(([t, y, w, h, d], i) => {
      const left = s < 0 ? x(t) - w : x(t)
      return (
        waterHouse(c, left, y, w, h, d, `wh${s}${i}`) +
        lampRow(c, left + w * 0.3, y - h * 0.66, i > 1 ? 2 : 0, w * 0.4, 0.12 + i * 0.04)
      )
    })
    .join('')
}

export function canal(c: Canvas): string {
  const l = c.light
  const row = houses(c, -1) + houses(c, 1)
  const water = polygon([
    [-10, 352],
    [c.w + 10, 352],
    [c.w + 10, 610],
    [-10, 610],
  ])
  const reflection = group(
    group(group(row, { transform: `translate(0 ${num(700)}) scale(1 -0.92)` }), {
      opacity: 0.3,
      filter: c.defs.blur(4),
    }),
    { 'clip-path': c.defs.clip(water) },
  )
  const boats = longtail(c, c.w * 0.5 + c.side * -66, 520, 190, '#e2553a')
  const willow = tree(c, {
    x: c.w * 0.5 - 210,
    y: 404,
    width: 120,
    height: 150,
    label: 'willow',
    color: green.fresh,
    depth: 0.15,
  })
  return (
    sky(c, 350) +
    ridge(c, { foot: 356, height: 110, color: '#5f8a8a', depth: 0.6, label: 'canal-hill' }) +
    pagoda(c, c.w * 0.5 + c.side * -70, 340, 190, 5, 0.42) +
    mist(c, 338, 40, 0.6) +
    rect(0, 350, c.w, 260, l.water[1]) +
    pool(c, water, 352, 600, 'canal') +
    reflection +
    archBridge(c, c.w * 0.5, 366, 240, 66, 0.2) +
    willow +
    row +
    boats
  )
}
