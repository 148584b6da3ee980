import type { Canvas } from '../../canvas.ts'
import { bush, palm } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { fill, num } from '../../svg.ts'
import { sea } from '../../water.ts'

export function lost(c: Canvas): string {
  const x = c.w * 0.5
  const l = c.light
  const sand = fill(
    `M${num(x - 150)} 452Q${num(x - 60)} 402 ${num(x)} 404Q${num(x + 80)} 402 ${num(x + 160)} 452Q${num(x)} 474 ${num(x - 150)} 452Z`,
    c.defs.linear([
      [0, l.lit('#f3dfba')],
      [1, l.dark('#dcc093')],
    ]),
  )
  const ring = fill(
    `M${num(x - 230)} 454Q${num(x)} 400 ${num(x + 240)} 454Q${num(x)} 510 ${num(x - 230)} 454Z`,
    l.shallow,
    { opacity: 0.75, filter: c.defs.blur(7) },
  )
  return (
    sky(c, 330) +
    birds(c, c.w * 0.28, 150, 3) +
    sea(c, 330) +
    ring +
    sand +
    palm(c, { x: x - 10, y: 416, height: 230, lean: 0.16, label: 'lost' }) +
    palm(c, { x: x + 24, y: 420, height: 160, lean: 0.34, label: 'lost2' }) +
    bush(c, { x: x - 44, y: 424, width: 84, height: 34, label: 'lostb', size: 7 })
  )
}
