import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { ridge } from '../hills.ts'
import { bush, green, palm, tree } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { circle, curve, ellipse, fill, group, line, num, polygon, rect, type Point } from '../svg.ts'
import { shadow } from '../things.ts'
import { sea } from '../water.ts'
import { coast } from './bay.ts'

/** A child at play; stands on the origin, about 86 high. */
function child(c: Canvas, x: number, y: number, s: number, shirt: string, hair: string, arms: 'up' | 'down'): string {
  const l = c.light
  const skin = l.tone('#f3cfa8')
  const arm = arms === 'up' ? 'M-10 -48L-28 -74M10 -48L28 -74' : 'M-10 -48L-24 -28M10 -48L24 -28'
  const body =
    shadow(c, 4, 2, 26, 5, 0.3) +
    line('M-7 -26L-9 0M7 -26L9 0', skin, 7) +
    line(arm, skin, 6) +
    fill('M-15 -24Q-17 -56 0 -56Q17 -56 15 -24Z', l.lit(shirt)) +
    rect(-15, -30, 30, 11, l.dark('#3f5f8a'), { rx: 3 }) +
    circle(0, -70, 15, skin) +
    fill('M-16 -70A16 16 0 0 1 16 -70Q8 -80 0 -78Q-8 -80 -16 -70Z', hair) +
    circle(-5, -68, 1.7, '#3a2a24') +
    circle(5, -68, 1.7, '#3a2a24') +
    line('M-4 -62Q0 -59 4 -62', '#b5573c', 1.8)
  return group(body, { transform: `translate(${num(x)} ${num(y)}) scale(${s})` })
}

const meadow = (c: Canvas, y: number) =>
  fill(
    `${curve([
      [-20, y + 16],
      [c.w * 0.3, y - 6],
      [c.w * 0.7, y + 8],
      [c.w + 20, y - 10],
    ])}V620H-20Z`,
    c.defs.linear([
      [0, c.light.lit('#b5cf6a')],
      [1, c.light.dark('#7fae55')],
    ]),
  )

function playground(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const bar = (x: number, y: number, w: number, h: number, color: string) =>
    rect(
      m + x,
      y,
      w,
      h,
      c.defs.linear(
        [
          [0, l.lit(color)],
          [1, l.dark(color)],
        ],
        0,
      ),
      { rx: 4 },
    )
  const house =
    bar(-90, 300, 12, 200, '#f2b84b') +
    bar(78, 300, 12, 200, '#f2b84b') +
    bar(-96, 380, 192, 14, '#0b9a94') +
    fill(
      polygon([
        [m - 118, 304],
        [m, 222],
        [m + 118, 304],
      ]),
      c.defs.linear([
        [0, l.lit('#e2553a')],
        [1, l.dark('#e2553a')],
      ]),
    ) +
    rect(m - 80, 330, 160, 50, l.lit('#7fc8e0'), { opacity: 0.5 }) +
    circle(m, 268, 14, l.lit('#fdf3de'))
  const slide =
    line(
      curve([
        [m + 92, 388],
        [m + 160, 420],
        [m + 220, 480],
        [m + 290, 500],
      ]),
      l.dark('#e2553a'),
      40,
    ) +
    line(
      curve([
        [m + 92, 384],
        [m + 160, 416],
        [m + 220, 476],
        [m + 290, 496],
      ]),
      l.lit('#f28a5a'),
      30,
    )
  const ladder = line(
    `M${num(m - 96)} 390L${num(m - 170)} 508M${num(m - 66)} 390L${num(m - 130)} 508` +
      [0.15, 0.4, 0.65, 0.9]
        .map((t) => `M${num(m - 96 - 74 * t)} ${num(390 + 118 * t)}L${num(m - 66 - 64 * t)} ${num(390 + 118 * t)}`)
        .join(''),
    l.tone('#8a5ac0'),
    8,
  )
  const swing =
    line(
      `M${num(m - 380)} 500L${num(m - 340)} 300L${num(m - 300)} 500M${num(m - 240)} 500L${num(m - 220)} 300L${num(m - 190)} 500M${num(m - 350)} 300H${num(m - 210)}`,
      l.tone('#3f8fc0'),
      9,
    ) +
    line(`M${num(m - 300)} 300L${num(m - 316)} 440M${num(m - 262)} 300L${num(m - 284)} 440`, l.dark('#8b7a60'), 2.4) +
    rect(m - 322, 438, 44, 8, l.tone('#e2553a'), { rx: 3 })
  const balls = [
    [-60, 556, 20, '#e2553a'],
    [30, 574, 24, '#f2b84b'],
    [330, 560, 18, '#0b9a94'],
  ] as const
  return (
    sky(c, 400) +
    coast(c, 404, 90) +
    [0, 0.2, 0.45, 0.75, 1]
      .map((t, i) =>
        bush(c, { x: c.w * t, y: 424, width: 240, height: 90 + (i % 2) * 30, label: `kp${i}`, depth: 0.18 }),
      )
      .join('') +
    palm(c, { x: m + 360, y: 440, height: 300, lean: -0.06, label: 'kpp' }) +
    meadow(c, 418) +
    ellipse(m, 520, c.w * 0.46, 60, l.lit('#f3dfba'), { opacity: 0.8 }) +
    swing +
    house +
    ladder +
    slide +
    balls
      .map(
        ([x, y, r, color]) =>
          shadow(c, m + x, y + r, r, 4) +
          circle(
            m + x,
            y,
            r,
            c.defs.radial(
              [
                [0, l.lit(color)],
                [1, l.dark(color)],
              ],
              0.4,
              0.3,
              0.75,
            ),
          ),
      )
      .join('') +
    child(c, m - 36, 382, 0.8, '#7fd0c4', '#4a3024', 'up') +
    child(c, m + 170, 566, 1.2, '#f6d04a', '#5a3a28', 'up') +
    child(c, m - 190, 574, 1.2, '#e98aa4', '#2f2430', 'down')
  )
}

