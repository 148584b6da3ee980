import { longtail } from '../../boats.ts'
import type { Canvas } from '../../canvas.ts'
import { bush, green } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { type Point, group, num } from '../../svg.ts'
import { accents } from '../../things.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { rockFace, surfLine } from './parts.ts'

export function arch(c: Canvas): string {
  const horizon = 352
  const x = c.w * (c.side < 0 ? 0.62 : 0.38)
  const s = c.side < 0 ? 1 : -1
  const p = (dx: number, y: number): Point => [x + s * dx, y]
  const hole = `M${num(x - s * 62)} 430C${num(x - s * 84)} 330 ${num(x - s * 40)} 262 ${num(x + s * 14)} 268C${num(x + s * 66)} 280 ${num(x + s * 76)} 350 ${num(x + s * 62)} 430Z`
  const rock = rockFace(
    c,
    [
      p(-128, 430),
      p(-120, 340),
      p(-104, 260),
      p(-66, 206),
      p(0, 176),
      p(80, 164),
      p(170, 172),
      p(280, 150),
      p(420, 158),
      p(700, 140),
      p(700, 436),
      p(-110, 436),
    ],
    0.06,
    'arch',
  )
  const turf = [60, 130, 210, 300, 390, 490]
    .map((dx, i) =>
      bush(c, { x: x + s * dx, y: 184 - i * 3, width: 130, height: 34, color: green.olive, label: `at${i}`, size: 7 }),
    )
    .join('')
  const beyond = group(sky(c, horizon) + coast(c, horizon, 50) + sea(c, horizon), { 'clip-path': c.defs.clip(hole) })
  const front = sea(c, 428, c.h, 'arch-front')
  return (
    sky(c, horizon) +
    birds(c, c.w * (s > 0 ? 0.24 : 0.76), 170, 6) +
    coast(c, horizon, 50) +
    sea(c, horizon) +
    rock +
    turf +
    beyond +
    group(front, {
      'clip-path': c.defs.clip(`M${num(x - s * 136)} 430H${num(s > 0 ? c.w + 10 : -10)}V${c.h}H${num(x - s * 136)}Z`),
      opacity: 0,
    }) +
    surfLine(c, x + s * 250, 430, 380) +
    longtail(c, c.w * (s > 0 ? 0.26 : 0.74), 486, 180, accents(c).main)
  )
}
