import { longtail, motorboat, sail } from '../boats.ts'
import { glass, wall } from '../buildings/houses.ts'
import type { Canvas } from '../canvas.ts'
import { blossoms, bush, green, palm } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { curve, ellipse, fill, group, lens, line, num, polygon, rect, type Point } from '../svg.ts'
import { accents } from '../things.ts'
import { sea } from '../water.ts'
import { coast } from './bay.ts'

function whiteHouse(c: Canvas, x: number, y: number, w: number, h: number, domed: boolean, i: number): string {
  const l = c.light
  const body = rect(x, y - h, w, h, wall(c, '#fdfaf3')) + rect(x - 2, y - h - 4, w + 4, 6, l.lit('#ffffff'))
  const arch = (ax: number, aw: number, ah: number) =>
    `M${num(ax)} ${num(y)}V${num(y - ah)}A${num(aw / 2)} ${num(aw / 2)} 0 0 1 ${num(ax + aw)} ${num(y - ah)}V${num(y)}Z`
  const door = fill(arch(x + w * 0.14, w * 0.2, h * 0.4), l.tone(i % 2 ? '#2f7fb5' : '#0b7a75'))
  const windows =
    rect(x + w * 0.52, y - h * 0.74, w * 0.13, h * 0.26, glass(c), { rx: 2 }) +
    rect(x + w * 0.76, y - h * 0.74, w * 0.13, h * 0.26, glass(c), { rx: 2 })
  const r = w * 0.34
  const dome = domed
    ? fill(
        `M${num(x + w / 2 - r)} ${num(y - h - 3)}A${num(r)} ${num(r * 0.98)} 0 0 1 ${num(x + w / 2 + r)} ${num(y - h - 3)}Z`,
        c.defs.linear(
          c.side < 0
            ? [
                [0, l.lit('#3f97c9')],
                [1, l.dark('#23679c')],
              ]
            : [
                [0, l.dark('#23679c')],
                [1, l.lit('#3f97c9')],
              ],
          10,
        ),
      ) + rect(x + w / 2 - 2, y - h - r - 14, 4, 14, l.lit('#ffffff'))
    : ''
  return dome + body + windows + door
}

function domes(c: Canvas): string {
  const horizon = 232
  const away = c.side < 0 ? 1 : -1
  const x = (t: number) => (away > 0 ? c.w * t : c.w * (1 - t))
  const l = c.light
  const slope = fill(
    polygon([
      [x(0.5), 250],
      [x(1.05), 200],
      [x(1.05), 620],
      [x(0.02), 620],
      [x(0.24), 470],
    ]),
    c.defs.linear([
      [0, l.tone('#b59a80')],
      [1, l.dark('#86705c')],
    ]),
  )
  const rows = [
    [0.62, 262, 62, 42],
    [0.78, 256, 74, 52],
    [0.93, 250, 84, 62],
    [0.52, 330, 84, 52],
    [0.7, 340, 104, 66],
    [0.92, 336, 112, 76],
    [0.42, 416, 106, 64],
    [0.63, 428, 124, 78],
    [0.88, 430, 134, 92],
    [0.3, 520, 126, 72],
    [0.55, 530, 146, 90],
    [0.84, 540, 160, 104],
    [0.2, 618, 150, 76],
    [0.5, 628, 170, 84],
    [0.86, 634, 180, 90],
  ] as const
  const houses = rows
    .map(([t, y, w, h], i) => whiteHouse(c, x(t) - w / 2, y, w, h, i % 4 === 1 || i === 6 || i === 11, i))
    .join('')
  const flower = { x: x(0.04), y: 606, width: 250, height: 110, label: 'bougain' }
  return (
    sky(c, horizon) +
    coast(c, horizon, 70) +
    sea(c, horizon) +
    sail(c, x(0.2), 320, 66, '#fff8ea', 0.1) +
    motorboat(c, x(0.34), 270, 54, 0.3) +
    slope +
    houses +
    bush(c, flower) +
    blossoms(c, flower, '#e0548a', 120)
  )
}

