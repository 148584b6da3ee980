import type { Canvas } from './canvas.ts'
import { mix } from './color.ts'
import { circle, ellipse, fill, leaf, line, num, rect } from './svg.ts'
import { shadow } from './things.ts'
import { ball, plate } from './plate.ts'

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
