import { type Canvas, sway } from '../../canvas.ts'
import { mix } from '../../color.ts'
import type { Random } from '../../random.ts'
import { type Point, circle, curve, dot, ellipse, fill, group, leaf, line, num, polygon, rect } from '../../svg.ts'

interface Deep {
  top: string
  mid: string
  low: string
  ray: string
}

const waters: readonly Deep[] = [
  { top: '#5fd0e0', mid: '#1b7fb0', low: '#0a2f62', ray: '#dffaff' },
  { top: '#7fe6d0', mid: '#12909a', low: '#063c52', ray: '#e6fff2' },
  { top: '#8a8af0', mid: '#4a3fb0', low: '#170f4a', ray: '#f0e6ff' },
]

export const deep = (c: Canvas) => waters[c.scene.seed % waters.length]!

export function ocean(c: Canvas): string {
  const w = deep(c)
  const random = c.random.fork('rays')
  const back = rect(
    0,
    0,
    c.w,
    c.h,
    c.defs.linear([
      [0, w.top],
      [0.45, w.mid],
      [1, w.low],
    ]),
  )
  const glow = ellipse(
    c.sun.x,
    -20,
    c.w * 0.5,
    300,
    c.defs.radial([
      [0, w.ray, 0.8],
      [1, w.ray, 0],
    ]),
  )
  const rays = Array.from({ length: 9 }, () => {
    const t = random.range(-1, 1)
    const x = c.sun.x + t * 160
    return fill(
      polygon([
        [x - 14, -10],
        [x + 14, -10],
        [x + t * 330 + 60, 520],
        [x + t * 330 - 40, 520],
      ]),
      c.defs.linear([
        [0, w.ray, random.range(0.18, 0.42)],
        [1, w.ray, 0],
      ]),
      { filter: c.defs.blur(7) },
    )
  }).join('')
  let bubbles = ''
  for (let i = 0; i < 46; i++) bubbles += dot(random.range(0, c.w), random.range(40, 560), random.range(1, 4.4))
  return back + glow + rays + fill(bubbles, '#ffffff', { opacity: 0.4 })
}

export function shoal(
  c: Canvas,
  x: number,
  y: number,
  count: number,
  spread: number,
  size: number,
  color: string,
  dir: number,
): string {
  const random = c.random.fork(`shoal-${Math.round(y)}-${count}`)
  let [body, tail] = ['', '']
  for (let i = 0; i < count; i++) {
    const a = random.range(0, 6.3)
    const q = Math.sqrt(random.next())
    const [fx, fy, s] = [
      x + Math.cos(a) * q * spread,
      y + Math.sin(a) * q * spread * 0.42 + sway(c, i * 0.07) * 2,
      size * random.range(0.7, 1.2),
    ]
    body += `M${num(fx - dir * s)} ${num(fy)}Q${num(fx)} ${num(fy - s * 0.62)} ${num(fx + dir * s)} ${num(fy)}Q${num(fx)} ${num(fy + s * 0.62)} ${num(fx - dir * s)} ${num(fy)}Z`
    tail += `M${num(fx - dir * s * 0.8)} ${num(fy)}L${num(fx - dir * s * 1.5)} ${num(fy - s * 0.45)}L${num(fx - dir * s * 1.3)} ${num(fy)}L${num(fx - dir * s * 1.5)} ${num(fy + s * 0.45)}Z`
  }
  return fill(tail, mix(color, '#10305c', 0.25)) + fill(body, color)
}

/** A striped reef fish of the given size, swimming towards dir. */
export function reefFish(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  color: string,
  stripe: string,
  dir: number,
): string {
  const body =
    fill(
      'M-50 0Q-20 -44 30 -26Q56 -14 60 0Q56 14 30 26Q-20 44 -50 0Z',
      c.defs.linear([
        [0, mix(color, '#ffffff', 0.3)],
        [1, mix(color, '#1a2a5c', 0.25)],
      ]),
    ) +
    fill(
      'M-44 0L-84 -30Q-72 0 -84 30ZM-10 -30Q6 -56 36 -44L26 -26ZM-10 30Q6 52 30 42L22 26Z',
      mix(color, '#1a2a5c', 0.15),
    ) +
    fill('M-18 -34Q-8 0 -18 34L-2 36Q10 0 -2 -36ZM24 -29Q34 0 24 29L34 24Q44 0 34 -24Z', stripe, { opacity: 0.92 }) +
    circle(46, -6, 5, '#ffffff') +
    circle(47, -6, 2.8, '#14203a')
  return group(body, {
    transform: `translate(${num(x)} ${num(y)}) scale(${num((dir * size) / 60 || 0.1)} ${num(size / 60 || 0.1)})`,
  })
}

