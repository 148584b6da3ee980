import type { Canvas } from './canvas.ts'
import { mix } from './color.ts'
import { circle, dot, ellipse, fill, group, leaf, line, num, rect } from './svg.ts'
import { shadow } from './things.ts'

const ball = (c: Canvas, x: number, y: number, r: number, color: string) =>
  circle(
    x,
    y,
    r,
    c.defs.radial(
      [
        [0, c.light.lit(color)],
        [0.6, c.light.tone(color)],
        [1, c.light.dark(color)],
      ],
      c.side < 0 ? 0.35 : 0.65,
      0.3,
      0.75,
    ),
  )

/** A plate of radius r around the origin, in the table's perspective. */
export function plate(c: Canvas, r: number, color: string): string {
  const l = c.light
  return (
    shadow(c, 4, 10, r * 1.05, r * 0.42, 0.4) +
    ellipse(0, 5, r, r * 0.4, l.dark(color)) +
    ellipse(
      0,
      0,
      r,
      r * 0.4,
      c.defs.linear([
        [0, l.tone(color)],
        [1, l.lit(color)],
      ]),
    ) +
    ellipse(0, 2, r * 0.74, r * 0.28, l.dark(color), { opacity: 0.25 }) +
    ellipse(0, 4, r * 0.72, r * 0.265, l.lit(color))
  )
}

/** Lettuce and herbs that fill a plate. */
export function leafBed(c: Canvas, r: number): string {
  const random = c.random.fork('leaf-bed')
  const shades = ['', '', '']
  for (let i = 0; i < 70; i++) {
    const [a, q] = [random.range(0, 6.3), Math.sqrt(random.next()) * r * 0.8]
    shades[i % 3] += leaf(Math.cos(a) * q, Math.sin(a) * q * 0.36, random.range(-3.1, 0), random.range(18, 34), 9)
  }
  const l = c.light
  return fill(shades[0]!, l.dark('#5f9450')) + fill(shades[1]!, l.tone('#7fb35a')) + fill(shades[2]!, l.lit('#a9cc6a'))
}

/** A red crab with lemon. */
export function crab(c: Canvas): string {
  const l = c.light
  const red = '#e2583a'
  const skin = c.defs.radial(
    [
      [0, l.lit(red)],
      [0.6, l.tone(red)],
      [1, l.dark(red)],
    ],
    0.45,
    0.3,
    0.75,
  )
  const legs = [-1, 1]
    .map(
      (s) =>
        line(
          [0, 1, 2]
            .map(
              (i) =>
                `M${s * 40} ${-20 + i * 10}Q${s * (86 + i * 4)} ${-44 + i * 18} ${s * (104 - i * 8)} ${-6 + i * 16}`,
            )
            .join(''),
          l.dark(red),
          9,
        ) +
        line(`M${s * 34} -34Q${s * 78} -64 ${s * 70} -78`, l.tone(red), 13) +
        fill(
          `M${s * 62} -76Q${s * 50} -112 ${s * 78} -118Q${s * 66} -98 ${s * 86} -106Q${s * 102} -84 ${s * 78} -70Z`,
          skin,
        ),
    )
    .join('')
  const lemon = [
    [-76, 22],
    [74, 24],
  ]
    .map(([x, y]) => ellipse(x!, y!, 20, 11, l.lit('#f6d84a')) + ellipse(x!, y!, 15, 8, l.lit('#fdf0a0')))
    .join('')
  return (
    legs +
    ellipse(0, -22, 62, 36, skin) +
    fill(dot(-24, -36, 4) + dot(6, -42, 5) + dot(28, -32, 4), l.lit('#ffb08f')) +
    line('M-14 -54V-64M14 -54V-64', l.dark(red), 4) +
    fill(dot(-14, -66, 4.5) + dot(14, -66, 4.5), '#2f2630') +
    lemon
  )
}

