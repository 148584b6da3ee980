import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { box, fill, group, line, num, polygon, rect, type Point } from '../svg.ts'

/** Paint of glass: the lamp-lit room at night, the sky by day. */
export function glass(c: Canvas, depth = 0): string {
  const l = c.light
  if (l.lamps)
    return c.defs.linear([
      [0, mix(l.lamp, '#fff4d6', 0.4)],
      [1, mix(l.lamp, '#d9823f', 0.25)],
    ])
  return c.defs.linear([
    [0, mix(l.sky[1], '#ffffff', 0.25)],
    [0.6, mix(l.dark('#6f97a5', depth), l.sky[2], 0.3)],
    [1, l.dark('#54808d', depth)],
  ])
}

/** The paint of a wall, lighter towards the sun. */
export function wall(c: Canvas, color: string, depth = 0): string {
  const l = c.light
  const [sunny, away] = [l.lit(color, depth), mix(l.tone(color, depth), l.dark(color, depth), 0.55)]
  return c.defs.linear(
    c.side < 0
      ? [
          [0, sunny],
          [1, away],
        ]
      : [
          [0, away],
          [1, sunny],
        ],
    15,
  )
}

/** A far block of resort rooms with rows of balconies; (x, y) is its foot's left end. */
export function block(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  floors: number,
  color: string,
  depth: number,
): string {
  const l = c.light
  const random = c.random.fork(`block-${Math.round(x)}-${floors}`)
  const step = 15
  let [dark, bright] = ['', '']
  for (let f = 0; f < floors; f++) {
    for (let k = 0; k < Math.floor(w / 13); k++) {
      const d = box(x + 4 + k * 13, y - (f + 1) * step + 4, 8, 8)
      if (l.lamps && random.chance(0.62)) bright += d
      else dark += d
    }
  }
  const top = y - floors * step
  return (
    fill(box(x, top - 5, w, floors * step + 5), wall(c, color, depth)) +
    fill(box(x - 2, top - 7, w + 4, 4), l.lit(color, depth)) +
    fill(dark, l.dark('#7f9ba6', depth), { opacity: 0.75 }) +
    (bright ? fill(bright, l.lamp) : '')
  )
}

/** A house with a pitched roof; (x, y) is the middle of its foot. */
export function cottage(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  colors: { wall: string; roof: string },
  depth = 0,
): string {
  const l = c.light
  const roof: Point[] = [
    [x - w * 0.6, y - h],
    [x - w * 0.36, y - h * 1.6],
    [x + w * 0.36, y - h * 1.6],
    [x + w * 0.6, y - h],
  ]
  const pane = glass(c, depth)
  const windows = [-0.3, 0.06].map((t) => rect(x + t * w, y - h * 0.74, w * 0.2, h * 0.38, pane, { rx: 1 })).join('')
  return (
    rect(x - w / 2, y - h, w, h, wall(c, colors.wall, depth)) +
    fill(
      polygon(roof),
      c.defs.linear([
        [0, l.lit(colors.roof, depth)],
        [1, l.dark(colors.roof, depth)],
      ]),
    ) +
    windows
  )
}

/** A thatched roof of width w whose eaves lie at y. */
export function thatch(c: Canvas, x: number, y: number, w: number, h: number, depth = 0): string {
  const l = c.light
  const random = c.random.fork(`thatch-${Math.round(x)}`)
  const d = `M${num(x - w / 2)} ${num(y)}Q${num(x - w * 0.2)} ${num(y - h * 0.55)} ${num(x - w * 0.07)} ${num(y - h)}H${num(x + w * 0.07)}Q${num(x + w * 0.2)} ${num(y - h * 0.55)} ${num(x + w / 2)} ${num(y)}Q${num(x)} ${num(y + h * 0.1)} ${num(x - w / 2)} ${num(y)}Z`
  let straw = ''
  for (let i = 0; i < w / 2.4; i++) {
    const t = random.range(-1, 1)
    straw += `M${num(x + t * w * 0.07)} ${num(y - h * 0.96)}Q${num(x + t * w * 0.2)} ${num(y - h * 0.5)} ${num(x + t * w * 0.49)} ${num(y + random.range(-2, 5))}`
  }
  return (
    fill(
      d,
      c.defs.linear([
        [0, l.lit('#cda76c', depth)],
        [1, l.dark('#9c7646', depth)],
      ]),
    ) +
    line(straw, l.dark('#7d5c37', depth), 1, { opacity: 0.4 }) +
    rect(x - w * 0.09, y - h - 3, w * 0.18, 6, l.dark('#8d6b42', depth), { rx: 2 })
  )
}

