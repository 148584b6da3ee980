import { longtail, sail } from '../../boats.ts'
import type { Canvas } from '../../canvas.ts'
import { island, mist } from '../../hills.ts'
import { green } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { accents } from '../../things.ts'
import { sea } from '../../water.ts'
import { far } from './parts.ts'

export function islands(c: Canvas): string {
  const horizon = 330
  const r = c.random.fork('islands')
  const away = c.side < 0 ? 1 : -1
  const mid = c.w / 2
  const x = (t: number) => mid + away * t * c.w
  const parts = [
    { x: x(-0.16), y: horizon + 1, width: 200, height: 62, color: far, depth: 0.75, steep: 0.7, label: 'i1' },
    {
      x: x(0.08),
      y: horizon + 2,
      width: 130,
      height: r.range(80, 120),
      color: far,
      depth: 0.66,
      steep: 0.95,
      label: 'i2',
    },
    {
      x: x(0.22),
      y: horizon + 8,
      width: 170,
      height: r.range(120, 170),
      color: '#4c8a80',
      depth: 0.46,
      steep: 0.95,
      label: 'i3',
    },
    {
      x: x(0.42),
      y: horizon + 24,
      width: 260,
      height: r.range(170, 220),
      color: green.palm,
      depth: 0.2,
      steep: 0.9,
      label: 'i4',
    },
    { x: x(-0.46), y: horizon + 16, width: 190, height: 110, color: green.palm, depth: 0.34, steep: 0.8, label: 'i5' },
  ]
  const boats =
    sail(c, x(-0.05), horizon + 40, 46, '#fbf3e2', 0.3) + sail(c, x(-0.24), horizon + 18, 26, accents(c).main, 0.4)
  return (
    sky(c, horizon) +
    birds(c, x(0.04), 130, 5) +
    sea(c, horizon) +
    parts.map((i) => island(c, i)).join('') +
    mist(c, horizon + 2, 30, 0.35) +
    boats +
    longtail(c, x(0.12), 468, 190, accents(c).main)
  )
}