/** A ring of shrimps. */
export function shrimp(c: Canvas): string {
  const l = c.light
  const one =
    fill(
      'M-26 0Q-20 -30 10 -28Q34 -22 30 2Q22 -12 8 -12Q-8 -12 -12 4L-30 14Z',
      c.defs.linear([
        [0, l.lit('#f9a07a')],
        [1, l.dark('#e2683f')],
      ]),
    ) + line('M-6 -26Q-2 -18 -6 -10M8 -28Q10 -20 8 -12M22 -20Q20 -14 16 -10', l.lit('#ffd6bf'), 3)
  const ring = [
    [-44, 0, -20],
    [0, -14, 10],
    [44, 0, 30],
    [-22, 18, -10],
    [24, 20, 14],
  ]
    .map(([x, y, a]) => group(one, { transform: `translate(${x} ${y}) rotate(${a})` }))
    .join('')
  return ring + ellipse(0, 4, 16, 8, l.lit('#f6d84a'))
}

/** Grilled fish with herbs. */
export function fish(c: Canvas): string {
  const l = c.light
  return (
    fill(
      'M-80 0Q-30 -40 40 -8Q60 -24 84 -26Q72 -4 86 18Q60 14 40 4Q-30 32 -80 0Z',
      c.defs.linear([
        [0, l.lit('#f0b98a')],
        [1, l.dark('#c98457')],
      ]),
    ) +
    line('M-20 -16L-8 14M4 -14L14 12M24 -10L30 8', l.dark('#9c5a34'), 3, { opacity: 0.6 }) +
    fill(leaf(-50, -14, -0.5, 40, 8) + leaf(-44, -8, 0.1, 44, 7), l.tone('#5f9450')) +
    fill(dot(-62, -4, 3), '#3c2c24') +
    ellipse(10, -2, 14, 7, l.lit('#f6d84a'))
  )
}

/** Dragon fruit, oranges and grapes. */
export function fruit(c: Canvas): string {
  return (
    ball(c, -40, -16, 26, '#f29a3a') +
    ball(c, 36, -14, 24, '#e2553a') +
    ball(c, 0, -26, 27, '#f6c84a') +
    [-14, 0, 14, -7, 8, 1].map((x, i) => ball(c, x + 4, i < 3 ? 4 : i < 5 ? 12 : 18, 9, '#7a5aa8')).join('') +
    fill(leaf(0, -50, -0.6, 34, 8) + leaf(-2, -50, -2.4, 30, 8), c.light.tone('#5f9450'))
  )
}

/** A glass of juice, or a wine glass when `stem`. Stands on the origin, about 110 high. */
export function glassOf(c: Canvas, color: string, stem = false): string {
  const l = c.light
  const shine = line(stem ? 'M-18 -92Q-22 -70 -14 -56' : 'M-20 -90L-16 -20', '#ffffff', 4, { opacity: 0.6 })
  if (stem)
    return (
      shadow(c, 4, 2, 26, 6, 0.35) +
      ellipse(0, 0, 22, 5, '#ffffff', { opacity: 0.6 }) +
      rect(-1.6, -46, 3.2, 46, '#ffffff', { opacity: 0.7 }) +
      fill('M-27 -100Q-32 -50 0 -46Q32 -50 27 -100Z', '#ffffff', { opacity: 0.28 }) +
      fill('M-29 -76Q-26 -50 0 -47Q26 -50 29 -76Z', l.lit(color)) +
      shine
    )
  return (
    shadow(c, 4, 2, 32, 7, 0.35) +
    fill('M-30 -100L-23 0H23L30 -100Z', '#ffffff', { opacity: 0.35 }) +
    fill(
      'M-28 -80L-23 -2H23L28 -80Z',
      c.defs.linear([
        [0, l.lit(color)],
        [1, l.dark(color)],
      ]),
    ) +
    ellipse(0, -80, 28, 6, l.lit(mix(color, '#ffffff', 0.3))) +
    line('M8 -84L28 -128', l.tone('#e2553a'), 5) +
    circle(-26, -98, 16, l.lit('#f6d84a')) +
    circle(-26, -98, 11, l.lit('#fdf0a0')) +
    shine
  )
}

