import { villa } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { ridge } from '../../hills.ts'
import { bush, green, palm, tree } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { at, facing, line, num, polygon, rect } from '../../svg.ts'
import { lounger } from '../../things.ts'
import { pool } from '../../water.ts'
import { mirror, terrace } from './parts.ts'

export function courtyard(c: Canvas): string {
  const base = 372
  const l = c.light
  const w = Math.min(c.w * 0.74, 640)
  const left = (c.w - w) / 2
  const upper = villa(c, left + w * 0.2, base - 128, w * 0.52, 88, 'upper')
  const lower = villa(c, left, base, w, 122, 'lower')
  const palms =
    palm(c, { x: left - 34, y: base + 10, height: 330, lean: -0.06, label: 'cp1' }) +
    palm(c, { x: left + w + 30, y: base + 10, height: 290, lean: 0.1, label: 'cp2' }) +
    palm(c, { x: left + w + 92, y: base + 14, height: 210, lean: 0.05, label: 'cp3' })
  const house = upper + lower + palms
  const water = polygon([
    [c.w * 0.18, 424],
    [c.w * 0.82, 424],
    [c.w * 1.04, 590],
    [c.w * -0.04, 590],
  ])
  const steps =
    rect(left + w * 0.3, base, w * 0.4, 10, l.lit('#f2ead9')) +
    rect(left + w * 0.27, base + 10, w * 0.46, 12, l.tone('#e6d8c0'))
  const greens = [-0.02, 0.1, 0.9, 1.02]
    .map((t, i) => bush(c, { x: c.w * t, y: base + 34, width: 150, height: 70, label: `g${i}` }))
    .join('')
  return (
    sky(c, 380) +
    ridge(c, { foot: 384, height: 150, color: '#4f8a70', depth: 0.42, label: 'yard-hill' }) +
    tree(c, { x: left + 20, y: base, width: 190, height: 240, label: 'ct', depth: 0.15, color: green.deep }) +
    house +
    terrace(c, base + 2, '#eaddc6') +
    greens +
    steps +
    pool(c, water, 424, 592, 'court') +
    mirror(c, 424, house, water, 0.42) +
    line(`M${num(c.w * 0.18)} 424H${num(c.w * 0.82)}`, l.lit('#f7efe0'), 7) +
    at(c.w * 0.13, 470, facing(-1, lounger(c)), 0.72) +
    at(c.w * 0.87, 470, lounger(c), 0.72)
  )
}
