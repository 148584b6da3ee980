import type { Canvas } from '../../canvas.ts'
import { mist, ridge } from '../../hills.ts'
import { pot } from '../../interior.ts'
import { bush, green } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { ellipse, fill, num, rect } from '../../svg.ts'
import { pool } from '../../water.ts'
import { stone } from './parts.ts'

export function bath(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const roof =
    fill(`M-10 -10H${num(c.w + 10)}V70L${num(m)} 40L-10 70Z`, l.dark('#8f6a48')) +
    [0.08, 0.92]
      .map((t) =>
        rect(
          c.w * t - 12,
          40,
          24,
          460,
          c.defs.linear(
            [
              [0, l.lit('#a57c54')],
              [1, l.dark('#7a583a')],
            ],
            0,
          ),
        ),
      )
      .join('')
  const rocks = [
    [-0.44, 470, 120, 50],
    [-0.28, 458, 80, 34],
    [0.3, 460, 90, 40],
    [0.46, 476, 130, 56],
    [-0.1, 452, 60, 22],
    [0.12, 452, 56, 20],
  ]
    .map(([t, y, w, h]) => stone(c, m + t! * c.w, y!, w!, h!, '#8b857c'))
    .join('')
  const water = `M0 470Q${num(m)} 440 ${num(c.w)} 470V610H0Z`
  const steam = Array.from({ length: 7 }, (_, i) =>
    ellipse(c.w * (0.1 + i * 0.13), 430 - (i % 3) * 30, 120, 30, '#ffffff', { opacity: 0.3, filter: c.defs.blur(18) }),
  ).join('')
  const tray =
    rect(m + 60, 528, 150, 12, l.tone('#a57c54'), { rx: 6 }) +
    rect(m + 82, 500, 26, 28, l.lit('#f6efe0'), { rx: 4 }) +
    fill(`M${num(m + 130)} 528q-8 -40 14 -40q22 0 14 40Z`, l.dark('#3f5f6a')) +
    ellipse(m + 135, 544, 88, 7, l.dark('#2a5a66'), { opacity: 0.35, filter: c.defs.blur(3) })
  return (
    sky(c, 360) +
    ridge(c, { foot: 420, height: 300, color: '#5b8f96', depth: 0.66, rough: 0.4, label: 'sb0' }) +
    ridge(c, { foot: 430, height: 170, color: '#4f8a76', depth: 0.42, label: 'sb1' }) +
    mist(c, 380, 60, 0.6) +
    [0.1, 0.3, 0.55, 0.8, 1]
      .map((t, i) =>
        bush(c, {
          x: c.w * t,
          y: 460,
          width: 250,
          height: 110,
          label: `sbb${i}`,
          color: i % 2 ? '#c9703f' : green.palm,
          depth: 0.1,
        }),
      )
      .join('') +
    pool(c, water, 455, 600, 'onsen') +
    rocks +
    steam +
    tray +
    roof +
    [0.2, 0.8].map((t) => pot(c, c.w * t, 640, 200, 'leafy')).join('')
  )
}
