import type { Canvas } from './canvas.ts'
import { sway } from './canvas.ts'
import { mix } from './color.ts'
import type { Random } from './random.ts'
import { circle, dot, fill, group, lens, rect } from './svg.ts'

function stars(c: Canvas, horizon: number): string {
  const random = c.random.fork('stars')
  let [small, large] = ['', '']
  for (let i = 0; i < c.w / 7; i++) {
    const [x, y] = [random.range(0, c.w), horizon * random.range(0, 0.9) ** 1.3]
    if (random.chance(0.12)) large += dot(x, y, random.range(1.3, 2))
    else small += dot(x, y, random.range(0.5, 1.1))
  }
  return fill(small, '#ffffff', { opacity: 0.6 }) + fill(large, '#fff6dc', { opacity: 0.9 })
}

function disc(c: Canvas): string {
  const { sun, glow } = c.light
  const { x, y } = c.sun
  const halo = c.defs.radial([
    [0, glow, 0.85],
    [0.25, glow, 0.42],
    [0.6, glow, 0.13],
    [1, glow, 0],
  ])
  const r = { dawn: 30, noon: 26, golden: 36, dusk: 40, night: 28 }[c.scene.time]
  const wide = c.scene.time === 'night' ? 190 : 330
  const body =
    c.scene.time === 'dusk'
      ? c.defs.linear([
          [0, sun],
          [1, mix(sun, glow, 0.75)],
        ])
      : sun
  return circle(x, y, wide, halo) + circle(x, y, r * 1.5, sun, { opacity: 0.25 }) + circle(x, y, r, body)
}

/** One heap of cloud with its flat foot at y. */
function cumulus(c: Canvas, random: Random, x: number, y: number, width: number, opacity: number): string {
  let [back, front] = ['', '']
  const tall = width * random.range(0.2, 0.3)
  const count = Math.round(width / 16)
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const rise = Math.sin(Math.PI * t) ** 0.8 * random.range(0.35, 1)
    const r = 6 + tall * 0.42 * Math.sin(Math.PI * t) * random.range(0.6, 1.1)
    back += dot(x + (t - 0.5) * width, y - rise * tall, r)
    front += dot(x + (t - 0.5) * width * 0.92 - c.side * 5, y - rise * tall * 0.55 + 4, r * 0.85)
  }
  const { key, haze, sky, glow } = c.light
  const bright = c.scene.time === 'night' ? mix(haze, sky[2], 0.4) : mix('#ffffff', glow, 0.35)
  const low = mix(haze, sky[2], 0.35)
  const paint = c.defs.linear([
    [0, mix(bright, key, 0.15)],
    [0.55, mix(bright, low, 0.45)],
    [1, low, 0],
  ])
  const shade = c.defs.linear([
    [0, mix(low, bright, 0.55)],
    [0.75, low, 0.55],
    [1, low, 0],
  ])
  return group(fill(back, paint) + fill(front, shade), { opacity, filter: c.defs.blur(1.1) })
}

function streaks(c: Canvas, horizon: number, count: number): string {
  const random = c.random.fork('streaks')
  const { key, sky, glow } = c.light
  const color =
    c.scene.time === 'night' ? sky[3] : mix('#ffffff', c.scene.time === 'noon' ? sky[3] : mix(key, glow, 0.4), 0.6)
  let parts = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [
      random.range(-0.1, 1.1) * c.w + sway(c, i * 0.37) * 6 + sway(c, 0) * 16,
      horizon * random.range(0.12, 0.92),
    ]
    const long = random.range(60, 260)
    let d = ''
    for (let k = 0; k < 4; k++) {
      d += lens(
        x + random.range(-0.5, 0.5) * long,
        y + random.range(-7, 7),
        long * random.range(0.4, 1),
        random.range(2, 7),
      )
    }
    parts += fill(d, color, { opacity: random.range(0.18, 0.5) })
  }
  return group(parts, { filter: c.defs.blur(1.6) })
}

function heaps(c: Canvas, horizon: number): string {
  const random = c.random.fork('heaps')
  const many = c.scene.weather === 'clouds'
  let parts = ''
  const far = many ? 7 : 3
  for (let i = 0; i < far; i++) {
    parts += cumulus(
      c,
      random,
      ((i + random.range(0.1, 0.9)) / far) * c.w,
      horizon * random.range(0.88, 0.97),
      random.range(110, 260),
      0.65,
    )
  }
  const near = many ? Math.round(c.w / 260) : 0
  for (let i = 0; i < near; i++) {
    const x = ((i + random.range(0.1, 0.9)) / near) * c.w + sway(c, i * 0.2) * 9
    parts += cumulus(c, random, x, horizon * random.range(0.25, 0.68), random.range(150, 330), 0.9)
  }
  return parts
}

/** The sky down to `horizon` (y), with sun or moon, stars and clouds. Everything below is left unpainted. */
export function sky(c: Canvas, horizon: number, options: { disc?: boolean } = {}): string {
  const [a, b, d, e] = c.light.sky
  const air = rect(
    0,
    0,
    c.w,
    horizon + 4,
    c.defs.linear([
      [0, a],
      [0.4, b],
      [0.78, d],
      [1, e],
    ]),
  )
  const night = c.scene.time === 'night'
  const wet = c.scene.weather === 'rain' || c.scene.weather === 'snow'
  const body = options.disc === false || wet ? '' : disc(c)
  return (
    air + (night ? stars(c, horizon) : '') + body + streaks(c, horizon, wet ? 9 : 5) + (night ? '' : heaps(c, horizon))
  )
}

/** A few far birds, each a soft double stroke. */
export function birds(c: Canvas, x: number, y: number, count: number): string {
  const random = c.random.fork('birds')
  let d = ''
  for (let i = 0; i < count; i++) {
    const [bx, by, s] = [x + random.range(-70, 70), y + random.range(-26, 26), random.range(5, 10)]
    d += `M${bx - s} ${by - s * 0.35}Q${bx - s * 0.4} ${by - s * 0.55} ${bx} ${by}Q${bx + s * 0.4} ${by - s * 0.55} ${bx + s} ${by - s * 0.35}Q${bx + s * 0.4} ${by - s * 0.2} ${bx} ${by + s * 0.16}Q${bx - s * 0.4} ${by - s * 0.2} ${bx - s} ${by - s * 0.35}Z`
  }
  return fill(
    d.replace(/-?\d+\.\d+/g, (v) => Number(v).toFixed(1)),
    c.light.dark('#4a5563', 0.15),
    { opacity: 0.75 },
  )
}
