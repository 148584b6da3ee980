import { longtail, motorboat, sail } from '../boats.ts'
import { thatch } from '../buildings/houses.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { island } from '../hills.ts'
import { bush, green, palm } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { at, blob, circle, dot, ellipse, facing, fill, group, line, num, polygon, rect, type Point } from '../svg.ts'
import { accents, parasol } from '../things.ts'
import { pool, sea } from '../water.ts'
import { coast } from './bay.ts'

/** A thatched villa on stilts with its deck and mirror image; (x, y) is the middle of the waterline. */
function stiltVilla(c: Canvas, x: number, y: number, w: number, depth: number): string {
  const l = c.light
  const h = w * 0.34
  const deck = y - w * 0.2
  const stilts = [-0.42, -0.2, 0.02, 0.24, 0.44]
    .map((t) => rect(x + t * w, deck, w * 0.022, w * 0.22, l.dark('#6f4f38', depth)))
    .join('')
  const lit = l.lamps ? l.lamp : l.dark('#5d7f86', depth)
  const body =
    rect(x - w * 0.34, deck - h, w * 0.68, h, l.tone('#b98456', depth)) +
    rect(x - w * 0.2, deck - h * 0.86, w * 0.17, h * 0.86, lit) +
    rect(x + 0.0 * w, deck - h * 0.86, w * 0.17, h * 0.86, lit) +
    rect(x + w * 0.22, deck - h * 0.75, w * 0.07, h * 0.4, lit)
  const floor =
    rect(x - w * 0.52, deck - w * 0.02, w * 1.04, w * 0.05, l.lit('#c99b6c', depth)) +
    line(
      `M${num(x - w * 0.52)} ${num(deck - w * 0.1)}H${num(x - w * 0.34)}M${num(x - w * 0.52)} ${num(deck)}v${num(-w * 0.1)}M${num(x - w * 0.43)} ${num(deck)}v${num(-w * 0.1)}`,
      l.dark('#8b6744', depth),
      w * 0.012,
    )
  const glow = l.lamps
    ? ellipse(x, y + w * 0.12, w * 0.5, w * 0.1, l.lamp, { opacity: 0.35, filter: c.defs.blur(6) })
    : ''
  const shade = ellipse(x, y + w * 0.04, w * 0.52, w * 0.06, l.dark('#2a5a66'), {
    opacity: 0.35,
    filter: c.defs.blur(3),
  })
  return shade + glow + stilts + body + floor + thatch(c, x, deck - h + 3, w * 0.98, w * 0.4, depth)
}

function stilts(c: Canvas): string {
  const horizon = 258
  const away = c.side < 0 ? 1 : -1
  const mid = c.w / 2
  const villas = [0, 1, 2, 3, 4].map((i) => ({
    x: mid + away * c.w * (0.02 + 0.115 * i + 0.012 * i * i),
    y: horizon + 26 + i * i * 9 + i * 14,
    w: 50 + i * 34,
    d: 0.42 - i * 0.1,
  }))
  const l = c.light
  const jetty = fill(
    polygon([
      [mid - away * c.w * 0.02, horizon + 22],
      [mid + away * c.w * 0.6, 520],
      [mid + away * c.w * 0.6, 546],
      [mid - away * c.w * 0.03, horizon + 26],
    ]),
    l.tone('#c99b6c', 0.08),
  )
  const shallows = ellipse(mid + away * c.w * 0.1, 480, c.w * 0.62, 120, l.shallow, {
    opacity: 0.75,
    filter: c.defs.blur(26),
  })
  return (
    sky(c, horizon) +
    birds(c, c.w * 0.5, 150, 4) +
    coast(c, horizon, 70) +
    sea(c, horizon) +
    shallows +
    island(c, {
      x: mid - away * c.w * 0.34,
      y: horizon + 6,
      width: 240,
      height: 96,
      color: green.palm,
      depth: 0.4,
      steep: 0.4,
      label: 'stilt-isle',
    }) +
    jetty +
    villas.map((v) => stiltVilla(c, v.x, v.y, v.w, Math.max(0, v.d))).join('') +
    sail(c, mid - away * c.w * 0.2, horizon + 50, 54, accents(c).second, 0.2) +
    longtail(c, mid - away * c.w * 0.16, 480, 170, accents(c).main)
  )
}

