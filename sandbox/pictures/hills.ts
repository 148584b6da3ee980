import type { Canvas } from './canvas.ts'
import { mix } from './color.ts'
import type { Random } from './random.ts'
import { curve, dot, fill, group, num, type Point } from './svg.ts'

export interface Ridge {
  /** The y of its foot. */
  foot: number
  height: number
  /** Local colour; haze is added by depth. */
  color: string
  /** 0 near, 1 lost in haze. */
  depth: number
  /** Number of large swells over the picture's width. */
  swells?: number
  /** 0 soft, 1 jagged. */
  rough?: number
  label: string
}

function profile(random: Random, swells: number, rough: number): (t: number) => number {
  const waves = [1, 2.3, 4.9, 9.7].map((k, i) => ({
    k: k * swells,
    a: [1, 0.45, 0.13 + rough * 0.15, rough * 0.12][i]!,
    p: random.range(0, 9),
  }))
  return (t) => {
    let sum = 0
    for (const { k, a, p } of waves)
      sum += a * (rough > 0.5 ? 1 - Math.abs(Math.sin(k * t * Math.PI + p)) * 1.6 : Math.sin(k * t * 2 * Math.PI + p))
    return Math.max(0.04, 0.55 + sum * 0.3)
  }
}

/** A range of hills across the picture; its foot dissolves in haze. */
export function ridge(c: Canvas, r: Ridge): string {
  const random = c.random.fork(r.label)
  const at = profile(random, r.swells ?? 1.1, r.rough ?? 0.2)
  const step = 14
  const points: Point[] = []
  for (let x = -20; x <= c.w + 20; x += step) points.push([x, r.foot - r.height * at(x / 900)])
  const top = c.light.lit(r.color, r.depth)
  const low = mix(c.light.tone(r.color, r.depth), c.light.haze, 0.45)
  const d = `${(r.rough ?? 0) > 0.5 ? 'M' + points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L') : curve(points)}L${num(c.w + 20)} ${num(r.foot)}L-20 ${num(r.foot)}Z`
  return fill(
    d,
    c.defs.linear([
      [0, top],
      [0.45, c.light.tone(r.color, r.depth)],
      [1, low],
    ]),
  )
}

export interface Island {
  x: number
  y: number
  width: number
  height: number
  color: string
  depth: number
  label: string
  /** 0 dome, 1 steep karst tower. */
  steep?: number
}

function islandLine(random: Random, i: Island): Point[] {
  const points: Point[] = []
  const peak = random.range(0.35, 0.65)
  const power = 1.5 - (i.steep ?? 0.3) * 1.2
  const count = 18
  for (let k = 0; k <= count; k++) {
    const t = k / count
    const side = t < peak ? t / peak : (1 - t) / (1 - peak)
    const rise = Math.sin((side * Math.PI) / 2) ** power
    const wobble = k > 0 && k < count ? random.range(0.86, 1.06) : 0
    points.push([i.x + (t - 0.5) * i.width, i.y - i.height * rise * wobble])
  }
  return points
}

/** Round tree tops along a line, so that a near hill reads as wooded. */
function canopy(c: Canvas, random: Random, points: readonly Point[], i: Island): string {
  let [dark, mid, lit] = ['', '', '']
  const r = 2.4 + (1 - i.depth) * 2.4
  for (const [x, y] of points.slice(1, -1)) {
    const down = i.y - y
    for (let k = 0; k < 6 + down / 5; k++) {
      const drop = random.range(0, 0.92) * down
      const px = x + (i.x - x) * random.range(0, 0.1) + random.range(-0.5, 0.5) * (i.width / 18)
      const py = y + drop
      dark += dot(px, py + 1, r * random.range(0.8, 1.2))
      if (random.chance(0.6)) mid += dot(px + c.side * r * 0.3, py - r * 0.3, r * random.range(0.5, 0.85))
      if (drop < down * 0.65 && random.chance(0.4))
        lit += dot(px + c.side * r * 0.5, py - r * 0.6, r * random.range(0.3, 0.55))
    }
  }
  const l = c.light
  return (
    fill(dark, mix(l.tone(i.color, i.depth), l.dark(i.color, i.depth), 0.45)) +
    fill(mid, l.tone(i.color, i.depth)) +
    fill(lit, l.lit(i.color, i.depth), { opacity: 0.8 })
  )
}

/** An island or headland standing in water at y, wooded when near, with its soft reflection. */
export function island(c: Canvas, i: Island): string {
  const random = c.random.fork(i.label)
  const points = islandLine(random, i)
  const d = `${curve(points)}Z`
  const l = c.light
  const body = c.defs.linear([
    [0, l.lit(i.color, i.depth)],
    [0.5, l.tone(i.color, i.depth)],
    [1, mix(l.dark(i.color, i.depth), l.haze, 0.3)],
  ])
  const trees = i.depth < 0.6 ? canopy(c, random, points, i) : ''
  const mirror = group(fill(d, l.dark(i.color, i.depth)), {
    transform: `translate(0 ${num(i.y * 1.55)}) scale(1 -0.55)`,
    opacity: 0.32,
    filter: c.defs.blur(3),
  })
  return mirror + fill(d, body) + trees
}

/** A band of mist lying at y. */
export function mist(c: Canvas, y: number, height: number, opacity: number): string {
  const paint = c.defs.linear([
    [0, c.light.haze, 0],
    [0.5, c.light.haze, opacity],
    [1, c.light.haze, 0],
  ])
  return fill(`M0 ${num(y - height)}H${num(c.w)}V${num(y + height)}H0Z`, paint)
}
