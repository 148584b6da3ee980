import { pavilion } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { mist, ridge } from '../../hills.ts'
import { blossoms, bush, green, palm } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { line, num, rect } from '../../svg.ts'
import { pool } from '../../water.ts'
import { mirror } from './parts.ts'

export function thatchVilla(c: Canvas): string {
  const base = 388
  const x = c.w * (c.side < 0 ? 0.64 : 0.36)
  const l = c.light
  const water = `M${num(c.w * 0.02)} 520Q${num(c.w * 0.1)} 436 ${num(c.w * 0.46)} 446Q${num(c.w * 0.92)} 430 ${num(c.w * 0.98)} 510Q${num(c.w * 0.96)} 596 ${num(c.w * 0.5)} 588Q${num(c.w * 0.06)} 604 ${num(c.w * 0.02)} 520Z`
  const hut = pavilion(c, x, base + 30, 300)
  const jungle = Array.from({ length: 9 }, (_, i) =>
    bush(c, {
      x: (c.w * i) / 8,
      y: base + 26,
      width: 220,
      height: 120 + 50 * Math.sin(i * 2.1 + 1),
      label: `j${i}`,
      depth: 0.16,
      color: i % 2 ? green.deep : green.palm,
      size: 12,
    }),
  ).join('')
  const palms = [
    [0.06, 400, 0.1],
    [0.94, 360, -0.08],
    [0.3, 300, -0.12],
    [0.8, 270, 0.1],
  ]
    .map(([t, h, lean], i) =>
      palm(c, { x: c.w * t!, y: base + 20, height: h!, lean: lean!, label: `tp${i}`, depth: i > 1 ? 0.14 : 0.02 }),
    )
    .join('')
  const stones = line(water, l.lit('#d8cbb4'), 13) + line(water, l.dark('#a3957f'), 2, { opacity: 0.5 })
  const flowers = [0.04, 0.97]
    .map((t, i) => {
      const b = { x: c.w * t, y: 600, width: 200, height: 90, label: `fl${i}` }
      return bush(c, b) + blossoms(c, b, '#f0a34e', 22)
    })
    .join('')
  return (
    sky(c, 330) +
    ridge(c, { foot: 400, height: 250, color: '#4a8a76', depth: 0.5, swells: 0.8, label: 'tv' }) +
    mist(c, 330, 50, 0.5) +
    jungle +
    palms +
    rect(
      0,
      base + 20,
      c.w,
      c.h,
      c.defs.linear([
        [0, l.tone('#8fa05e')],
        [1, l.dark('#6d8a4e')],
      ]),
    ) +
    hut +
    stones +
    pool(c, water, 440, 590, 'lagoon-pool') +
    mirror(c, base + 44, hut, water, 0.3) +
    flowers
  )
}
