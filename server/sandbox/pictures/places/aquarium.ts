import { sway, type Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import type { Random } from '../random.ts'
import type { Motifs } from '../scene.ts'
import { circle, curve, dot, ellipse, fill, group, leaf, line, num, polygon, rect, type Point } from '../svg.ts'

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

const deep = (c: Canvas) => waters[c.scene.seed % waters.length]!

function ocean(c: Canvas): string {
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

function shoal(
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
function reefFish(c: Canvas, x: number, y: number, size: number, color: string, stripe: string, dir: number): string {
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

function reefFloor(c: Canvas, label: string, height: number): string {
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
function visitors(c: Canvas, xs: readonly (readonly [number, number])[]): string {
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

function whaleShark(c: Canvas): string {
  const m = c.w / 2
  const random = c.random.fork('spots')
  const dir = c.side < 0 ? 1 : -1
  const spots = Array.from({ length: 90 }, () => {
    const x = random.range(-190, 200)
    const y = random.range(-54, 8) * (1 - Math.abs(x) / 330)
    return dot(x, y, random.range(1.6, 4))
  }).join('')
  const body =
    fill(
      'M-250 -6Q-180 -34 -60 -62Q90 -84 210 -44Q262 -24 264 -2Q260 20 214 30Q90 62 -60 40Q-180 20 -250 -6Z',
      c.defs.linear([
        [0, '#5f92b8'],
        [0.55, '#2f628f'],
        [0.72, '#cfe3ea'],
        [1, '#eef6f5'],
      ]),
    ) +
    fill('M-232 -8Q-290 -80 -330 -98Q-306 -30 -318 60Q-280 20 -232 -4Z', '#3a6f9a') +
    fill('M-20 -66Q-50 -116 -84 -124Q-70 -90 -76 -60ZM60 36Q20 100 -34 120Q-10 80 -6 40Z', '#3a6f9a') +
    fill(spots, '#e6f6fa', { opacity: 0.75 }) +
    line('M262 6Q236 12 226 20', '#204a70', 3) +
    circle(222, -10, 5, '#12283f') +
    line('M150 -34Q142 -10 150 14M164 -36Q156 -10 164 14M136 -32Q128 -10 136 14', '#204a70', 2.4, { opacity: 0.7 })
  return (
    ocean(c) +
    shoal(c, m - dir * 240, 170, 46, 150, 9, '#cfeff2', dir) +
    group(body, { transform: `translate(${num(m)} 272) scale(${dir} 1) rotate(-5)` }) +
    shoal(c, m + dir * 200, 420, 30, 110, 8, '#f6d98a', -dir) +
    reefFloor(c, 'wf', 90) +
    visitors(c, [
      [m - 60, 150],
      [m - 8, 96],
      [m + 44, 164],
    ])
  )
}

function jelly(c: Canvas, x: number, y: number, s: number, color: string): string {
  const bob = sway(c, x / 300) * 5
  const arms = [-34, -18, -4, 10, 24, 38]
    .map((dx, i) =>
      line(
        `M${dx} 0Q${dx + 16 * (i % 2 ? 1 : -1)} 50 ${dx} 96T${dx * 0.8} ${180 + (i % 3) * 26}`,
        mix(color, '#ffffff', 0.4),
        i % 2 ? 2.4 : 6,
        { opacity: 0.5 },
      ),
    )
    .join('')
  const bell =
    fill(
      'M-66 6Q-66 -72 0 -74Q66 -72 66 6Q50 -8 34 6Q18 -8 0 6Q-18 -8 -34 6Q-50 -8 -66 6Z',
      c.defs.linear([
        [0, mix(color, '#ffffff', 0.6), 0.95],
        [1, color, 0.55],
      ]),
    ) + fill('M-40 -8Q-40 -54 0 -56Q40 -54 40 -8Q0 -22 -40 -8Z', '#ffffff', { opacity: 0.22 })
  return group(
    circle(
      0,
      -10,
      130,
      c.defs.radial([
        [0, color, 0.5],
        [1, color, 0],
      ]),
    ) +
      arms +
      bell,
    { transform: `translate(${num(x)} ${num(y + bob)}) scale(${s})` },
  )
}

function jellyfish(c: Canvas): string {
  const m = c.w / 2
  const list = [
    [-0.34, 210, 0.7, '#ff9ad0'],
    [0.36, 170, 0.62, '#9ad8ff'],
    [0, 250, 1.35, '#ffa9c0'],
    [0.22, 400, 0.85, '#c79aff'],
    [-0.22, 420, 0.72, '#8af0e0'],
    [0.44, 420, 0.5, '#ffd08a'],
    [-0.44, 360, 0.45, '#c79aff'],
  ] as const
  return (
    ocean(c) +
    rect(0, 0, c.w, c.h, deep(c).low, { opacity: 0.45 }) +
    list.map(([t, y, s, color]) => jelly(c, m + t * c.w, y, s, color)).join('') +
    visitors(c, [
      [m - c.w * 0.3, 130],
      [m - c.w * 0.3 + 46, 84],
    ])
  )
}

function tunnel(c: Canvas): string {
  const w = deep(c)
  const m = c.w / 2
  const arch = (k: number) =>
    `M${num(m - 330 * k)} 620V${num(330 - 40 * k)}Q${num(m - 330 * k)} ${num(330 - 330 * k)} ${num(m)} ${num(330 - 330 * k)}Q${num(m + 330 * k)} ${num(330 - 330 * k)} ${num(m + 330 * k)} ${num(330 - 40 * k)}V620`
  const ribs = [1.25, 0.92, 0.68, 0.5, 0.36]
    .map(
      (k) =>
        line(arch(k), mix(w.low, '#9fd6ea', 0.25), 13 * k, { opacity: 0.85 }) +
        line(arch(k * 0.985), '#dffaff', 2.4 * k, { opacity: 0.5 }),
    )
    .join('')
  const path =
    fill(
      polygon([
        [m - 66, 440],
        [m + 66, 440],
        [m + 460, 620],
        [m - 460, 620],
      ]),
      c.defs.linear([
        [0, mix(w.mid, '#ffffff', 0.25)],
        [1, mix(w.low, '#000000', 0.35)],
      ]),
    ) +
    [0.1, 0.35, 0.7]
      .map((t) => ellipse(m, 452 + t * 150, 50 + t * 250, 6 + t * 12, w.ray, { opacity: 0.22, filter: c.defs.blur(5) }))
      .join('')
  const ray =
    fill(
      'M0 -26Q90 -60 170 10Q90 -2 30 26Q16 80 -6 130Q-2 70 -22 26Q-90 0 -170 18Q-90 -58 0 -26Z',
      c.defs.linear([
        [0, '#6f9ac0'],
        [1, '#274f7c'],
      ]),
    ) +
    circle(-16, -12, 3, '#0c1c34') +
    circle(16, -12, 3, '#0c1c34')
  return (
    ocean(c) +
    group(ray, { transform: `translate(${num(m + c.side * -40)} 130) rotate(${c.side * 14}) scale(.95)` }) +
    shoal(c, m - 280, 220, 34, 120, 9, '#f6d98a', 1) +
    shoal(c, m + 280, 260, 34, 120, 9, '#ffb08a', -1) +
    reefFish(c, m - 340, 380, 34, '#ff8a3a', '#ffffff', 1) +
    reefFish(c, m + 350, 400, 30, '#f6d04a', '#1f4aa0', -1) +
    ribs +
    path +
    group(
      visitors(c, [
        [m - 40, 150],
        [m + 6, 92],
        [m + 46, 140],
      ]),
      { transform: 'translate(0 -50)' },
    )
  )
}

function reef(c: Canvas): string {
  const m = c.w / 2
  const dir = c.side < 0 ? 1 : -1
  const turtle = group(
    fill(
      'M40 -30Q100 -90 130 -60Q90 -30 60 -6ZM-50 -20Q-90 -60 -110 -40Q-84 -14 -56 -2ZM30 30Q70 70 96 62Q70 30 52 16Z',
      '#5f9a6a',
    ) +
      ellipse(90, -4, 24, 17, '#7fb57a') +
      circle(98, -8, 3, '#12283f') +
      ellipse(
        0,
        0,
        76,
        48,
        c.defs.radial(
          [
            [0, '#b5a45a'],
            [1, '#5a6a34'],
          ],
          0.45,
          0.3,
          0.75,
        ),
      ) +
      line('M-40 -34L-24 0L-40 34M0 -46L-24 0L0 46M36 -40L24 0L36 40M-24 0H24M24 0L66 0M-24 0H-72', '#47562c', 4, {
        opacity: 0.6,
      }),
    { transform: `translate(${num(m - dir * 60)} 240) scale(${dir * 1.15} 1.15) rotate(-10)` },
  )
  return (
    ocean(c) +
    shoal(c, m + dir * 250, 150, 40, 130, 8, '#e6fbf6', -dir) +
    turtle +
    reefFloor(c, 'rf', 190) +
    reefFish(c, m + dir * 190, 330, 52, '#ff8a3a', '#ffffff', -dir) +
    reefFish(c, m + dir * 270, 396, 40, '#ff8a3a', '#ffffff', -dir) +
    reefFish(c, m - dir * 230, 400, 46, '#f6d04a', '#1f4aa0', dir) +
    reefFish(c, m - dir * 40, 450, 34, '#5a8af0', '#f6d04a', dir)
  )
}

const motifs: Readonly<Record<Motifs['aquarium'], (c: Canvas) => string>> = {
  'whale-shark': whaleShark,
  jellyfish,
  tunnel,
  reef,
}

/** Under the sea, behind glass. */
export const aquarium = (c: Canvas, motif: Motifs['aquarium']) => motifs[motif](c)
