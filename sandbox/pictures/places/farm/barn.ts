import { wall } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { ridge } from '../../hills.ts'
import { bush, green, tree } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { circle, curve, ellipse, fill, group, line, num, polygon, rect } from '../../svg.ts'

function sheep(c: Canvas, x: number, y: number, s: number): string {
  const l = c.light
  const wool = [
    [-20, -24, 13],
    [-6, -31, 14],
    [10, -29, 14],
    [22, -22, 12],
    [0, -20, 17],
    [-14, -16, 12],
    [14, -15, 13],
  ]
    .map(([a, b, r]) => circle(a!, b!, r!, l.lit('#fbf6ec')))
    .join('')
  return group(
    ellipse(0, 2, 34, 5, l.dark('#5d7a40'), { opacity: 0.4 }) +
      line('M-14 -6V2M14 -6V2M-4 -6V2M6 -6V2', l.dark('#4a4038'), 4) +
      wool +
      ellipse(32, -30, 9, 11, l.dark('#5d5048')),
    { transform: `translate(${num(x)} ${num(y)}) scale(${s})` },
  )
}

export function barn(c: Canvas): string {
  const l = c.light
  const s = c.side < 0 ? 1 : -1
  const x = c.w * (s > 0 ? 0.66 : 0.34)
  const house =
    rect(x - 110, 330, 220, 110, wall(c, '#b5442f')) +
    fill(
      polygon([
        [x - 128, 334],
        [x - 92, 268],
        [x, 226],
        [x + 92, 268],
        [x + 128, 334],
        [x + 116, 336],
        [x + 84, 280],
        [x, 240],
        [x - 84, 280],
        [x - 116, 336],
      ]),
      l.dark('#5b5a5c'),
    ) +
    fill(
      polygon([
        [x - 112, 336],
        [x - 84, 280],
        [x, 240],
        [x + 84, 280],
        [x + 112, 336],
      ]),
      wall(c, '#b5442f'),
    ) +
    rect(x - 36, 366, 72, 74, l.dark('#7a2c20')) +
    line(
      `M${num(x - 36)} 366H${num(x + 36)}V440H${num(x - 36)}ZM${num(x - 36)} 366L${num(x + 36)} 440M${num(x + 36)} 366L${num(x - 36)} 440`,
      l.lit('#fbf3e4'),
      4,
    ) +
    rect(x - 17, 284, 34, 30, l.lamps ? l.lamp : l.dark('#7a2c20')) +
    line(`M${num(x - 17)} 284h34v30h-34Z`, l.lit('#fbf3e4'), 3)
  const field = fill(
    `${curve([
      [-20, 452],
      [c.w * 0.35, 424],
      [c.w * 0.7, 440],
      [c.w + 20, 418],
    ])}V620H-20Z`,
    c.defs.linear([
      [0, l.lit('#b4c468')],
      [1, l.dark('#6f9a4c')],
    ]),
  )
  const mown = Array.from({ length: 9 }, (_, i) => {
    const t = i / 4 - 1
    return `M${num(c.w / 2 + t * 150)} 450Q${num(c.w / 2 + t * 400)} 520 ${num(c.w / 2 + t * 900)} 620`
  }).join('')
  const fence = line(
    `M0 524H${num(c.w)}M0 546H${num(c.w)}` +
      Array.from({ length: Math.ceil(c.w / 60) + 1 }, (_, i) => `M${i * 60} 508V564`).join(''),
    l.lit('#f6ecd9'),
    6,
  )
  const bales = [
    [-0.1, 480, 26],
    [-0.2, 500, 32],
  ]
    .map(([t, y, r]) =>
      circle(
        x + s * t! * c.w,
        y!,
        r!,
        c.defs.radial([
          [0, l.dark('#c9993f')],
          [0.4, l.lit('#ecc769')],
          [1, l.tone('#d2a24a')],
        ]),
      ),
    )
    .join('')
  return (
    sky(c, 420) +
    ridge(c, { foot: 430, height: 170, color: '#6a9a8a', depth: 0.6, label: 'b0' }) +
    ridge(c, { foot: 440, height: 80, color: '#7aa55c', depth: 0.32, swells: 0.7, label: 'b1' }) +
    tree(c, { x: x + s * 190, y: 440, width: 190, height: 210, label: 'bt' }) +
    tree(c, { x: x - s * 330, y: 444, width: 130, height: 150, label: 'bt2', depth: 0.12 }) +
    field +
    line(mown, l.dark('#7d9a4c'), 5, { opacity: 0.25 }) +
    house +
    bales +
    sheep(c, c.w * 0.2, 500, 0.9) +
    sheep(c, c.w * 0.44, 492, 0.7) +
    sheep(c, c.w * 0.84, 506, 0.8) +
    fence +
    bush(c, { x: 0, y: 606, width: 260, height: 70, label: 'bb', color: green.fresh })
  )
}
