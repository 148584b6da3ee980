import type { Canvas } from './canvas.ts'
import { drift, sway } from './canvas.ts'
import { mix } from './color.ts'
import { curve, fill, group, lens, num, rect, type Point } from './svg.ts'

/** Depth in perspective: t 0 at the horizon, 1 at the lower edge; most rows are far and thin. */
const nearness = (t: number) => t ** 1.9

function ripples(c: Canvas, top: number, bottom: number, label: string): string {
  const random = c.random.fork(label)
  let [dark, pale] = ['', '']
  for (let i = 0; i < 150 + c.w / 9; i++) {
    const t = nearness(random.next())
    const y = top + 2 + t * (bottom - top)
    const rest = random.range(-20, c.w + 20)
    const shift = random.next()
    const x = rest + sway(c, shift) * (3 + 14 * t) + drift(c, shift) * (6 + 22 * t)
    const long = (random.range(8, 26) + 70 * t * random.next()) * (1 + drift(c, shift) * 0.18)
    const d = lens(x, y, long, 0.5 + 3.4 * t * random.range(0.5, 1))
    if (random.chance(0.5)) dark += d
    else pale += d
  }
  return (
    fill(dark, c.light.water[2], { opacity: 0.2 }) +
    fill(pale, mix(c.light.water[0], '#ffffff', 0.35), { opacity: 0.3 })
  )
}

/** The road of light that sun or moon lays on water. */
function lightPath(c: Canvas, top: number, bottom: number): string {
  const random = c.random.fork('light-path')
  const wet = c.scene.weather === 'rain' || c.scene.weather === 'snow'
  if (wet) return ''
  const strong = { dawn: 0.75, noon: 0.5, golden: 0.95, dusk: 0.9, night: 0.7 }[c.scene.time]
  let [core, edge] = ['', '']
  for (let i = 0; i < 190; i++) {
    const t = nearness(random.next())
    const y = top + 1.5 + t * (bottom - top)
    const spread = 16 + 95 * t
    const off = (random.next() + random.next() - 1) * spread
    const shift = random.next()
    const x = c.sun.x + off + sway(c, shift) * (2 + 10 * t) + drift(c, shift) * (3 + 12 * t)
    const d = lens(
      x,
      y,
      (random.range(4, 13) + 32 * t * random.next()) * (1 + drift(c, shift + 0.3) * 0.3),
      0.7 + 3 * t * random.range(0.4, 1),
    )
    if (Math.abs(off) < spread * 0.4) core += d
    else edge += d
  }
  const sheen = c.defs.radial(
    [
      [0, c.light.glow, 0.6 * strong],
      [1, c.light.glow, 0],
    ],
    0.5,
    0,
  )
  const wide = rect(c.sun.x - 170, top, 340, (bottom - top) * 0.9, sheen)
  return wide + fill(edge, c.light.glow, { opacity: 0.55 * strong }) + fill(core, c.light.sun, { opacity: strong })
}

/** Open water from the horizon down to `bottom`, with ripples and the light path. */
export function sea(c: Canvas, horizon: number, bottom = c.h, label = 'sea'): string {
  const [far, mid, near] = c.light.water
  const body = rect(
    0,
    horizon,
    c.w,
    bottom - horizon,
    c.defs.linear([
      [0, mix(far, c.light.sky[3], 0.35)],
      [0.12, far],
      [0.45, mid],
      [1, near],
    ]),
  )
  const seam = rect(
    0,
    horizon - 2,
    c.w,
    5,
    c.defs.linear([
      [0, c.light.sky[3], 0],
      [0.5, c.light.sky[3], 0.8],
      [1, c.light.sky[3], 0],
    ]),
  )
  return body + ripples(c, horizon, bottom, label) + lightPath(c, horizon, bottom) + seam
}

/** Shore points from left to right, from a height function in fractions of the width. */
export function shoreLine(c: Canvas, at: (t: number) => number): Point[] {
  const points: Point[] = []
  for (let i = 0; i <= 24; i++) points.push([-20 + ((c.w + 40) * i) / 24, at(i / 24)])
  return points
}

const shifted = (points: readonly Point[], dy: number): Point[] => points.map(([x, y]) => [x, y + dy])
const below = (c: Canvas, points: readonly Point[]) =>
  `${curve(points)}L${num(c.w + 20)} ${num(c.h + 10)}L-20 ${num(c.h + 10)}Z`

function ribbon(points: readonly Point[], thick: (i: number) => number): string {
  const lower = points.map(([x, y], i): Point => [x, y + thick(i)]).reverse()
  return `${curve(points)}${curve(lower, 'L')}Z`
}

/** Clear shallows, foam lines, wet and dry sand below the given shore line. */
export function beach(c: Canvas, points: readonly Point[], sand = '#f3dfba'): string {
  const random = c.random.fork('beach')
  const l = c.light
  const move = sway(c, 0) * 3
  const shallows = fill(
    below(c, shifted(points, -95)),
    c.defs.linear([
      [0, l.shallow, 0],
      [0.35, l.shallow, 0.75],
      [1, mix(l.shallow, '#ffffff', 0.2)],
    ]),
  )
  const wet = fill(below(c, shifted(points, 2)), mix(l.tone(sand), l.shallow, 0.4))
  const dry = fill(
    below(c, shifted(points, 22)),
    c.defs.linear([
      [0, l.tone(sand)],
      [0.3, l.lit(sand)],
      [1, mix(l.tone(sand), l.dark(sand), 0.3)],
    ]),
    { filter: c.defs.blur(2.5) },
  )
  let foam = ''
  for (const [dy, thick, opacity] of [
    [-58, 3, 0.35],
    [-30, 5, 0.55],
    [-4, 9, 0.9],
  ] as const) {
    const line = points.map(([x, y]): Point => [x, y + dy + move + random.range(-2.5, 2.5)])
    foam += fill(
      ribbon(line, () => thick * random.range(0.25, 1.15)),
      mix('#ffffff', l.haze, 0.15),
      { opacity },
    )
  }
  return shallows + wet + dry + group(foam, { filter: c.defs.blur(0.7) })
}

/** Still water (pool, canal, pond) inside shape `d`, paler at its far edge. */
export function pool(c: Canvas, d: string, top: number, bottom: number, label: string): string {
  const l = c.light
  const clip = c.defs.clip(d)
  const near = mix(l.water[1], l.shallow, 0.15)
  const body = fill(
    d,
    c.defs.span(
      [
        [0, mix(l.shallow, l.sky[3], 0.3)],
        [0.35, mix(l.shallow, l.water[1], 0.35)],
        [1, near],
      ],
      0,
      top,
      0,
      bottom,
    ),
  )
  return body + group(ripples(c, top, bottom, label), { 'clip-path': clip })
}
