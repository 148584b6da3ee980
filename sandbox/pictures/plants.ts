import type { Canvas } from './canvas.ts'
import { sway } from './canvas.ts'
import { mix } from './color.ts'
import type { Random } from './random.ts'
import { circle, curve, dot, fill, group, leaf, line, num, type Point } from './svg.ts'

export const green = { palm: '#3f8f5a', deep: '#2c6b50', fresh: '#7fb35a', olive: '#8a9a4f', pine: '#2f5f56' } as const

interface Frond {
  x: number
  y: number
  angle: number
  length: number
  droop: number
  leaflets: number
}

function frondPoint(f: Frond, t: number): Point {
  return [f.x + Math.cos(f.angle) * f.length * t, f.y + Math.sin(f.angle) * f.length * t + f.droop * f.length * t * t]
}

/** The leaflets of one palm frond as a single path, and its rib as another. */
export function frond(random: Random, f: Frond): { leaves: string; rib: string } {
  let leaves = ''
  for (let i = 1; i <= f.leaflets; i++) {
    const t = i / f.leaflets
    const [x, y] = frondPoint(f, t)
    const [nx, ny] = frondPoint(f, t + 0.02)
    const along = Math.atan2(ny - y, nx - x)
    const size = f.length * (0.1 + 0.3 * Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 1.1)
    for (const side of [-1, 1]) {
      const open = side * (1.02 - 0.62 * t) + random.range(-0.08, 0.08)
      leaves += leaf(x, y, along + open, size * random.range(0.85, 1.1), size * 0.085 + 0.7)
    }
  }
  return { leaves, rib: curve([0, 0.35, 0.7, 1].map((t) => frondPoint(f, t))) }
}

export interface Palm {
  x: number
  y: number
  height: number
  lean: number
  depth?: number
  label: string
  crown?: number
}

function crown(c: Canvas, random: Random, p: Palm, x: number, y: number): string {
  const depth = p.depth ?? 0
  const reach = (p.crown ?? 1) * p.height * 0.38
  const l = c.light
  const shades = [
    l.dark(green.deep, depth),
    mix(l.dark(green.palm, depth), l.tone(green.palm, depth), 0.5),
    l.tone(green.palm, depth),
    l.lit(green.fresh, depth),
  ]
  const move = sway(c, p.x / 700) * 0.02
  let parts = ''
  const count = 14
  for (let i = 0; i < count; i++) {
    const shade = Math.floor((i / count) * 4)
    const angle = -Math.PI / 2 + (i % 2 ? 1 : -1) * random.range(0.12, 1.75) + move + p.lean * 0.3
    const f = { x, y, angle, length: reach * random.range(0.8, 1.1), droop: random.range(0.25, 0.75), leaflets: 20 }
    const { leaves, rib } = frond(random, f)
    parts += fill(leaves, shades[shade]!) + line(rib, shades[Math.max(0, shade - 1)]!, reach * 0.014)
  }
  return parts
}

/** A coconut palm; `lean` is how far its top stands aside, as a part of its height. */
export function palm(c: Canvas, p: Palm): string {
  const random = c.random.fork(p.label)
  const depth = p.depth ?? 0
  const [tx, ty] = [p.x + p.lean * p.height, p.y - p.height]
  const w = p.height * 0.026
  const [mx, my] = [p.x + p.lean * p.height * 0.25, p.y - p.height * 0.55]
  const trunk = `M${num(p.x - w * 1.5)} ${num(p.y)}Q${num(mx - w)} ${num(my)} ${num(tx - w * 0.55)} ${num(ty)}L${num(tx + w * 0.55)} ${num(ty)}Q${num(mx + w)} ${num(my)} ${num(p.x + w * 1.5)} ${num(p.y)}Z`
  const l = c.light
  const sides: [string, string] = [l.lit('#b08c66', depth), l.dark('#8a6a4c', depth)]
  const bark = c.defs.linear(
    c.side < 0
      ? [
          [0, sides[0]],
          [1, sides[1]],
        ]
      : [
          [0, sides[1]],
          [1, sides[0]],
        ],
    0,
  )
  const nuts = [0, 1, 2]
    .map((i) => circle(tx + (i - 1) * w * 1.3, ty + w * (1 + (i % 2)), w * 1.1, l.dark('#7a5a3a', depth)))
    .join('')
  return fill(trunk, bark) + nuts + crown(c, random, p, tx, ty)
}

export interface Foliage {
  x: number
  y: number
  width: number
  height: number
  color?: string
  depth?: number
  label: string
  size?: number
  round?: boolean
}

/** A heap of leaves: dark inside, lit on the side of the sun. (x, y) is the middle of its foot. */
export function bush(c: Canvas, b: Foliage): string {
  const random = c.random.fork(b.label)
  const depth = b.depth ?? 0
  const color = b.color ?? green.palm
  const size = b.size ?? 9
  const tiers = ['', '', '', '']
  const count = Math.min(420, ((b.width * b.height) / (size * size)) * 1.5 + 24)
  for (let i = 0; i < count; i++) {
    const a = random.range(Math.PI, (b.round ? 3 : 2) * Math.PI)
    const r = Math.sqrt(random.next())
    const [ux, uy] = [Math.cos(a) * r, Math.sin(a) * r]
    const [x, y] = [
      b.x + (ux * b.width) / 2,
      b.y + Math.min(uy, uy * 0.5) * b.height * (0.85 + 0.15 * Math.sin(ux * 9)),
    ]
    const light = -uy * 0.8 + ux * c.side * 0.55 + random.range(-0.25, 0.3)
    const tier = Math.max(0, Math.min(3, Math.floor(light * 2.6 + 0.6)))
    tiers[tier] += leaf(x, y, random.range(-2.9, -0.25), size * random.range(0.8, 1.7), size * 0.36)
  }
  const l = c.light
  const [half, top] = [b.width * 0.47, b.y - b.height * 0.86]
  const core = `M${num(b.x - half)} ${num(b.y)}C${num(b.x - half)} ${num(top + b.height * 0.25)} ${num(b.x - half * 0.6)} ${num(top)} ${num(b.x)} ${num(top)}S${num(b.x + half)} ${num(top + b.height * 0.25)} ${num(b.x + half)} ${num(b.y)}Z`
  const shades = [
    l.dark(color, depth),
    mix(l.dark(color, depth), l.tone(color, depth), 0.55),
    l.tone(color, depth),
    l.lit(mix(color, green.fresh, 0.45), depth),
  ]
  return fill(core, mix(shades[0]!, shades[1]!, 0.3)) + tiers.map((d, i) => (d ? fill(d, shades[i]!) : '')).join('')
}

