import type { Canvas } from '../../canvas.ts'
import { ridge } from '../../hills.ts'
import { bush, green } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { circle, fill, line, num, polygon, rect } from '../../svg.ts'
import { child, meadow } from './parts.ts'

export function treehouse(c: Canvas): string {
  const l = c.light
  const s = c.side < 0 ? 1 : -1
  const x = c.w / 2 + s * 60
  const trunk = fill(
    `M${num(x - 60)} 560Q${num(x - 30)} 420 ${num(x - 36)} 240H${num(x + 36)}Q${num(x + 30)} 420 ${num(x + 70)} 560Q${num(x)} 540 ${num(x - 60)} 560Z`,
    c.defs.linear(
      [
        [0, l.dark('#8a6448')],
        [0.5, l.lit('#a87c58')],
        [1, l.dark('#6d4c36')],
      ],
      0,
    ),
  )
  const crown = [
    [-130, 190, 250],
    [130, 180, 260],
    [0, 120, 330],
    [-60, 240, 200],
    [110, 250, 200],
  ]
    .map(([dx, y, w], i) =>
      bush(c, {
        x: x + dx!,
        y: y!,
        width: w!,
        height: w! * 0.52,
        label: `th${i}`,
        color: i % 2 ? green.palm : green.fresh,
        round: true,
        size: 12,
      }),
    )
    .join('')
  const hut =
    rect(
      x - 110,
      262,
      220,
      112,
      c.defs.linear([
        [0, l.lit('#d9a36a')],
        [1, l.dark('#a8743f')],
      ]),
      { rx: 4 },
    ) +
    line([288, 314, 340].map((y) => `M${num(x - 110)} ${y}H${num(x + 110)}`).join(''), l.dark('#8a5c34'), 2, {
      opacity: 0.5,
    }) +
    fill(
      polygon([
        [x - 140, 268],
        [x, 188],
        [x + 140, 268],
      ]),
      c.defs.linear([
        [0, l.lit('#e2553a')],
        [1, l.dark('#b5402c')],
      ]),
    ) +
    rect(x - 76, 292, 50, 46, l.lamps ? l.lamp : l.dark('#5f8fa0'), { rx: 5 }) +
    circle(x + 54, 314, 25, l.lamps ? l.lamp : l.dark('#5f8fa0')) +
    rect(x - 150, 374, 300, 14, l.tone('#b98450')) +
    line(
      Array.from({ length: 11 }, (_, i) => `M${num(x - 146 + i * 29)} 346V376`).join('') +
        `M${num(x - 148)} 346H${num(x + 148)}`,
      l.tone('#c8955c'),
      5,
    )
  const rope = line(
    `M${num(x - s * 130)} 388L${num(x - s * 190)} 560M${num(x - s * 96)} 388L${num(x - s * 150)} 560` +
      [0.12, 0.3, 0.48, 0.66, 0.84]
        .map(
          (t) =>
            `M${num(x - s * (130 + 60 * t))} ${num(388 + 172 * t)}L${num(x - s * (96 + 54 * t))} ${num(388 + 172 * t)}`,
        )
        .join(''),
    l.tone('#e9cf9c'),
    6,
  )
  const zip = line(`M${num(x + s * 150)} 330L${num(x + s * 520)} 420`, l.dark('#6d5a48'), 2.6)
  return (
    sky(c, 400) +
    birds(c, x - s * 300, 150, 5) +
    ridge(c, { foot: 430, height: 170, color: '#6a9a8a', depth: 0.55, label: 'thr' }) +
    [0, 0.25, 0.5, 0.8, 1]
      .map((t, i) =>
        bush(c, {
          x: c.w * t,
          y: 450,
          width: 260,
          height: 110 + (i % 2) * 40,
          label: `thb${i}`,
          depth: 0.2,
          color: green.deep,
        }),
      )
      .join('') +
    meadow(c, 440) +
    crown +
    trunk +
    zip +
    hut +
    rope +
    child(c, x + s * 96, 374, 0.72, '#f6d04a', '#4a3024', 'up') +
    child(c, x - s * 230, 584, 1.15, '#7fd0c4', '#2f2430', 'up') +
    child(c, x + s * 200, 590, 1.2, '#e98aa4', '#5a3a28', 'down')
  )
}
