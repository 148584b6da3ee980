import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { curtain, lightPatch, pot } from '../../interior.ts'
import { ellipse, fill, line, num, rect } from '../../svg.ts'
import { accents, shadow } from '../../things.ts'
import { open } from './parts.ts'

export function bath(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const tub =
    fill(
      `M${num(m - 190)} 420Q${num(m)} 436 ${num(m + 190)} 420Q${num(m + 180)} 540 ${num(m + 120)} 552H${num(m - 120)}Q${num(m - 180)} 540 ${num(m - 190)} 420Z`,
      c.defs.linear(
        [
          [0, l.lit('#ffffff')],
          [1, l.dark('#d3d6d8')],
        ],
        c.side < 0 ? 20 : 160,
      ),
    ) +
    ellipse(m, 420, 192, 22, l.lit('#ffffff')) +
    ellipse(
      m,
      422,
      174,
      16,
      c.defs.linear([
        [0, mix(l.shallow, '#ffffff', 0.3)],
        [1, l.shallow],
      ]),
    )
  const foam = [-110, -84, -60, -96, -70]
    .map((dx, i) => ellipse(m + dx, 416 + (i % 2) * 5, 22, 10, '#ffffff', { opacity: 0.9 }))
    .join('')
  const tap = line(
    `M${num(m + 216)} 552V370Q${num(m + 216)} 352 ${num(m + 196)} 352Q${num(m + 176)} 352 ${num(m + 176)} 374`,
    l.dark('#b08d4f'),
    7,
  )
  const stool =
    rect(m - 290, 476, 70, 10, l.tone('#b98d61'), { rx: 3 }) +
    line(`M${num(m - 280)} 486V556M${num(m - 230)} 486V556`, l.dark('#8a6440'), 6) +
    rect(m - 284, 460, 58, 16, l.lit('#fdfaf4'), { rx: 6 }) +
    rect(m - 280, 446, 50, 15, l.tone(accents(c).main), { rx: 6 })
  const frame =
    [0.02, 0.34, 0.66, 0.98].map((t) => rect(c.w * t - 4, 0, 8, 410, l.dark('#5d5148'))).join('') +
    rect(0, 400, c.w, 12, l.dark('#5d5148'))
  const floor =
    rect(
      0,
      410,
      c.w,
      200,
      c.defs.linear([
        [0, l.tone('#cfc3b2')],
        [1, l.lit('#e9dfcf')],
      ]),
    ) +
    line(
      [436, 474, 528].map((y) => `M0 ${y}H${num(c.w)}`).join('') +
        [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) => `M${num(m + i * 90)} 412L${num(m + i * 170)} 610`).join(''),
      l.dark('#a99c8a'),
      1.6,
      { opacity: 0.4 },
    )
  return (
    open(c, 288) +
    frame +
    floor +
    lightPatch(c, c.w * 0.36, 412, c.w * 0.28, 0) +
    curtain(c, -4, 0, 100, 560, 1) +
    curtain(c, c.w + 4, 0, 100, 560, -1) +
    shadow(c, m, 556, 200, 14, 0.4) +
    tub +
    foam +
    tap +
    stool +
    pot(c, m + 310, 568, 210)
  )
}
