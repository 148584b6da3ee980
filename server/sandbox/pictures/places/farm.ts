import { cottage, wall } from '../buildings/houses.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { mist, ridge } from '../hills.ts'
import { blossoms, bush, green, tree } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { circle, curve, ellipse, fill, group, line, num, polygon, rect, type Point } from '../svg.ts'

function terraces(c: Canvas): string {
  const l = c.light
  let steps = ''
  for (let i = 0; i < 11; i++) {
    const y = 330 + i * 20 + i * i * 1.6
    const edge = (dy: number): Point[] =>
      Array.from({ length: 13 }, (_, k) => [
        -20 + ((c.w + 40) * k) / 12,
        y + dy + Math.sin(k * 0.72 + i * 0.55) * (14 + i * 2.4) + (c.side < 0 ? k : 12 - k) * (i - 4) * 1.2,
      ])
    const wet = i % 2 === 0
    const face = wet
      ? c.defs.linear([
          [0, mix(l.sky[3], l.sky[2], 0.4)],
          [1, l.sky[1]],
        ])
      : c.defs.linear([
          [0, l.lit('#a9c05a')],
          [1, l.dark('#6f9448')],
        ])
    steps +=
      fill(`${curve(edge(0))}V620H-20Z`, face, { opacity: wet ? 0.95 : 1 }) +
      line(curve(edge(0)), l.lit('#c9cf7a'), 3.4) +
      line(curve(edge(5)), l.dark('#5d7a40'), 4, { opacity: 0.55 })
  }
  return (
    sky(c, 330) +
    birds(c, c.w * 0.5, 150, 5) +
    ridge(c, { foot: 350, height: 210, color: '#5d8f86', depth: 0.64, rough: 0.3, label: 'f0' }) +
    mist(c, 320, 44, 0.7) +
    ridge(c, { foot: 362, height: 110, color: '#5b9460', depth: 0.36, label: 'f1' }) +
    steps +
    cottage(c, c.w * (c.side < 0 ? 0.72 : 0.28), 424, 92, 46, { wall: '#d9b98a', roof: '#7c6650' }, 0.06) +
    tree(c, { x: c.w * (c.side < 0 ? 0.82 : 0.18), y: 440, width: 120, height: 150, label: 'ft' }) +
    bush(c, {
      x: c.w * (c.side < 0 ? 0.02 : 0.98),
      y: 606,
      width: 300,
      height: 120,
      label: 'fb',
      color: green.deep,
      size: 12,
    })
  )
}

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

function barn(c: Canvas): string {
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

function orchard(c: Canvas): string {
  const l = c.light
  const x = c.w / 2
  const rows = [3, 2, 1, 0]
    .map((i) =>
      [-1, 1]
        .map((s) => {
          const k = [1, 0.62, 0.4, 0.27][i]!
          const b = {
            x: x + s * 330 * k,
            y: 380 + 190 * k,
            width: 330 * k,
            height: 400 * k,
            label: `or${i}${s}`,
            size: 4 + 9 * k,
            depth: 0.3 - 0.3 * k,
          }
          const crown = { ...b, y: b.y - b.height * 0.36, height: b.height * 0.56, width: b.width * 0.9 }
          return tree(c, b) + blossoms(c, crown, '#f08a3a', 34)
        })
        .join(''),
    )
    .join('')
  const lane = fill(
    polygon([
      [x - 18, 400],
      [x + 18, 400],
      [x + 170, 620],
      [x - 170, 620],
    ]),
    c.defs.linear([
      [0, l.lit('#e9d6a6')],
      [1, l.tone('#cfae78')],
    ]),
  )
  const basket = group(
    ellipse(0, 2, 62, 9, l.dark('#5d7a40'), { opacity: 0.4 }) +
      [-34, -12, 12, 34, -22, 2, 26]
        .map((a, i) =>
          circle(
            a,
            i > 3 ? -66 : -54,
            16,
            c.defs.radial(
              [
                [0, l.lit('#ffb45c')],
                [1, l.tone('#e87a2c')],
              ],
              0.4,
              0.35,
            ),
          ),
        )
        .join('') +
      fill(
        'M-58 -50H58L46 0H-46Z',
        c.defs.linear([
          [0, l.lit('#c99a5c')],
          [1, l.dark('#8f6535')],
        ]),
      ) +
      line('M-56 -36H56M-53 -22H53M-50 -10H50', l.dark('#7d5a30'), 2.4, { opacity: 0.5 }),
    { transform: `translate(${num(x + c.side * -70)} 572)` },
  )
  return (
    sky(c, 390) +
    ridge(c, { foot: 400, height: 130, color: '#6a9a8a', depth: 0.56, label: 'o0' }) +
    rect(
      0,
      392,
      c.w,
      220,
      c.defs.linear([
        [0, l.lit('#a9c05f')],
        [1, l.dark('#6f9a4c')],
      ]),
    ) +
    lane +
    cottage(c, x, 404, 70, 32, { wall: '#fbf0dc', roof: '#b5573c' }, 0.2) +
    rows +
    basket
  )
}

const motifs: Readonly<Record<Motifs['farm'], (c: Canvas) => string>> = { terraces, barn, orchard }

/** Fields, orchards and animals. */
export const farm = (c: Canvas, motif: Motifs['farm']) => motifs[motif](c)
