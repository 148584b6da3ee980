import type { Canvas } from '../../canvas.ts'
import { curtain, lightPatch } from '../../interior.ts'
import { palm } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { at, ellipse, fill, group, line, num, rect } from '../../svg.ts'
import { lounger } from '../../things.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'

export function balcony(c: Canvas): string {
  const l = c.light
  const floor = 452
  const view = sky(c, 270) + birds(c, c.w * 0.5, 150, 5) + coast(c, 270, 80) + sea(c, 270)
  const door = rect(0, 0, c.w, floor, l.dark('#cdb698'))
  const opening = group(view, {
    'clip-path': c.defs.clip(`M${num(c.w * 0.1)} 0H${num(c.w * 0.9)}V${floor}H${num(c.w * 0.1)}Z`),
  })
  const rail =
    rect(c.w * 0.1, 352, c.w * 0.8, 6, l.lit('#f4f1ea')) +
    rect(c.w * 0.1, 358, c.w * 0.8, 88, '#ffffff', { opacity: 0.16 }) +
    [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((t) => rect(c.w * t - 2, 356, 4, 92, l.tone('#f4f1ea'))).join('')
  const tiles =
    rect(
      0,
      floor - 14,
      c.w,
      170,
      c.defs.linear([
        [0, l.tone('#d9b78d')],
        [1, l.dark('#a98259')],
      ]),
    ) + line([470, 496, 532, 580].map((y) => `M0 ${y}H${num(c.w)}`).join(''), l.dark('#8b6744'), 1.5, { opacity: 0.4 })
  const table =
    ellipse(c.w * 0.5, 482, 56, 10, l.lit('#f4ecdf')) +
    rect(c.w * 0.5 - 3, 484, 6, 62, l.dark('#8b6744')) +
    ellipse(c.w * 0.5, 548, 34, 6, l.dark('#8b6744')) +
    fill(`M${num(c.w * 0.5 - 24)} 478l4 -34h14l4 34Z`, l.lit('#f2b84b'), { opacity: 0.9 }) +
    fill(`M${num(c.w * 0.5 + 8)} 478q-4 -20 12 -22q16 2 12 22Z`, l.lit('#e2553a'))
  return (
    door +
    opening +
    palm(c, {
      x: c.w * (c.side < 0 ? 0.82 : 0.18),
      y: 640,
      height: 470,
      lean: c.side * 0.1,
      label: 'balp',
      depth: 0.08,
    }) +
    rail +
    tiles +
    lightPatch(c, c.w * 0.3, floor, c.w * 0.4, 0) +
    at(c.w * 0.5 - 230, 556, lounger(c), 1.15) +
    group(at(0, 0, lounger(c), 1.15), { transform: `translate(${num(c.w * 0.5 + 230)} 556) scale(-1 1)` }) +
    table +
    curtain(c, c.w * 0.06, 0, 120, 520, 1) +
    curtain(c, c.w * 0.94, 0, 120, 520, -1)
  )
}
