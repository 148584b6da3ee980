import { sway, type Canvas } from './canvas.ts'
import { mix } from './color.ts'
import { box, circle, ellipse, fill, group, line, rect } from './svg.ts'

const brand = { sea: '#0b7a75', coral: '#e2553a', sand: '#f6f3ee', sun: '#f2b84b', cream: '#fbf3e2' } as const

/** Two colours that go together, chosen by the scene. */
export function accents(c: Canvas): { main: string; second: string } {
  const sets = [
    ['#e2553a', '#fbf3e2'],
    ['#0b7a75', '#fbf3e2'],
    ['#f2b84b', '#fdf6e6'],
    ['#e98a7b', '#fff4ec'],
    ['#2f6fa8', '#f6f1e4'],
  ] as const
  const [main, second] = c.random.fork('accents').pick(sets)
  return { main, second }
}

/** The soft shadow of a thing on the ground. */
export const shadow = (c: Canvas, x: number, y: number, rx: number, ry: number, opacity = 0.3) =>
  ellipse(x, y, rx, ry, c.light.dark('#4a4a58'), { opacity, filter: c.defs.blur(3) })

/** Beach parasol with a lounger; stands on the origin. About 190 wide, 190 high. */
export function parasol(c: Canvas): string {
  const l = c.light
  const { main, second } = accents(c)
  const top =
    'M-98 -118Q-60 -190 4 -190Q72 -188 98 -112Q76 -124 50 -113Q26 -126 0 -115Q-26 -128 -50 -116Q-74 -128 -98 -118Z'
  const gores =
    'M4 -190Q-42 -176 -50 -116Q-26 -128 0 -115Q8 -160 4 -190ZM4 -190Q46 -172 50 -113Q76 -124 98 -112Q72 -180 4 -190Z'
  const shade = c.defs.linear(
    [
      [0, l.lit(main)],
      [1, l.dark(main)],
    ],
    60,
  )
  const pale = c.defs.linear(
    [
      [0, l.lit(second)],
      [1, l.dark(second)],
    ],
    60,
  )
  const pole = fill('M-3 -116L1 0L6 0L4 -116Z', l.tone('#e9dcc4'))
  return (
    shadow(c, 20, 2, 120, 12) +
    lounger(c) +
    pole +
    fill(top, shade) +
    fill(gores, pale) +
    circle(4, -192, 4, l.tone('#e9dcc4'))
  )
}

/** A lounger with a cushion; its head is right. About 130 wide. */
export function lounger(c: Canvas): string {
  const l = c.light
  const wood = l.tone('#b78d62')
  const legs = line('M18 -4L18 -24M92 -4L92 -24', l.dark('#a07a52'), 5)
  const frame = fill('M6 -30L98 -30L138 -66L146 -62L104 -22L6 -22Z', wood)
  const pad = fill(
    'M6 -40Q4 -31 8 -30L98 -30L138 -66L134 -76Q130 -78 126 -74L92 -42Z',
    c.defs.linear([
      [0, l.lit('#fdf8ee')],
      [1, l.dark('#e9e0d0')],
    ]),
  )
  return legs + frame + pad + fill('M118 -72Q132 -88 141 -76L137 -64Q126 -62 118 -72Z', l.lit(accents(c).main))
}

/** A small wooden sailing boat floating on the origin, with its mirror image. About 170 wide, 220 high. */
export function boat(c: Canvas): string {
  const l = c.light
  const { main, second } = accents(c)
  const bob = sway(c, 0.1) * 3
  const hull = 'M-84 -22Q-6 -12 86 -30Q74 6 50 10L-50 10Q-74 4 -84 -22Z'
  const band = 'M-84 -22Q-6 -12 86 -30L83 -21Q-6 -4 -81 -14Z'
  const sail = 'M6 -214Q58 -120 70 -44Q40 -34 8 -38Z'
  const jib = 'M-2 -196Q-40 -110 -66 -40Q-34 -34 -3 -38Z'
  const cloth = (color: string) =>
    c.defs.linear(
      [
        [0, l.lit(color)],
        [1, mix(l.tone(color), l.dark(color), 0.6)],
      ],
      c.side < 0 ? 10 : 170,
    )
  const body =
    line('M2 -220L4 -16', l.dark('#8a6a4a'), 4) +
    fill(sail, cloth(second)) +
    fill(jib, cloth(main)) +
    fill(
      hull,
      c.defs.linear([
        [0, l.lit('#fbf3e2')],
        [1, l.dark('#c9b79c')],
      ]),
    ) +
    fill(band, l.tone(main))
  const mirror = group(group(body, { transform: 'scale(1 -0.55)' }), {
    opacity: 0.28,
    filter: c.defs.blur(2.2),
    transform: 'translate(0 14)',
  })
  return (
    mirror +
    ellipse(0, 10, 78, 5, l.dark('#3f5f6a'), { opacity: 0.4, filter: c.defs.blur(2) }) +
    group(body, { transform: `translate(0 ${bob.toFixed(1)})` })
  )
}