function rockFace(c: Canvas, points: readonly Point[], depth: number, label: string): string {
  const l = c.light
  const random = c.random.fork(label)
  const d = polygon(points)
  const top = Math.min(...points.map(([, y]) => y))
  const low = Math.max(...points.map(([, y]) => y))
  const [x0, x1] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  let [dark, pale] = ['', '']
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.range(x0, x1), random.range(top, low)]
    const d2 = lens(x, y, random.range(10, 46), random.range(1, 3))
    if (random.chance(0.6)) dark += d2
    else pale += d2
  }
  const cracks = Array.from({ length: 9 }, () => {
    const [x, y] = [random.range(x0, x1), random.range(top, low - 60)]
    return `M${num(x)} ${num(y)}l${num(random.range(-8, 8))} ${num(random.range(20, 50))}l${num(random.range(-6, 10))} ${num(random.range(16, 40))}`
  }).join('')
  return (
    fill(d, wall(c, '#c9ab86', depth)) +
    group(
      fill(dark, l.dark('#8f755a', depth), { opacity: 0.35 }) +
        fill(pale, l.lit('#e6cda4', depth), { opacity: 0.5 }) +
        line(cracks, l.dark('#7b634b', depth), 2, { opacity: 0.35 }) +
        rect(
          x0,
          low - 80,
          x1 - x0,
          80,
          c.defs.linear([
            [0, l.haze, 0],
            [1, l.haze, 0.4],
          ]),
        ),
      { 'clip-path': c.defs.clip(d) },
    )
  )
}

const surfLine = (c: Canvas, x: number, y: number, w: number) =>
  ellipse(x, y, w, 7, '#ffffff', { opacity: 0.65, filter: c.defs.blur(3) })

function arch(c: Canvas): string {
  const horizon = 352
  const x = c.w * (c.side < 0 ? 0.62 : 0.38)
  const s = c.side < 0 ? 1 : -1
  const p = (dx: number, y: number): Point => [x + s * dx, y]
  const hole = `M${num(x - s * 62)} 430C${num(x - s * 84)} 330 ${num(x - s * 40)} 262 ${num(x + s * 14)} 268C${num(x + s * 66)} 280 ${num(x + s * 76)} 350 ${num(x + s * 62)} 430Z`
  const rock = rockFace(
    c,
    [
      p(-128, 430),
      p(-120, 340),
      p(-104, 260),
      p(-66, 206),
      p(0, 176),
      p(80, 164),
      p(170, 172),
      p(280, 150),
      p(420, 158),
      p(700, 140),
      p(700, 436),
      p(-110, 436),
    ],
    0.06,
    'arch',
  )
  const turf = [60, 130, 210, 300, 390, 490]
    .map((dx, i) =>
      bush(c, { x: x + s * dx, y: 184 - i * 3, width: 130, height: 34, color: green.olive, label: `at${i}`, size: 7 }),
    )
    .join('')
  const beyond = group(sky(c, horizon) + coast(c, horizon, 50) + sea(c, horizon), { 'clip-path': c.defs.clip(hole) })
  const front = sea(c, 428, c.h, 'arch-front')
  return (
    sky(c, horizon) +
    birds(c, c.w * (s > 0 ? 0.24 : 0.76), 170, 6) +
    coast(c, horizon, 50) +
    sea(c, horizon) +
    rock +
    turf +
    beyond +
    group(front, {
      'clip-path': c.defs.clip(`M${num(x - s * 136)} 430H${num(s > 0 ? c.w + 10 : -10)}V${c.h}H${num(x - s * 136)}Z`),
      opacity: 0,
    }) +
    surfLine(c, x + s * 250, 430, 380) +
    longtail(c, c.w * (s > 0 ? 0.26 : 0.74), 486, 180, accents(c).main)
  )
}