/** A small bowl filled with something; stands on the origin. */
export function bowl(c: Canvas, color: string, inside: string): string {
  const l = c.light
  return (
    shadow(c, 4, 2, 50, 9, 0.35) +
    fill(
      'M-54 -42Q-46 0 -18 2H18Q46 0 54 -42Z',
      c.defs.linear(
        [
          [0, l.lit(color)],
          [1, l.dark(color)],
        ],
        c.side < 0 ? 20 : 160,
      ),
    ) +
    ellipse(0, -42, 54, 16, l.lit(color)) +
    ellipse(
      0,
      -40,
      47,
      12,
      c.defs.linear([
        [0, l.dark(inside)],
        [1, l.lit(inside)],
      ]),
    ) +
    fill(leaf(-10, -40, -0.4, 22, 5) + leaf(6, -40, -2.5, 18, 5), l.tone('#5f9450'))
  )
}

/** A stack of pancakes with berries. */
export function pancakes(c: Canvas): string {
  const l = c.light
  const stack = [0, 1, 2, 3]
    .map(
      (i) =>
        ellipse(0, -i * 15 + 4, 72, 24, l.dark('#b5763f')) +
        ellipse(
          0,
          -i * 15,
          72,
          24,
          c.defs.linear([
            [0, l.lit('#f3c27a')],
            [1, l.tone('#d9984f')],
          ]),
        ),
    )
    .join('')
  return (
    stack +
    fill('M-40 -52Q0 -66 42 -50Q52 -30 46 -6Q36 -10 36 -30Q10 -24 -16 -34Q-20 -14 -30 -8Q-40 -20 -40 -52Z', '#c9782c', {
      opacity: 0.75,
    }) +
    [
      [-16, -62],
      [6, -68],
      [24, -60],
      [2, -56],
    ]
      .map(([x, y], i) => ball(c, x!, y!, 12, i % 2 ? '#4a5aa8' : '#d9304a'))
      .join('') +
    fill(leaf(10, -76, -0.9, 26, 7), l.tone('#5f9450'))
  )
}

/** A cup of coffee on its saucer. */
export function coffee(c: Canvas): string {
  const l = c.light
  const steam = line('M-10 -74Q-22 -96 -8 -114Q4 -132 -8 -150M14 -74Q4 -94 16 -112', '#ffffff', 5, {
    opacity: 0.4,
    filter: c.defs.blur(3),
  })
  return (
    plate(c, 74, '#ffffff') +
    fill(
      'M-46 -56Q-42 2 -14 6H14Q42 2 46 -56Z',
      c.defs.linear(
        [
          [0, l.lit('#ffffff')],
          [1, l.dark('#d9dfe2')],
        ],
        c.side < 0 ? 20 : 160,
      ),
    ) +
    line('M45 -44Q76 -44 70 -20Q62 -4 40 -8', l.tone('#f1f3f4'), 8) +
    ellipse(0, -56, 46, 13, l.lit('#ffffff')) +
    ellipse(0, -55, 39, 10, l.tone('#8a5a36')) +
    ellipse(-4, -56, 18, 4.5, l.lit('#e9c79a')) +
    steam
  )
}