function coral(c: Canvas, x: number, y: number, h: number, color: string, kind: number, random: Random): string {
  const paint = c.defs.linear([
    [0, mix(color, '#ffffff', 0.28)],
    [1, mix(color, deep(c).low, 0.6)],
  ])
  if (kind === 0) {
    const twigs: string[] = []
    const grow = (px: number, py: number, a: number, len: number, w: number) => {
      const [nx, ny] = [px + Math.cos(a) * len, py + Math.sin(a) * len]
      twigs.push(line(`M${num(px)} ${num(py)}L${num(nx)} ${num(ny)}`, paintOf(w), w))
      if (w > 4) for (const da of [-0.5, 0.4]) grow(nx, ny, a + da + random.range(-0.18, 0.18), len * 0.76, w * 0.72)
    }
    const paintOf = (w: number) =>
      mix(mix(color, deep(c).low, 0.35), mix(color, '#ffffff', 0.35), Math.max(0, 1 - w / 15))
    grow(x, y, -Math.PI / 2, h * 0.34, 15)
    return twigs.join('')
  }
  if (kind === 1) {
    let d = ''
    for (let i = 0; i < 9; i++)
      d += leaf(
        x + (i - 4) * 7,
        y,
        -Math.PI / 2 + (i - 4) * 0.13 + sway(c, i * 0.1) * 0.03,
        h * random.range(0.6, 1.05),
        13,
      )
    return fill(d, paint)
  }
  let bumps = ''
  for (let i = 0; i < 26; i++)
    bumps += dot(
      x + random.range(-0.5, 0.5) * h,
      y - Math.abs(random.range(-0.4, 0.5)) * h * 0.6,
      h * random.range(0.08, 0.16),
    )
  return fill(bumps, paint)
}

export function reefFloor(c: Canvas, label: string, height: number): string {
  const random = c.random.fork(label)
  const w = deep(c)
  const colors = ['#f2705a', '#f6b04a', '#e87ab0', '#b58af0', '#7fd0a0', '#f79a7a']
  const floor = (y: number, t: number) =>
    fill(
      `${curve(Array.from({ length: 9 }, (_, i): Point => [-20 + ((c.w + 40) * i) / 8, y + random.range(-20, 20)]))}V620H-20Z`,
      c.defs.linear([
        [0, mix(w.mid, '#d9c9a0', t)],
        [1, w.low],
      ]),
    )
  let parts = floor(520 - height * 0.2, 0.2)
  for (let i = 0; i < c.w / 74; i++)
    parts += coral(
      c,
      (i + random.range(0, 0.8)) * 74,
      556,
      height * random.range(0.5, 1),
      mix(random.pick(colors), w.mid, 0.4),
      random.int(0, 2),
      random,
    )
  parts += floor(572, 0.35)
  for (let i = 0; i < c.w / 92; i++)
    parts += coral(
      c,
      (i + random.range(0, 0.8)) * 92,
      606,
      height * random.range(0.4, 0.8),
      random.pick(colors),
      random.int(0, 2),
      random,
    )
  return parts
}

/** People who stand before the glass, seen from behind. */
export function visitors(c: Canvas, xs: readonly (readonly [number, number])[]): string {
  return xs
    .map(([x, h]) =>
      fill(
        `M${num(x - h * 0.15)} 610V${num(600 - h * 0.62)}Q${num(x - h * 0.15)} ${num(600 - h * 0.8)} ${num(x)} ${num(600 - h * 0.8)}Q${num(x + h * 0.15)} ${num(600 - h * 0.8)} ${num(x + h * 0.15)} ${num(600 - h * 0.62)}V610Z` +
          dot(x, 600 - h * 0.9, h * 0.095),
        '#07142c',
      ),
    )
    .join('')
}
