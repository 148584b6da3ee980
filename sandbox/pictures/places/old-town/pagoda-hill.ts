import { pagoda } from '../../buildings/chinese.ts'
import type { Canvas } from '../../canvas.ts'
import { mist, ridge } from '../../hills.ts'
import { blossoms, bush, green } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { fill, num } from '../../svg.ts'
import { sea } from '../../water.ts'

export function pagodaHill(c: Canvas): string {
  const away = c.side < 0 ? 1 : -1
  const x = c.w * (away > 0 ? 0.66 : 0.34)
  const hill = Array.from({ length: 13 }, (_, i) =>
    bush(c, {
      x: x + (i - 6) * 60,
      y: 456 - Math.abs(i - 6),
      width: 170,
      height: 130 - Math.abs(i - 6) * 13,
      label: `ph${i}`,
      color: i % 3 ? green.palm : '#c9803f',
      depth: 0.12,
    }),
  ).join('')
  const shore = fill(
    `M${num(x - 420)} 458Q${num(x)} 420 ${num(x + 420)} 458Q${num(x)} 474 ${num(x - 420)} 458Z`,
    c.light.dark('#8b7f6c'),
  )
  const near = { x: c.w * (away > 0 ? 0.02 : 0.98), y: 600, width: 330, height: 150, label: 'plum' }
  return (
    sky(c, 440) +
    birds(c, c.w * (away > 0 ? 0.3 : 0.7), 190, 6) +
    ridge(c, { foot: 446, height: 260, color: '#6f8fa6', depth: 0.72, rough: 0.35, label: 'p0' }) +
    ridge(c, { foot: 446, height: 170, color: '#54848a', depth: 0.5, rough: 0.3, label: 'p1' }) +
    mist(c, 400, 50, 0.7) +
    sea(c, 446) +
    pagoda(c, x, 376, 320, 7, 0.04) +
    shore +
    hill +
    mist(c, 456, 26, 0.5) +
    bush(c, near) +
    blossoms(c, near, '#f0a0a8', 70)
  )
}