function islet(c: Canvas, x: number, y: number, r: number, label: string): string {
  const random = c.random.fork(label)
  const l = c.light
  const ring = (k: number): Point[] =>
    Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * 2 * Math.PI
      const rr = r * k * (0.86 + 0.2 * Math.sin(a * 2 + r) + random.range(-0.05, 0.05))
      return [x + Math.cos(a) * rr * 1.3, y + Math.sin(a) * rr]
    })
  const reef =
    fill(blob(ring(2.1)), mix(l.shallow, l.water[1], 0.45), { filter: c.defs.blur(9), opacity: 0.9 }) +
    fill(blob(ring(1.55)), l.shallow, { filter: c.defs.blur(5) }) +
    fill(blob(ring(1.12)), '#ffffff', { opacity: 0.55, filter: c.defs.blur(1.6) })
  let [dark, mid, lit] = ['', '', '']
  for (let i = 0; i < r * 3.2; i++) {
    const [a, q] = [random.range(0, 6.3), Math.sqrt(random.next()) * r * 0.68]
    const [px, py, s] = [x + Math.cos(a) * q * 1.3, y + Math.sin(a) * q, random.range(4, 8)]
    dark += dot(px + 2, py + 3, s)
    mid += dot(px, py, s * 0.9)
    lit += dot(px + c.side * 2, py - 2, s * 0.45)
  }
  return (
    reef +
    fill(
      blob(ring(1)),
      c.defs.linear([
        [0, l.lit('#f6e6c3')],
        [1, l.tone('#efd9ae')],
      ]),
    ) +
    fill(dark, l.dark(green.deep)) +
    fill(mid, l.tone(green.palm)) +
    fill(lit, l.lit(green.fresh))
  )
}

function aerial(c: Canvas): string {
  const l = c.light
  const r = c.random.fork('aerial')
  const deep = rect(
    0,
    0,
    c.w,
    c.h,
    c.defs.linear(
      [
        [0, l.water[2]],
        [0.5, l.water[1]],
        [1, l.water[2]],
      ],
      30,
    ),
  )
  const spots = [
    [0.3, 0.36, 74],
    [0.74, 0.68, 58],
    [0.8, 0.2, 30],
    [0.1, 0.85, 36],
  ] as const
  const bars = [0, 1, 2, 3]
    .map(() =>
      ellipse(c.w * r.range(0.1, 0.9), c.h * r.range(0.1, 0.9), r.range(70, 160), r.range(18, 40), l.shallow, {
        opacity: 0.4,
        filter: c.defs.blur(14),
        transform: `rotate(${r.int(-20, 20)} ${num(c.w / 2)} ${num(c.h / 2)})`,
      }),
    )
    .join('')
  const [jx, jy] = [c.w * 0.3 + 120, c.h * 0.36 + 16]
  const roofs = Array.from({ length: 7 }, (_, i) => {
    const [x, y] = [jx + 20 + i * 30, jy + 14 + i * 13 + i * i * 1.4]
    return group(
      rect(-14, -11, 28, 22, l.tone('#c99b6c'), { rx: 2 }) +
        circle(
          0,
          0,
          9.5,
          c.defs.radial([
            [0, l.lit('#dfba80')],
            [1, l.dark('#9c7646')],
          ]),
        ),
      { transform: `translate(${num(x + (i % 2 ? 16 : -16))} ${num(y + (i % 2 ? -20 : 20))}) rotate(24)` },
    )
  }).join('')
  const jetty = line(
    `M${num(jx - 40)} ${num(jy - 14)}Q${num(jx + 100)} ${num(jy + 30)} ${num(jx + 216)} ${num(jy + 156)}`,
    l.lit('#d9b385'),
    7,
  )
  const wake = group(
    fill(
      polygon([
        [-8, 0],
        [-150, -26],
        [-130, 0],
        [-150, 26],
      ]),
      c.defs.linear(
        [
          [0, '#ffffff', 0],
          [1, '#ffffff', 0.75],
        ],
        0,
      ),
    ) +
      fill('M-30 -9Q10 -10 34 0Q10 10 -30 9Z', l.lit('#ffffff')) +
      rect(-16, -5, 22, 10, l.tone(accents(c).main), { rx: 3 }),
    { transform: `translate(${num(c.w * 0.66)} ${num(c.h * 0.36)}) rotate(-28)` },
  )
  return (
    deep +
    bars +
    pool(c, `M0 0H${num(c.w)}V${c.h}H0Z`, -200, c.h, 'aerial-ripples').replace(/^<path[^>]*\/>/, '') +
    spots.map(([x, y, s], i) => islet(c, c.w * x, c.h * y, s, `islet${i}`)).join('') +
    jetty +
    roofs +
    wake
  )
}

