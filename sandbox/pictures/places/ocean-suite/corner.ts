import { motorboat } from '../../boats.ts'
import type { Canvas } from '../../canvas.ts'
import { cushion, lightPatch, pot, tableLamp } from '../../interior.ts'
import { ellipse, fill, group, line, num, polygon, rect } from '../../svg.ts'
import { accents, shadow } from '../../things.ts'
import { open } from './parts.ts'

export function corner(c: Canvas): string {
  const l = c.light
  const s = c.side < 0 ? 1 : -1
  const x = (t: number) => (s > 0 ? c.w * t : c.w * (1 - t))
  const edge = x(0.66)
  const panel =
    fill(
      polygon([
        [edge, 0],
        [x(1.02), 0],
        [x(1.02), 610],
        [edge, 440],
      ]),
      c.defs.linear(
        [
          [0, l.dark('#a8794c')],
          [1, l.tone('#c99b6c')],
        ],
        s > 0 ? 0 : 180,
      ),
    ) +
    line(
      [0.2, 0.4, 0.6, 0.8].map((t) => `M${num(edge + (x(1.02) - edge) * t)} 0V${num(440 + 170 * t)}`).join(''),
      l.dark('#7d5a3a'),
      2,
      { opacity: 0.4 },
    )
  const floor = fill(
    polygon([
      [x(-0.02), 440],
      [edge, 440],
      [x(1.02), 610],
      [x(-0.02), 620],
    ]),
    c.defs.linear([
      [0, l.dark('#b98a5c')],
      [1, l.lit('#d9ad7c')],
    ]),
  )
  const frames =
    [0.0, 0.22, 0.44].map((t) => rect(x(t) - 3, 0, 6, 440, l.dark('#5d5148'))).join('') +
    rect(edge - 5, 0, 10, 440, l.dark('#4a3f36'))
  const daybed =
    rect(x(0.36) - 190, 486, 380, 40, l.tone('#b98d61'), { rx: 6 }) +
    rect(
      x(0.36) - 186,
      452,
      372,
      42,
      c.defs.linear([
        [0, l.lit('#fdf8ee')],
        [1, l.dark('#dcd0be')],
      ]),
      { rx: 14 },
    ) +
    cushion(c, x(0.36) - 140, 440, 90, 66, accents(c).main) +
    cushion(c, x(0.36) - 76, 448, 74, 54, '#f6e7c8') +
    fill(`M${num(x(0.36) + 60)} 452h90l14 70h-96Z`, l.tone('#7fb5ae'))
  const art = group(
    rect(-44, -60, 88, 120, l.lit('#fbf4e6')) +
      ellipse(0, 6, 26, 26, l.tone('#e98a5b')) +
      fill('M-40 30Q-10 10 40 34V56H-40Z', l.tone('#0b7a75')),
    { transform: `translate(${num(x(0.86))} 236) skewY(${s * 12})` },
  )
  return (
    open(c, 280) +
    motorboat(c, x(0.2), 330, 110, 0.2) +
    frames +
    panel +
    floor +
    lightPatch(c, x(0.3) - 120, 440, 240, s * 40) +
    art +
    shadow(c, x(0.36), 528, 220, 12, 0.35) +
    daybed +
    pot(c, x(0.7), 530, 250) +
    tableLamp(c, x(0.9), 500, 1.1)
  )
}
