import { sail } from '../../boats.ts'
import type { Canvas } from '../../canvas.ts'
import { curtain, cushion, lightPatch, pot } from '../../interior.ts'
import { ellipse, fill, line, num, polygon, rect } from '../../svg.ts'
import { accents, shadow } from '../../things.ts'
import { open } from './parts.ts'

function sofa(c: Canvas, x: number, y: number, w: number, color: string): string {
  const l = c.light
  const skin = c.defs.linear([
    [0, l.lit(color)],
    [1, l.dark(color)],
  ])
  return (
    shadow(c, x, y + 2, w * 0.55, 12, 0.35) +
    rect(x - w / 2, y - 92, w, 66, skin, { rx: 16 }) +
    rect(x - w / 2, y - 50, w, 44, skin, { rx: 10 }) +
    rect(x - w / 2 - 20, y - 70, 36, 66, skin, { rx: 14 }) +
    rect(x + w / 2 - 16, y - 70, 36, 66, skin, { rx: 14 }) +
    cushion(c, x - w * 0.32, y - 62, 66, 52, accents(c).main) +
    cushion(c, x + w * 0.3, y - 62, 66, 52, '#f2b84b') +
    line(`M${num(x)} ${num(y - 50)}V${num(y - 8)}`, l.dark(color), 2)
  )
}

export function lounge(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const frame = [0.16, 0.39, 0.61, 0.84].map((t) => rect(c.w * t - 3, 0, 6, 424, l.dark('#5d5148'))).join('')
  const ceiling = fill(
    polygon([
      [-10, -10],
      [c.w + 10, -10],
      [c.w + 10, 44],
      [c.w * 0.84, 58],
      [c.w * 0.16, 58],
      [-10, 44],
    ]),
    c.defs.linear([
      [0, l.dark('#a8794c')],
      [1, l.tone('#cfa06d')],
    ]),
  )
  const pendant =
    line(`M${num(m)} 40V120`, l.dark('#5d4a3a'), 2) +
    fill(
      `M${num(m - 50)} 160Q${num(m - 40)} 118 ${num(m)} 116Q${num(m + 40)} 118 ${num(m + 50)} 160Z`,
      c.defs.linear([
        [0, l.lit('#d9b37c')],
        [1, l.dark('#a57f4c')],
      ]),
    ) +
    ellipse(m, 160, 50, 6, l.lamp) +
    ellipse(
      m,
      176,
      150,
      90,
      c.defs.radial([
        [0, l.lamp, l.lamps ? 0.5 : 0.18],
        [1, l.lamp, 0],
      ]),
    )
  const table =
    ellipse(m, 556, 110, 16, l.lit('#efe3cf')) +
    ellipse(m, 560, 110, 16, l.dark('#a98a62'), { opacity: 0.4 }) +
    fill(`M${num(m - 22)} 550q-8 -26 22 -26q30 0 22 26Z`, l.tone('#0b7a75'))
  const rug =
    ellipse(m, 556, Math.min(c.w * 0.42, 380), 44, l.lit('#f4ead8')) +
    ellipse(m, 556, Math.min(c.w * 0.36, 320), 34, l.tone('#dcc5a0'), { opacity: 0.5 })
  const floor = rect(
    0,
    424,
    c.w,
    190,
    c.defs.linear([
      [0, l.dark('#b98a5c')],
      [0.3, l.tone('#c99b6c')],
      [1, l.lit('#d9ad7c')],
    ]),
  )
  return (
    open(c, 266) +
    sail(c, c.w * 0.55, 300, 60, '#fff6e6') +
    frame +
    floor +
    lightPatch(c, c.w * 0.3, 424, c.w * 0.4, 0) +
    ceiling +
    pendant +
    rug +
    sofa(c, m - 225, 548, 230, '#f1e8da') +
    sofa(c, m + 225, 548, 230, '#f1e8da') +
    table +
    pot(c, c.w * 0.03, 580, 280) +
    curtain(c, c.w + 4, 40, 120, 540, -1)
  )
}
