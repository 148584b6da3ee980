import type { Canvas } from './canvas.ts'
import { dot, ellipse, fill, group, leaf, line, rect } from './svg.ts'
import { shadow } from './things.ts'
import { ball } from './plate.ts'

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