/** Small blossoms scattered over a bush. */
export function blossoms(c: Canvas, b: Foliage, color: string, count: number): string {
  const random = c.random.fork(`${b.label}-blossom`)
  let [near, far] = ['', '']
  for (let i = 0; i < count; i++) {
    const a = random.range(Math.PI * 1.03, 1.97 * Math.PI)
    const r = Math.sqrt(random.next())
    const d = dot(
      b.x + (Math.cos(a) * r * b.width) / 2,
      b.y + Math.sin(a) * r * b.height,
      random.range(0.25, 0.5) * (b.size ?? 9),
    )
    if (random.chance(0.6)) near += d
    else far += d
  }
  return fill(far, c.light.dark(color, b.depth), { opacity: 0.85 }) + fill(near, c.light.lit(color, b.depth))
}

/** A broad-leaved tree standing at (x, y). */
export function tree(c: Canvas, b: Foliage): string {
  const random = c.random.fork(`${b.label}-tree`)
  const w = b.width * 0.05
  const trunk = fill(
    `M${num(b.x - w)} ${num(b.y)}Q${num(b.x - w * 0.5)} ${num(b.y - b.height * 0.3)} ${num(b.x - w * 0.7)} ${num(b.y - b.height * 0.6)}h${num(w * 1.4)}Q${num(b.x + w * 0.5)} ${num(b.y - b.height * 0.3)} ${num(b.x + w)} ${num(b.y)}Z`,
    c.light.dark('#8a6a50', b.depth),
  )
  let heads = ''
  for (const [tx, ty] of [
    [-0.27, 0.36],
    [0.27, 0.38],
    [0, 0.34],
    [-0.16, 0.54],
    [0.17, 0.56],
    [0.01, 0.64],
  ] as const) {
    const [ox, oy] = [(tx + random.range(-0.05, 0.05)) * b.width, (ty + random.range(-0.04, 0.04)) * b.height]
    heads += bush(c, {
      ...b,
      x: b.x + ox,
      y: b.y - oy,
      width: b.width * random.range(0.5, 0.75),
      height: b.height * random.range(0.28, 0.38),
      round: true,
      label: `${b.label}-${tx}-${ty}`,
    })
  }
  return trunk + heads
}

/** A snow-carrying fir. */
export function fir(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  depth: number,
  label: string,
  snow = true,
): string {
  const random = c.random.fork(label)
  let [body, white] = ['', '']
  const tiers = 6
  for (let i = 0; i < tiers; i++) {
    const [top, low] = [y - height + (i * height * 0.86) / tiers, y - height + ((i + 1.55) * height * 0.86) / tiers]
    const half = height * (0.07 + 0.045 * i) * random.range(0.9, 1.1)
    body += `M${num(x)} ${num(top)}Q${num(x + half * 0.35)} ${num(low - half * 0.6)} ${num(x + half)} ${num(low)}Q${num(x)} ${num(low + half * 0.2)} ${num(x - half)} ${num(low)}Q${num(x - half * 0.35)} ${num(low - half * 0.6)} ${num(x)} ${num(top)}Z`
    white += `M${num(x)} ${num(top)}Q${num(x + c.side * half * 0.35)} ${num(low - half * 0.6)} ${num(x + c.side * half)} ${num(low)}Q${num(x + c.side * half * 0.45)} ${num(low - half * 0.05)} ${num(x + c.side * half * 0.2)} ${num(low - half * 0.25)}Z`
  }
  const l = c.light
  return (
    fill(
      body,
      c.defs.linear([
        [0, l.tone(green.pine, depth)],
        [1, l.dark(green.pine, depth)],
      ]),
    ) + (snow ? fill(white, l.lit('#f4f7fa', depth), { opacity: 0.92 }) : '')
  )
}

/** Palm leaves reaching into the picture from its upper corners and a lower one. */
export function framing(c: Canvas): string {
  const random = c.random.fork('framing')
  const shades = [
    c.light.dark('#1f4a3f'),
    c.light.dark('#2c6b50'),
    mix(c.light.dark('#2c6b50'), c.light.tone(green.palm), 0.5),
  ]
  let parts = ''
  for (const [cx, cy, a0, count] of [
    [c.side < 0 ? c.w + 12 : -12, -14, c.side < 0 ? 2.45 : 0.7, 5],
    [c.side < 0 ? -20 : c.w + 20, c.h + 14, c.side < 0 ? -0.8 : -2.35, 3],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = a0 + (i - (count - 1) / 2) * 0.42 + random.range(-0.1, 0.1) + sway(c, i * 0.2) * 0.012
      const f = { x: cx, y: cy, angle, length: random.range(175, 265), droop: 0.22, leaflets: 26 }
      const { leaves, rib } = frond(random, f)
      parts += fill(leaves, shades[i % 3]!) + line(rib, shades[0]!, 3)
    }
  }
  return group(parts, {})
}