function treehouse(c: Canvas): string {
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

function balloon(c: Canvas, x: number, y: number, s: number, color: string, second: string, depth: number): string {
  const l = c.light
  const d = 'M0 84Q-24 60 -56 22Q-84 -16 -76 -56Q-62 -112 0 -114Q62 -112 76 -56Q84 -16 56 22Q24 60 0 84Z'
  const gores = fill(
    'M-26 70Q-62 0 -40 -100Q-20 -112 0 -114Q-28 -40 -8 80ZM26 70Q62 0 40 -100Q20 -112 0 -114Q28 -40 8 80Z',
    l.lit(second, depth),
  )
  const shadeSide = group(
    ellipse(-c.side * 70, 0, 80, 130, l.dark(color, depth), { opacity: 0.35, filter: c.defs.blur(14) }),
    { 'clip-path': c.defs.clip(d) },
  )
  return group(
    fill(d, l.tone(color, depth)) +
      gores +
      shadeSide +
      line('M-14 78L-10 104M14 78L10 104', l.dark('#7a5a3a', depth), 2) +
      rect(-13, 102, 26, 20, l.tone('#a8743f', depth), { rx: 4 }),
    { transform: `translate(${num(x)} ${num(y)}) scale(${s})` },
  )
}

function balloons(c: Canvas): string {
  const m = c.w / 2
  const hills: Point[] = [
    [-20, 470],
    [c.w * 0.25, 430],
    [c.w * 0.55, 474],
    [c.w + 20, 436],
  ]
  const list = [
    [-0.34, 190, 0.66, '#0b9a94', '#fdf3de', 0.2],
    [0.34, 140, 0.6, '#8a5ac0', '#f6d04a', 0.25],
    [0.1, 110, 0.4, '#e98aa4', '#fdf3de', 0.4],
    [-0.14, 120, 0.34, '#3f8fc0', '#f6d04a', 0.45],
    [0, 280, 1.35, '#e2553a', '#fdf3de', 0.02],
    [0.4, 330, 0.42, '#f2b84b', '#e2553a', 0.3],
  ] as const
  return (
    sky(c, 400) +
    coast(c, 400, 120) +
    sea(c, 400, 480) +
    list.map(([t, y, s, a, b, d]) => balloon(c, m + t * c.w, y, s, a, b, d)).join('') +
    fill(
      `${curve(hills)}V620H-20Z`,
      c.defs.linear([
        [0, c.light.lit('#b5cf6a')],
        [1, c.light.dark('#7fae55')],
      ]),
    ) +
    tree(c, { x: c.w * 0.08, y: 490, width: 150, height: 170, label: 'bal' }) +
    tree(c, { x: c.w * 0.94, y: 480, width: 130, height: 140, label: 'bal2' }) +
    child(c, m - 120, 574, 1.15, '#f6d04a', '#4a3024', 'up') +
    child(c, m - 50, 588, 1, '#7fd0c4', '#2f2430', 'up') +
    child(c, m + 150, 570, 1.1, '#e98aa4', '#5a3a28', 'up') +
    [-0.4, 0.4]
      .map((t, i) =>
        bush(c, {
          x: m + t * c.w,
          y: 606,
          width: 260,
          height: 80,
          label: `bb${i}`,
          color: mix(green.fresh, green.palm, 0.3),
        }),
      )
      .join('')
  )
}

const motifs: Readonly<Record<Motifs['kids-club'], (c: Canvas) => string>> = { playground, treehouse, balloons }

/** Where children play. */
export const kidsClub = (c: Canvas, motif: Motifs['kids-club']) => motifs[motif](c)
