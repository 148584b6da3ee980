import type { Canvas } from '../../canvas.ts'
import { ridge } from '../../hills.ts'
import { curtain, pot, room, tableLamp, windowOn } from '../../interior.ts'
import { bush, palm } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { ellipse, fill, group, line, num, polygon } from '../../svg.ts'
import { bed } from './bed.ts'

export function family(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const bunk = (x: number, color: string) => bed(c, x, 560, 230, color)
  const garland =
    line(`M${num(m - 300)} 70Q${num(m)} 150 ${num(m + 300)} 70`, l.dark('#a9957a'), 2) +
    Array.from({ length: 11 }, (_, i) => {
      const t = i / 5 - 1
      return fill(
        polygon([
          [m + t * 290 - 12, 70 + 40 * (1 - t * t)],
          [m + t * 290 + 12, 70 + 40 * (1 - t * t)],
          [m + t * 290, 100 + 40 * (1 - t * t)],
        ]),
        l.tone(['#e2553a', '#f2b84b', '#0b7a75', '#7fb5d0'][i % 4]!),
      )
    }).join('')
  const view =
    sky(c, 250) +
    ridge(c, { foot: 330, height: 130, color: '#4f8a70', depth: 0.45, label: 'famr' }) +
    [0, 1, 2, 3]
      .map((i) => bush(c, { x: m - 130 + i * 90, y: 350, width: 150, height: 90, label: `fam${i}`, depth: 0.15 }))
      .join('') +
    palm(c, { x: m + 60, y: 350, height: 190, lean: -0.1, label: 'famp' })
  const bear = group(
    ellipse(0, -16, 24, 22, l.lit('#c99866')) +
      ellipse(0, -48, 19, 17, l.lit('#c99866')) +
      ellipse(-14, -62, 7, 7, l.tone('#b5834f')) +
      ellipse(14, -62, 7, 7, l.tone('#b5834f')) +
      ellipse(0, -44, 8, 6, l.lit('#f3dcb8')) +
      ellipse(-6, -51, 2, 2.4, '#4a3326') +
      ellipse(6, -51, 2, 2.4, '#4a3326'),
    { transform: `translate(${num(m)} 560)` },
  )
  return (
    room(c, '#dfe9dc', 440, '#cfa577') +
    windowOn(c, m - 150, 130, 300, 214, view, 2) +
    curtain(c, m - 172, 110, 60, 262, 1, '#f6d9a0') +
    curtain(c, m + 172, 110, 60, 262, -1, '#f6d9a0') +
    garland +
    ellipse(m, 566, 240, 34, l.lit('#f6e7c8')) +
    ellipse(m, 566, 190, 25, l.tone('#e9b06a'), { opacity: 0.6 }) +
    bunk(m - 270, '#7fb5d0') +
    bunk(m + 270, '#f2a65a') +
    bear +
    tableLamp(c, m - 120, 440, 0.7) +
    pot(c, m + 128, 446, 130, 'leafy')
  )
}
