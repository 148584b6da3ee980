import { wall } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { mist } from '../../hills.ts'
import { fir } from '../../plants.ts'
import { type Point, circle, curve, fill, group, line, num, polygon, rect } from '../../svg.ts'

const white = '#f6f9fc'

/** A jagged snow mountain with a sunny and a shaded flank. */
export function peak(c: Canvas, x: number, foot: number, w: number, h: number, depth: number, label: string): string {
  const l = c.light
  const random = c.random.fork(label)
  const edge = (from: Point, to: Point): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      const wob = i === 0 || i === 8 ? 0 : random.range(-0.035, 0.035) * h
      return [from[0] + (to[0] - from[0]) * t + wob, from[1] + (to[1] - from[1]) * t + wob]
    })
  const top: Point = [x, foot - h]
  const [left, right] = [edge([x - w / 2, foot], top), edge(top, [x + w / 2, foot])]
  const ridgeLine = edge(top, [x - c.side * w * 0.1, foot])
  const lit = c.defs.linear([
    [0, l.lit(white, depth)],
    [0.6, l.tone('#dfe9f2', depth)],
    [1, mix(l.tone('#b9cdd9', depth), l.haze, 0.5)],
  ])
  const shade = c.defs.linear([
    [0, l.dark('#bcd0e8', depth * 0.8)],
    [1, mix(l.dark('#a9bcd2', depth), l.haze, 0.5)],
  ])
  const rock = Array.from({ length: 12 }, () => {
    const [dx, dy] = [random.range(-0.3, 0.3), random.range(0.25, 0.85)]
    const px = x + dx * w * dy
    const py = foot - h * (1 - dy)
    return `M${num(px)} ${num(py)}l${num(random.range(6, 16))} ${num(random.range(18, 36))}l${num(random.range(-18, -6))} ${num(random.range(-4, 10))}Z`
  }).join('')
  return (
    fill(polygon([...left, ...right]), lit) +
    fill(polygon(c.side < 0 ? [...right, ...ridgeLine.slice().reverse()] : [...left, ...ridgeLine]), shade, {
      opacity: 1,
    }) +
    fill(rock, l.dark('#7d8a99', depth), { opacity: 0.5 })
  )
}

export function range(c: Canvas, foot: number, size: number): string {
  return (
    peak(c, c.w * 0.12, foot, 420 * size, 200 * size, 0.55, 'pk1') +
    peak(c, c.w * 0.88, foot, 460 * size, 230 * size, 0.5, 'pk2') +
    peak(c, c.w * 0.5 + c.side * 40, foot, 560 * size, 310 * size, 0.34, 'pk3') +
    mist(c, foot - 6, 50, 0.7)
  )
}

export function drift(c: Canvas, points: readonly Point[], depth: number): string {
  const l = c.light
  return fill(
    `${curve(points)}L${num(c.w + 20)} 620L-20 620Z`,
    c.defs.linear([
      [0, l.lit(white, depth)],
      [0.5, l.tone('#e6eef6', depth)],
      [1, mix(l.tone('#cfdcea', depth), l.dark('#cfdcea', depth), 0.45)],
    ]),
  )
}

export function skier(c: Canvas, x: number, y: number, s: number, color: string, dir: number): string {
  const l = c.light
  const body =
    line('M-30 6L34 -2', l.dark('#c8371f'), 4) +
    line('M-2 0L-8 -18L6 -30', l.dark('#2f3d52'), 9) +
    line('M6 -30L2 -52', l.lit(color), 13) +
    circle(6, -66, 8.5, l.tone('#f0c9a6')) +
    fill('M-3 -68A9 9 0 0 1 15 -68Z', l.tone('#f2b84b')) +
    line('M4 -48L22 -38L26 -34M22 -38L-26 -18', l.dark('#3c4a5c'), 3)
  const spray = fill('M-32 8Q-70 -14 -96 -4Q-80 10 -32 10Z', '#ffffff', { opacity: 0.8, filter: c.defs.blur(2) })
  return group(spray + body, {
    transform: `translate(${num(x)} ${num(y)}) scale(${num(s * dir)} ${num(s)}) rotate(14)`,
  })
}

export function firs(c: Canvas, list: readonly (readonly [number, number, number, number])[]): string {
  return list.map(([t, y, h, d], i) => fir(c, c.w * t, y, h, d, `fir${i}`)).join('')
}

export function chalet(c: Canvas, x: number, y: number, w: number): string {
  const l = c.light
  const h = w * 0.5
  const wood = c.defs.linear(
    c.side < 0
      ? [
          [0, l.lit('#b57b4c')],
          [1, l.dark('#7d5233')],
        ]
      : [
          [0, l.dark('#7d5233')],
          [1, l.lit('#b57b4c')],
        ],
    0,
  )
  const planks = line(
    [0.3, 0.45, 0.6, 0.75, 0.9].map((t) => `M${num(x - w / 2)} ${num(y - h * t)}H${num(x + w / 2)}`).join(''),
    l.dark('#6d452b'),
    1.2,
    { opacity: 0.4 },
  )
  const pane = l.lamps ? l.lamp : mix(l.lamp, l.dark('#6f97a5'), 0.4)
  const windows =
    [-0.36, -0.12, 0.12].map((t) => rect(x + t * w, y - h * 0.5, w * 0.15, h * 0.3, pane, { rx: 2 })).join('') +
    rect(x - w * 0.13, y - h * 1.08, w * 0.26, h * 0.26, pane, { rx: 2 }) +
    rect(x + w * 0.33, y - h * 0.56, w * 0.1, h * 0.56, l.dark('#5d3a26'))
  const gable = fill(
    polygon([
      [x - w / 2, y - h * 0.8],
      [x, y - h * 1.5],
      [x + w / 2, y - h * 0.8],
    ]),
    wood,
  )
  const snow = fill(
    `M${num(x - w * 0.66)} ${num(y - h * 0.66)}Q${num(x - w * 0.06)} ${num(y - h * 1.56)} ${num(x)} ${num(y - h * 1.7)}Q${num(x + w * 0.06)} ${num(y - h * 1.56)} ${num(x + w * 0.66)} ${num(y - h * 0.66)}Q${num(x + w * 0.58)} ${num(y - h * 0.62)} ${num(x + w * 0.54)} ${num(y - h * 0.74)}L${num(x)} ${num(y - h * 1.44)}L${num(x - w * 0.54)} ${num(y - h * 0.74)}Q${num(x - w * 0.6)} ${num(y - h * 0.6)} ${num(x - w * 0.66)} ${num(y - h * 0.66)}Z`,
    c.defs.linear([
      [0, l.lit(white)],
      [1, l.tone('#d6e2ee')],
    ]),
  )
  const glow = l.lamps
    ? circle(
        x,
        y - h * 0.4,
        w * 0.8,
        c.defs.radial([
          [0, l.lamp, 0.4],
          [1, l.lamp, 0],
        ]),
      )
    : ''
  return (
    rect(x - w / 2, y - h * 0.82, w, h * 0.82, wall(c, '#a5714a')) +
    gable +
    planks +
    windows +
    line(`M${num(x - w * 0.5)} ${num(y - h * 0.78)}H${num(x + w * 0.5)}`, l.dark('#6d452b'), 5) +
    snow +
    glow
  )
}