function jetty(c: Canvas): string {
  const horizon = 262
  const l = c.light
  const x = c.w * 0.5
  const planks = Array.from({ length: 26 }, (_, i) => {
    const t = (i / 25) ** 2.1
    const y = horizon + 38 + t * (c.h - horizon)
    const half = 26 + t * 190
    return rect(x - half, y, half * 2, 2 + t * 18, i % 2 ? l.tone('#c29364') : l.lit('#cf9f6d'))
  }).join('')
  const deck = fill(
    polygon([
      [x - 26, horizon + 38],
      [x + 26, horizon + 38],
      [x + 215, c.h + 10],
      [x - 215, c.h + 10],
    ]),
    l.dark('#8b6744'),
  )
  const posts = [0.03, 0.12, 0.27, 0.5, 0.82]
    .map((t) =>
      [-1, 1]
        .map((s) => {
          const [half, y] = [26 + t * 190, horizon + 40 + t * 330]
          return (
            rect(x + s * half - 2 - t * 7, y - 22 - t * 60, 4 + t * 14, 34 + t * 70, l.dark('#7c5a3c'), { rx: 2 }) +
            (l.lamps
              ? circle(x + s * half, y - 24 - t * 60, 5 + t * 9, l.lamp) +
                circle(
                  x + s * half,
                  y - 24 - t * 60,
                  20 + t * 44,
                  c.defs.radial([
                    [0, l.lamp, 0.6],
                    [1, l.lamp, 0],
                  ]),
                )
              : '')
          )
        })
        .join(''),
    )
    .join('')
  const shallows = ellipse(x, 470, c.w * 0.5, 110, l.shallow, { opacity: 0.7, filter: c.defs.blur(30) })
  return (
    sky(c, horizon) +
    birds(c, c.w * 0.3, 130, 4) +
    sea(c, horizon) +
    shallows +
    island(c, { x: c.w * 0.08, y: horizon + 5, width: 220, height: 54, color: green.palm, depth: 0.55, label: 'jl' }) +
    island(c, { x: c.w * 0.93, y: horizon + 5, width: 260, height: 80, color: green.palm, depth: 0.5, label: 'jr' }) +
    stiltVilla(c, x, horizon + 44, 150, 0.06) +
    deck +
    planks +
    posts +
    motorboat(c, c.w * 0.2, 340, 90, 0.2)
  )
}

function atolls(c: Canvas): string {
  const horizon = 132
  const l = c.light
  const isle = (t: number, y: number, w: number, h: number, depth: number, i: number) => {
    const halo =
      ellipse(c.w * t, y, w * 0.72, w * 0.14, l.shallow, { opacity: 0.85, filter: c.defs.blur(5) }) +
      ellipse(c.w * t, y, w * 0.5, w * 0.07, l.lit('#f3dfba', depth))
    return (
      halo +
      island(c, { x: c.w * t, y, width: w * 0.8, height: h, color: green.palm, depth, steep: 0.45, label: `atoll${i}` })
    )
  }
  const list = [
    [0.2, 160, 120, 22, 0.6],
    [0.56, 172, 150, 28, 0.55],
    [0.85, 168, 90, 18, 0.6],
    [0.34, 240, 240, 50, 0.36],
    [0.84, 268, 270, 62, 0.28],
    [0.16, 372, 330, 82, 0.12],
  ] as const
  const near =
    ellipse(c.w * 0.7, 560, c.w * 0.5, 92, l.shallow, { opacity: 0.85, filter: c.defs.blur(16) }) +
    ellipse(c.w * 0.78, 580, c.w * 0.36, 52, l.lit('#f6e6c3'), { filter: c.defs.blur(2) })
  const px = c.w * 0.9
  return (
    sky(c, horizon) +
    sea(c, horizon) +
    list.map(([t, y, w, h, d], i) => isle(t, y, w, h, d, i)).join('') +
    sail(c, c.w * 0.52, 330, 74, '#fff8ea', 0.08) +
    sail(c, c.w * 0.64, 236, 34, accents(c).main, 0.3) +
    near +
    at(c.w * 0.72, 572, facing(-1, parasol(c)), 0.62) +
    bush(c, { x: px + 40, y: 596, width: 240, height: 60, label: 'ab' }) +
    palm(c, { x: px, y: 590, height: 300, lean: -0.2, label: 'ap' })
  )
}

const motifs: Readonly<Record<Motifs['lagoon'], (c: Canvas) => string>> = { stilts, aerial, jetty, atolls }

/** Shallow turquoise water with villas, jetties and islets. */
export const lagoon = (c: Canvas, motif: Motifs['lagoon']) => motifs[motif](c)
