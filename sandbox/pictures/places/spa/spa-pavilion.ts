import { thatch } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { bush, palm } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { fill, num, rect } from '../../svg.ts'
import { shadow } from '../../things.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { candle, orchid } from './parts.ts'

export function spaPavilion(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const posts = [-250, -240, 228, 238].map((dx) => rect(m + dx, 190, 14, 330, l.dark('#8b6744'))).join('')
  const drape = (s: number) =>
    fill(
      `M${num(m + s * 250)} 190Q${num(m + s * 150)} 330 ${num(m + s * 214)} 400Q${num(m + s * 200)} 460 ${num(m + s * 222)} 520H${num(m + s * 252)}Z`,
      c.defs.linear(
        [
          [0, l.lit('#ffffff')],
          [1, l.dark('#e4dccb')],
        ],
        0,
      ),
      { opacity: 0.9 },
    )
  const table = (x: number) =>
    shadow(c, x, 520, 90, 8, 0.3) +
    rect(x - 80, 440, 160, 24, l.lit('#fdfaf4'), { rx: 8 }) +
    rect(
      x - 74,
      464,
      148,
      52,
      c.defs.linear([
        [0, l.tone('#b98d61')],
        [1, l.dark('#8a6440')],
      ]),
    ) +
    rect(x - 76, 424, 50, 20, l.lit('#ffffff'), { rx: 9 }) +
    fill(`M${num(x + 6)} 440h56l6 46h-66Z`, l.tone('#7fb5ae'))
  const floor = rect(m - 290, 518, 580, 20, l.tone('#c49768')) + rect(m - 320, 538, 640, 18, l.dark('#a57c54'))
  const inside = l.lamps
    ? rect(
        m - 260,
        180,
        520,
        340,
        c.defs.radial([
          [0, l.lamp, 0.6],
          [1, l.lamp, 0],
        ]),
      )
    : ''
  return (
    sky(c, 330) +
    coast(c, 330, 60) +
    sea(c, 330) +
    inside +
    table(m - 110) +
    table(m + 110) +
    posts +
    drape(-1) +
    drape(1) +
    floor +
    thatch(c, m, 204, 640, 170) +
    rect(0, 556, c.w, 60, l.dark('#e6d3b4')) +
    palm(c, { x: m - 400, y: 590, height: 400, lean: 0.06, label: 'sp1' }) +
    palm(c, { x: m + 410, y: 590, height: 360, lean: -0.06, label: 'sp2' }) +
    [-360, 360].map((dx, i) => bush(c, { x: m + dx, y: 602, width: 260, height: 96, label: `spb${i}` })).join('') +
    orchid(c, m, 500, 0.9) +
    candle(c, m - 36, 520, 34) +
    candle(c, m + 40, 520, 26)
  )
}