function road(c: Canvas): string {
  const horizon = 226
  const s = c.side < 0 ? 1 : -1
  const x = (t: number) => (s > 0 ? c.w * t : c.w * (1 - t))
  const l = c.light
  const slope = rockFace(
    c,
    [
      [x(0.34), 250],
      [x(0.5), 190],
      [x(0.72), 130],
      [x(1.05), 70],
      [x(1.05), 620],
      [x(0.1), 620],
      [x(0.18), 520],
      [x(0.3), 420],
    ],
    0.08,
    'road',
  )
  const path = curve([
    [x(0.42), 258],
    [x(0.56), 272],
    [x(0.62), 306],
    [x(0.52), 346],
    [x(0.46), 398],
    [x(0.58), 462],
    [x(0.76), 540],
    [x(0.84), 640],
  ])
  const asphalt =
    line(path, l.lit('#e9dcc6'), 46) +
    line(path, l.dark('#8b8580'), 36) +
    line(path, l.lit('#fff4d6'), 2.5, { 'stroke-dasharray': '14 14' })
  const shrubs = [
    [0.62, 220, 150],
    [0.8, 180, 190],
    [0.98, 150, 200],
    [0.76, 340, 190],
    [0.95, 400, 240],
    [0.36, 520, 150],
    [0.42, 610, 260],
    [1, 600, 230],
  ]
    .map(([t, y, w], i) =>
      bush(c, {
        x: x(t!),
        y: y!,
        width: w!,
        height: w! * 0.42,
        label: `rs${i}`,
        color: i % 2 ? green.olive : green.palm,
      }),
    )
    .join('')
  const car = group(
    fill('M-26 0V-12Q-24 -16 -16 -18L-8 -28H14L22 -17Q28 -15 28 -10V0Z', l.lit(accents(c).main)) +
      fill('M-10 -18L-5 -25H4V-18ZM7 -18V-25H13L18 -18Z', glass(c)) +
      ellipse(-14, 0, 6, 6, l.dark('#30363c')) +
      ellipse(16, 0, 6, 6, l.dark('#30363c')),
    { transform: `translate(${num(x(0.5))} 384) rotate(${s * -8})` },
  )
  return (
    sky(c, horizon) +
    birds(c, x(0.2), 120, 5) +
    coast(c, horizon, 80) +
    sea(c, horizon) +
    sail(c, x(0.14), 340, 60, '#fff8ea', 0.1) +
    surfLine(c, x(0.2), 520, 100) +
    slope +
    asphalt +
    shrubs +
    car +
    palm(c, { x: x(0.92), y: 420, height: 260, lean: s * -0.12, label: 'rp' })
  )
}

function stacks(c: Canvas): string {
  const horizon = 320
  const l = c.light
  const s = c.side < 0 ? 1 : -1
  const x = (t: number) => (s > 0 ? c.w * t : c.w * (1 - t))
  const stack = (t: number, y: number, w: number, h: number, depth: number, i: number) => {
    const q = (dx: number, dy: number): Point => [x(t) + dx * w, y - dy * h]
    return (
      rockFace(
        c,
        [
          q(-0.56, 0),
          q(-0.46, 0.16),
          q(-0.4, 0.42),
          q(-0.27, 0.62),
          q(-0.24, 0.86),
          q(-0.1, 1),
          q(0.08, 0.97),
          q(0.2, 0.84),
          q(0.24, 0.6),
          q(0.36, 0.44),
          q(0.4, 0.2),
          q(0.54, 0),
        ],
        depth,
        `stack${i}`,
      ) +
      bush(c, {
        x: x(t),
        y: y - h * 0.88,
        width: w * 0.42,
        height: h * 0.15,
        round: true,
        color: green.olive,
        depth,
        label: `sb${i}`,
        size: 6,
      }) +
      surfLine(c, x(t), y, w * 0.7)
    )
  }
  const meadow = fill(
    `${curve([
      [-20, s > 0 ? 470 : 560],
      [c.w * 0.3, s > 0 ? 500 : 570],
      [c.w * 0.66, s > 0 ? 566 : 510],
      [c.w + 20, s > 0 ? 580 : 470],
    ])}V610H-20Z`,
    c.defs.linear([
      [0, l.lit('#a4b865')],
      [1, l.dark('#6f8f4e')],
    ]),
  )
  const flowers = Array.from({ length: 6 }, (_, i) => {
    const b = { x: c.w * (i / 5), y: 606, width: 220, height: 60 + (i % 2) * 30, label: `sf${i}`, color: green.fresh }
    return bush(c, b) + blossoms(c, b, ['#f6d36a', '#f3a3b5', '#ffffff'][i % 3]!, 26)
  }).join('')
  return (
    sky(c, horizon) +
    birds(c, x(0.3), 160, 6) +
    coast(c, horizon, 40) +
    sea(c, horizon) +
    stack(0.84, 356, 110, 190, 0.32, 0) +
    stack(0.66, 388, 120, 250, 0.14, 1) +
    stack(0.44, 362, 54, 110, 0.3, 2) +
    stack(0.92, 440, 190, 200, 0.04, 3) +
    meadow +
    flowers
  )
}

const motifs: Readonly<Record<Motifs['cliff'], (c: Canvas) => string>> = { domes, arch, road, stacks }

/** Steep coasts: white houses, arches, a winding road. */
export const cliff = (c: Canvas, motif: Motifs['cliff']) => motifs[motif](c)
