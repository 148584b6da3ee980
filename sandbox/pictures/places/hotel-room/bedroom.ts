import type { Canvas } from '../../canvas.ts'
import { curtain, lightPatch, room, tableLamp, windowOn } from '../../interior.ts'
import { rect } from '../../svg.ts'
import { accents } from '../../things.ts'
import { bed } from './bed.ts'
import { seaView } from './parts.ts'

const stand = (c: Canvas, x: number, y: number) =>
  rect(
    x - 34,
    y - 54,
    68,
    54,
    c.defs.linear([
      [0, c.light.lit('#b98d61')],
      [1, c.light.dark('#8a6440')],
    ]),
    { rx: 4 },
  ) + rect(x - 26, y - 34, 52, 2.5, c.light.dark('#6d4e32'))

export function bedroom(c: Canvas): string {
  const { main } = accents(c)
  const ww = Math.min(c.w * 0.86, 860)
  const x = (c.w - ww) / 2
  return (
    room(c, '#efe3d0', 438) +
    windowOn(c, x, 60, ww, 290, seaView(c, 230), 4) +
    curtain(c, x - 16, 40, 110, 396, 1) +
    curtain(c, x + ww + 16, 40, 110, 396, -1) +
    lightPatch(c, x + ww * 0.3, 440, ww * 0.4, 0) +
    stand(c, c.w / 2 - 245, 500) +
    stand(c, c.w / 2 + 245, 500) +
    tableLamp(c, c.w / 2 - 245, 446, 0.9) +
    tableLamp(c, c.w / 2 + 245, 446, 0.9) +
    bed(c, c.w / 2, 566, 380, main)
  )
}