/** A paper lantern on a cord of the given length, hung from the origin. */
export function lantern(c: Canvas, cord: number): string {
  const l = c.light
  const red = '#e2452f'
  const glow = c.defs.radial([
    [0, l.lamp, 0.75],
    [1, l.lamp, 0],
  ])
  const body = c.defs.radial(
    [
      [0, mix('#ffd98c', red, l.lamps ? 0.1 : 0.55)],
      [0.55, mix(red, '#ffb45c', l.lamps ? 0.35 : 0.1)],
      [1, l.lamps ? red : l.tone(red)],
    ],
    0.5,
    0.55,
    0.6,
  )
  const ribs = [-24, -12, 0, 12, 24]
    .map((x) =>
      line(`M${x * 0.3} ${cord}Q${x * 1.7} ${cord + 34} ${x * 0.3} ${cord + 68}`, '#b5301f', 1, { opacity: 0.5 }),
    )
    .join('')
  const cap = rect(-14, cord - 6, 28, 8, '#d9a441', { rx: 2 }) + rect(-14, cord + 66, 28, 8, '#d9a441', { rx: 2 })
  const tassel = line(
    `M0 ${cord + 74}V${cord + 108}M-4 ${cord + 80}V${cord + 104}M4 ${cord + 80}V${cord + 104}`,
    '#e2553a',
    2.4,
  )
  return (
    line(`M0 0V${cord}`, l.dark('#7a5a3a'), 1.6) +
    (l.lamps ? circle(0, cord + 34, 92, glow, { opacity: 0.6 }) : '') +
    ellipse(0, cord + 34, 42, 36, body) +
    ribs +
    cap +
    tassel
  )
}

/** A cabin suitcase with a hat on it; stands on the origin. About 120 wide, 190 high. */
export function suitcase(c: Canvas): string {
  const l = c.light
  const { main } = accents(c)
  const shell = c.defs.linear(
    [
      [0, l.lit(main)],
      [0.6, l.tone(main)],
      [1, l.dark(main)],
    ],
    c.side < 0 ? 20 : 160,
  )
  const grooves = [-34, -17, 0, 17, 34]
    .map((x) => rect(x - 2, -128, 4, 116, l.dark(main), { rx: 2, opacity: 0.4 }))
    .join('')
  const handle = line('M-24 -142V-186Q-24 -192 -18 -192H18Q24 -192 24 -186V-142', l.dark('#8b9299'), 5)
  const wheels = circle(-40, -4, 7, l.dark('#39424c')) + circle(40, -4, 7, l.dark('#39424c'))
  const hat =
    ellipse(0, -146, 66, 11, l.lit('#ecd6a6')) +
    fill(
      'M-34 -148Q-32 -186 0 -186Q32 -186 34 -148Q0 -140 -34 -148Z',
      c.defs.linear([
        [0, l.lit('#f3e0b6')],
        [1, l.dark('#d9bf8c')],
      ]),
    ) +
    fill('M-35 -156Q0 -146 35 -156L34 -147Q0 -138 -34 -147Z', l.tone('#4a5563'))
  return (
    shadow(c, 8, 2, 80, 9, 0.4) +
    wheels +
    handle +
    rect(-58, -140, 116, 134, shell, { rx: 16 }) +
    grooves +
    fill(box(-58, -84, 116, 4), l.dark(main), { opacity: 0.45 }) +
    hat
  )
}

/** A surfboard stuck upright in sand at the origin. About 74 wide, 300 high. */
export function surfboard(c: Canvas): string {
  const l = c.light
  const { main, second } = accents(c)
  const d = 'M0 -310Q44 -214 37 -80Q34 -20 14 6L-14 6Q-34 -20 -37 -80Q-44 -214 0 -310Z'
  const skin = c.defs.linear(
    [
      [0, l.lit(second)],
      [0.5, l.tone(second)],
      [1, l.dark(second)],
    ],
    c.side < 0 ? 0 : 180,
  )
  const clip = c.defs.clip(d)
  const bands =
    fill('M-60 -230L60 -262V-232L-60 -200ZM-60 -190L60 -222V-212L-60 -180Z', l.tone(main)) +
    fill('M-60 -100L60 -132V20H-60Z', l.tone(main), { opacity: 0.9 }) +
    fill('M-60 -112L60 -144V-136L-60 -104Z', l.tone(brand.sun))
  const gloss = fill('M-24 -60Q-28 -210 -4 -284Q-14 -180 -12 -60Z', '#ffffff', { opacity: 0.35 })
  return (
    shadow(c, 14, 4, 58, 8, 0.4) +
    fill(d, skin) +
    group(bands, { 'clip-path': clip }) +
    line('M0 -304V4', l.dark('#a5815a'), 1.4, { opacity: 0.6 }) +
    gloss +
    ellipse(0, 8, 40, 7, l.tone('#e9d2a6'))
  )
}