/** An open pavilion with thatch, curtains and a daybed; (x, y) is the middle of its floor. */
export function pavilion(c: Canvas, x: number, y: number, w: number): string {
  const l = c.light
  const h = w * 0.55
  const posts = [-0.42, -0.38, 0.36, 0.4].map((t) => rect(x + t * w, y - h, w * 0.025, h, l.dark('#8b6744'))).join('')
  const curtain = (s: number) =>
    fill(
      `M${num(x + s * w * 0.41)} ${num(y - h)}Q${num(x + s * w * 0.24)} ${num(y - h * 0.5)} ${num(x + s * w * 0.36)} ${num(y)}H${num(x + s * w * 0.42)}Z`,
      l.lit('#fdf6ea'),
      { opacity: 0.92 },
    )
  const bed =
    rect(x - w * 0.3, y - w * 0.13, w * 0.6, w * 0.1, l.lit('#fbf4e6'), { rx: 5 }) +
    rect(x - w * 0.32, y - w * 0.05, w * 0.64, w * 0.05, l.tone('#a97f54'))
  const cushions = [-0.24, -0.1, 0.04]
    .map((t, i) =>
      rect(x + t * w, y - w * 0.2, w * 0.12, w * 0.1, l.tone(['#e2553a', '#f2b84b', '#0b7a75'][i]!), { rx: 4 }),
    )
    .join('')
  const inside = l.lamps
    ? rect(
        x - w * 0.42,
        y - h,
        w * 0.84,
        h,
        c.defs.radial(
          [
            [0, l.lamp, 0.75],
            [1, l.lamp, 0],
          ],
          0.5,
          0.3,
          0.7,
        ),
      )
    : ''
  return (
    inside +
    cushions +
    bed +
    posts +
    curtain(-1) +
    curtain(1) +
    rect(x - w * 0.48, y, w * 0.96, w * 0.045, l.tone('#a97f54')) +
    thatch(c, x, y - h + 4, w * 1.16, w * 0.42)
  )
}

/** A flat-roofed villa with glass walls; (x, y) is its foot's left end. */
export function villa(c: Canvas, x: number, y: number, w: number, h: number, label: string): string {
  const l = c.light
  const random = c.random.fork(label)
  const roof = h * 0.09
  const solid = random.range(0.22, 0.34) * w
  const left = random.chance(0.5)
  const gx = left ? x + solid : x
  const panes = Math.round((w - solid) / 46)
  const pw = (w - solid) / panes
  const frames = Array.from({ length: panes + 1 }, (_, i) =>
    rect(gx + i * pw - 1.2, y - h, 2.4, h, l.dark('#5b4a3d')),
  ).join('')
  const slats = Array.from({ length: 14 }, (_, i) =>
    rect((left ? x : x + w - solid) + (i * solid) / 14, y - h, (solid / 14) * 0.62, h, l.dark('#a1744a')),
  ).join('')
  const sofa = rect(gx + pw * 0.5, y - h * 0.24, pw * 1.5, h * 0.16, l.lamps ? '#b5703c' : l.dark('#d9cdb9'), {
    rx: 3,
    opacity: 0.8,
  })
  const curtain = rect(left ? x + w - pw * 0.55 : x + 3, y - h, pw * 0.5, h, l.lit('#fdf8ee'), { opacity: 0.75 })
  const lamp = l.lamps
    ? group(
        rect(
          gx - 60,
          y - h * 0.4,
          w - solid + 120,
          h * 0.9,
          c.defs.radial([
            [0, l.lamp, 0.4],
            [1, l.lamp, 0],
          ]),
        ),
        {},
      )
    : ''
  return (
    rect(gx, y - h, w - solid, h, glass(c)) +
    sofa +
    curtain +
    frames +
    rect(left ? x : x + w - solid, y - h, solid, h, wall(c, '#c8986a')) +
    slats +
    rect(x - h * 0.14, y - h - roof, w + h * 0.28, roof, wall(c, '#f4ecdf')) +
    rect(x - h * 0.14, y - h, w + h * 0.28, roof * 0.5, l.dark('#8a7766'), { opacity: 0.6 }) +
    lamp
  )
}
