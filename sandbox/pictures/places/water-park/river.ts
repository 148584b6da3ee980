import type { Canvas } from '../../canvas.ts'
import { island } from '../../hills.ts'
import { bush, green, palm } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { type Point, at, curve, fill, line, num } from '../../svg.ts'
import { parasol } from '../../things.ts'
import { pool, sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { terrace } from '../pool-villa/parts.ts'
import { greens, ring, splash } from './parts.ts'

export function river(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const s = c.side < 0 ? 1 : -1
  const bank = (d: number): Point[] => [
    [m - s * 60 + d * 26, 318],
    [m + s * 120 + d * 46, 372],
    [m - s * 90 + d * 86, 444],
    [m + s * 40 + d * 210, 620],
  ]
  const water = `${curve(bank(-1))}${curve(bank(1).slice().reverse(), 'L')}Z`
  const rim =
    line(curve(bank(-1)) + curve(bank(1)), l.lit('#f2e6cf'), 14) +
    line(curve(bank(-1)) + curve(bank(1)), l.dark('#cbb791'), 2)
  const cave = island(c, {
    x: m - s * 60,
    y: 330,
    width: 320,
    height: 190,
    color: green.palm,
    depth: 0.16,
    steep: 0.8,
    label: 'rivrock',
  })
  const fall = fill(
    `M${num(m - s * 60 - 34)} 200h68q8 60 4 126h-76q-4 -66 4 -126Z`,
    c.defs.linear([
      [0, '#ffffff', 0.95],
      [1, '#e6fbfa', 0.8],
    ]),
    { filter: c.defs.blur(1.4) },
  )
  const bathers =
    ring(c, m + s * 56, 380, 0.6, '#e2553a') +
    ring(c, m - s * 40, 452, 0.95, '#f2b84b') +
    ring(c, m + s * 36, 540, 1.45, '#e98aa4')
  const para = at(m + s * 300, 470, parasol(c), 0.75) + at(m - s * 330, 540, parasol(c), 0.9)
  return (
    sky(c, 330) +
    coast(c, 334, 90) +
    sea(c, 330, 360) +
    cave +
    fall +
    terrace(c, 332, '#cfd79a') +
    greens(c, 372, 'wr') +
    rim +
    pool(c, water, 318, 600, 'riv') +
    splash(c, m - s * 60, 334, 1.4) +
    [-300, 260, 380]
      .map((dx, i) =>
        palm(c, { x: m + dx, y: 420 + i * 16, height: 300 - i * 20, lean: dx < 0 ? 0.08 : -0.08, label: `rv${i}` }),
      )
      .join('') +
    bathers +
    para +
    bush(c, { x: m + s * 380, y: 606, width: 260, height: 100, label: 'rvb' }) +
    bush(c, { x: m - s * 420, y: 606, width: 220, height: 100, label: 'rvb2' })
  )
}