/** Flowers in a small vase. */
export function flower(c: Canvas): string {
  const l = c.light
  const blooms = [
    [-30, -118, '#e2553a'],
    [0, -140, '#f6c1cc'],
    [30, -116, '#f2b84b'],
    [-12, -104, '#fdf6e6'],
    [18, -96, '#e98aa4'],
  ] as const
  return (
    shadow(c, 3, 2, 26, 6, 0.35) +
    line('M0 -50L-30 -116M0 -50L0 -138M0 -50L30 -114', l.dark('#5f9450'), 3) +
    fill(leaf(-4, -60, -2.4, 50, 10) + leaf(4, -60, -0.7, 50, 10), l.tone('#5f9450')) +
    blooms
      .map(
        ([x, y, color]) =>
          [0, 1, 2, 3, 4]
            .map((i) => circle(x + Math.cos(i * 1.257) * 11, y + Math.sin(i * 1.257) * 11, 10, l.lit(color)))
            .join('') + circle(x, y, 6, l.tone('#f6d36a')),
      )
      .join('') +
    fill(
      'M-16 -60Q-30 -20 -18 0H18Q30 -20 16 -60Z',
      c.defs.linear(
        [
          [0, l.lit('#cfe6e2')],
          [1, l.dark('#7fb5ae')],
        ],
        c.side < 0 ? 10 : 170,
      ),
    )
  )
}

/** A burning candle of height h. */
export function candleLight(c: Canvas, h: number): string {
  return (
    circle(
      0,
      -h - 10,
      110,
      c.defs.radial([
        [0, '#ffd58a', 0.75],
        [1, '#ffd58a', 0],
      ]),
    ) +
    rect(
      -11,
      -h,
      22,
      h,
      c.defs.linear([
        [0, '#fff1d0'],
        [1, c.light.dark('#efdcb8')],
      ]),
      { rx: 4 },
    ) +
    fill(`M0 ${num(-h - 28)}Q10 ${num(-h - 10)} 0 ${num(-h - 2)}Q-10 ${num(-h - 10)} 0 ${num(-h - 28)}Z`, '#fff6cf')
  )
}

/** A glazed teapot. */
export function teapot(c: Canvas, color: string): string {
  const l = c.light
  const skin = c.defs.radial(
    [
      [0, l.lit(color)],
      [0.55, l.tone(color)],
      [1, l.dark(color)],
    ],
    c.side < 0 ? 0.35 : 0.65,
    0.3,
    0.75,
  )
  return (
    shadow(c, 4, 2, 84, 12, 0.4) +
    line('M-68 -66Q-110 -70 -100 -34Q-92 -12 -60 -16', l.dark(color), 11) +
    fill('M56 -44Q90 -50 100 -90L112 -84Q108 -30 60 -18Z', skin) +
    fill('M-74 -50Q-74 -92 0 -92Q74 -92 74 -50Q74 -2 34 0H-34Q-74 -2 -74 -50Z', skin) +
    ellipse(0, -90, 40, 9, l.dark(color)) +
    fill('M-38 -92Q-30 -110 0 -110Q30 -110 38 -92Z', skin) +
    ball(c, 0, -114, 8, color) +
    line('M-70 -44Q0 -30 70 -44', l.lit('#f2d9a0'), 3, { opacity: 0.7 }) +
    ellipse(c.side * 30, -66, 13, 8, '#ffffff', { opacity: 0.35, filter: c.defs.blur(2) })
  )
}

/** A bamboo steamer with dumplings. */
export function steamer(c: Canvas): string {
  const l = c.light
  const bun = (x: number, y: number) =>
    fill(
      `M${x - 24} ${y}Q${x - 24} ${y - 30} ${x} ${y - 34}Q${x + 24} ${y - 30} ${x + 24} ${y}Q${x} ${y + 9} ${x - 24} ${y}Z`,
      c.defs.linear([
        [0, l.lit('#ffffff')],
        [1, l.dark('#efe6d6')],
      ]),
    ) +
    line(
      `M${x} ${y - 32}L${x - 9} ${y - 16}M${x} ${y - 32}L${x + 9} ${y - 16}M${x} ${y - 32}V${y - 14}`,
      l.dark('#dccfb8'),
      2,
    )
  const steam = [-30, 0, 32]
    .map((x) => ellipse(x, -90, 16, 34, '#ffffff', { opacity: 0.3, filter: c.defs.blur(9) }))
    .join('')
  return (
    shadow(c, 4, 6, 96, 14, 0.4) +
    rect(
      -90,
      -40,
      180,
      44,
      c.defs.linear([
        [0, l.lit('#d9b37c')],
        [1, l.dark('#a57f4c')],
      ]),
      { rx: 8 },
    ) +
    line('M-90 -18H90', l.dark('#8f6a3c'), 3) +
    ellipse(0, -40, 90, 26, l.lit('#e4c492')) +
    ellipse(0, -40, 78, 20, l.dark('#b98f5a')) +
    bun(-36, -36) +
    bun(36, -36) +
    bun(0, -46) +
    bun(0, -26) +
    steam
  )
}

