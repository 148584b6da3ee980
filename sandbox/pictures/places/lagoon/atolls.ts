import { sail } from '../../boats.ts'
import type { Canvas } from '../../canvas.ts'
import { island } from '../../hills.ts'
import { bush, green, palm } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { at, ellipse, facing } from '../../svg.ts'
import { accents, parasol } from '../../things.ts'
import { sea } from '../../water.ts'

export function atolls(c: Canvas): string {
  const horizon = 132
  const l = c.light
  const isle = (t: number, y: number, w: number, h: number, depth: number, i: number) => {
    const halo =
      ellipse(c.w * t, y, w * 0.72, w * 0.14, l.shallow, { opacity: 0.85, filter: c.defs.blur(5) }) +
      ellipse(c.w * t, y, w * 0.5, w * 0.07, l.lit('#f3dfba', depth))
    return (
      halo +
      island(c, { x: c.w * t, y, width: w * 0.8, height: h, color: green.palm, depth, steep: 0.45, label: `atoll${i}` })
    )
  }
  const list = [
    [0.2, 160, 120, 22, 0.6],
    [0.56, 172, 150, 28, 0.55],
    [0.85, 168, 90, 18, 0.6],
    [0.34, 240, 240, 50, 0.36],
    [0.84, 268, 270, 62, 0.28],
    [0.16, 372, 330, 82, 0.12],
  ] as const
  const near =
    ellipse(c.w * 0.7, 560, c.w * 0.5, 92, l.shallow, { opacity: 0.85, filter: c.defs.blur(16) }) +
    ellipse(c.w * 0.78, 580, c.w * 0.36, 52, l.lit('#f6e6c3'), { filter: c.defs.blur(2) })
  const px = c.w * 0.9
  return (
    sky(c, horizon) +
    sea(c, horizon) +
    list.map(([t, y, w, h, d], i) => isle(t, y, w, h, d, i)).join('') +
    sail(c, c.w * 0.52, 330, 74, '#fff8ea', 0.08) +
    sail(c, c.w * 0.64, 236, 34, accents(c).main, 0.3) +
    near +
    at(c.w * 0.72, 572, facing(-1, parasol(c)), 0.62) +
    bush(c, { x: px + 40, y: 596, width: 240, height: 60, label: 'ab' }) +
    palm(c, { x: px, y: 590, height: 300, lean: -0.2, label: 'ap' })
  )
}