/** Skewers and corn on a hot plate. */
export function grillPlate(c: Canvas): string {
  const l = c.light
  const skewer = (y: number, colors: readonly string[]) =>
    line(`M-150 ${y}H150`, l.tone('#d9b37c'), 4) +
    colors
      .map((color, i) =>
        rect(
          -112 + i * 38,
          y - 14,
          32,
          28,
          c.defs.linear([
            [0, l.lit(color)],
            [1, l.dark(color)],
          ]),
          { rx: 9 },
        ),
      )
      .join('')
  const mix3 = ['#b5653a', '#7fae5a', '#e2553a', '#b5653a', '#f2b84b', '#b5653a']
  const smoke = [-70, 10, 80]
    .map((x) => ellipse(x, -90, 26, 54, '#ffffff', { opacity: 0.16, filter: c.defs.blur(14) }))
    .join('')
  return (
    shadow(c, 4, 30, 190, 40, 0.45) +
    rect(-176, -60, 352, 96, l.dark('#3f464c'), { rx: 20 }) +
    line([-44, -26, -8, 10].map((y) => `M-162 ${y}H162`).join(''), '#e2683f', 3, { opacity: 0.5 }) +
    skewer(-38, mix3) +
    skewer(-6, [...mix3].reverse()) +
    skewer(24, ['#f2c84b', '#f2c84b', '#f2c84b', '#7fae5a', '#e2553a', '#b5653a']) +
    smoke
  )
}

/** A copper hot pot, half red and half clear. */
export function pot(c: Canvas): string {
  const l = c.light
  const steam = [-60, 0, 60]
    .map((x, i) => ellipse(x, -150 - i * 8, 30, 60, '#ffffff', { opacity: 0.22, filter: c.defs.blur(14) }))
    .join('')
  const soup =
    fill('M-140 -62A140 44 0 0 1 140 -62Q60 -40 0 -62T-140 -62Z', l.tone('#e9c98a')) +
    fill(
      'M-140 -62A140 44 0 0 0 140 -62Q60 -40 0 -62T-140 -62Z',
      c.defs.linear([
        [0, l.lit('#d9432a')],
        [1, l.dark('#a8281c')],
      ]),
    )
  const bits =
    [
      [-70, -80],
      [-30, -88],
      [30, -84],
      [76, -78],
    ]
      .map(([x, y], i) => ball(c, x!, y!, 10, i % 2 ? '#7fae5a' : '#fdf0d8'))
      .join('') +
    [
      [-60, -42],
      [-10, -34],
      [50, -40],
      [90, -50],
    ]
      .map(([x, y]) => ellipse(x!, y!, 10, 4, l.lit('#f2a03a')))
      .join('')
  return (
    shadow(c, 6, 6, 170, 26, 0.45) +
    line('M-150 -40q-36 0 -30 26M150 -40q36 0 30 26', l.dark('#b5763f'), 9) +
    fill(
      'M-152 -62Q-146 10 -80 14H80Q146 10 152 -62Z',
      c.defs.linear(
        [
          [0, l.lit('#e0a05a')],
          [0.5, l.tone('#c98445')],
          [1, l.dark('#8f5628')],
        ],
        c.side < 0 ? 20 : 160,
      ),
    ) +
    ellipse(0, -62, 152, 50, l.lit('#eab676')) +
    soup +
    bits +
    steam
  )
}
