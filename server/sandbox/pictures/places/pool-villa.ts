import { pavilion, villa } from '../buildings/houses.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { mist, ridge } from '../hills.ts'
import { blossoms, bush, green, palm, tree } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { at, ellipse, facing, fill, group, line, num, polygon, rect } from '../svg.ts'
import { lounger } from '../things.ts'
import { pool, sea } from '../water.ts'
import { coast } from './bay.ts'

/** Stone paving with joints that run to a vanishing point. */
export function terrace(c: Canvas, top: number, color = '#e9dcc6'): string {
  const l = c.light
  let joints = ''
  for (let i = -12; i <= 12; i++) joints += `M${num(c.w / 2 + i * 46)} ${top}L${num(c.w / 2 + i * 150)} ${c.h}`
  for (const t of [0.12, 0.3, 0.56, 0.9]) joints += `M0 ${num(top + (c.h - top) * t)}H${num(c.w)}`
  return (
    rect(
      0,
      top,
      c.w,
      c.h - top,
      c.defs.linear([
        [0, mix(l.tone(color), l.haze, 0.15)],
        [1, mix(l.tone(color), l.dark(color), 0.35)],
      ]),
    ) + line(joints, l.dark(color), 1.2, { opacity: 0.3 })
  )
}

/** The mirror of what stands at y, seen in still water. */
const mirror = (c: Canvas, y: number, body: string, clip: string, opacity = 0.4) =>
  group(
    group(group(body, { transform: `translate(0 ${num(y * 1.75)}) scale(1 -0.75)` }), {
      opacity,
      filter: c.defs.blur(3),
    }),
    { 'clip-path': c.defs.clip(clip) },
  )

function infinity(c: Canvas): string {
  const horizon = 268
  const away = c.side < 0 ? 1 : -1
  const l = c.light
  const x = (t: number) => (away > 0 ? c.w * t : c.w * (1 - t))
  const water = polygon([
    [x(-0.02), 398],
    [x(0.74), 398],
    [x(0.9), 520],
    [x(0.86), 610],
    [x(-0.02), 610],
  ])
  const rim = fill(
    polygon([
      [x(-0.02), 392],
      [x(0.745), 392],
      [x(0.735), 400],
      [x(-0.02), 400],
    ]),
    l.lit('#f2ead9'),
  )
  const deckEdge = fill(
    polygon([
      [x(0.735), 392],
      [x(0.76), 392],
      [x(0.925), 520],
      [x(0.885), 612],
      [x(0.85), 612],
      [x(0.895), 522],
    ]),
    l.lit('#f2ead9'),
  )
  const hedge = [0.05, 0.2, 0.36, 0.52, 0.66]
    .map((t, i) => bush(c, { x: x(t), y: 404, width: 170, height: 34 + (i % 2) * 16, label: `hedge${i}`, size: 8 }))
    .join('')
  const house = villa(c, away > 0 ? c.w * 0.72 : c.w * -0.06, 412, c.w * 0.34, 132, 'v')
  return (
    sky(c, horizon) +
    coast(c, horizon, 80) +
    sea(c, horizon, 420) +
    birds(c, c.w * 0.5, 120, 4) +
    hedge +
    terrace(c, 400, '#e6d3b4') +
    house +
    pool(c, water, 398, 600, 'pool') +
    sheen(c, water, 398) +
    rim +
    deckEdge +
    palm(c, { x: x(0.72), y: 416, height: 300, lean: away * -0.1, label: 'pv' }) +
    at(x(0.93), 500, facing(-away, lounger(c)), 0.9) +
    bush(c, { x: x(0.02), y: 604, width: 210, height: 74, label: 'near', color: green.deep }) +
    blossoms(c, { x: x(0.02), y: 604, width: 200, height: 74, label: 'near' }, '#e98a9b', 26)
  )
}

/** The sky's light lying on a pool. */
function sheen(c: Canvas, clip: string, top: number): string {
  const l = c.light
  return group(
    rect(
      c.sun.x - 90,
      top,
      180,
      220,
      c.defs.radial(
        [
          [0, l.glow, 0.75],
          [1, l.glow, 0],
        ],
        0.5,
        0,
      ),
    ),
    { 'clip-path': c.defs.clip(clip) },
  )
}

function courtyard(c: Canvas): string {
  const base = 372
  const l = c.light
  const w = Math.min(c.w * 0.74, 640)
  const left = (c.w - w) / 2
  const upper = villa(c, left + w * 0.2, base - 128, w * 0.52, 88, 'upper')
  const lower = villa(c, left, base, w, 122, 'lower')
  const palms =
    palm(c, { x: left - 34, y: base + 10, height: 330, lean: -0.06, label: 'cp1' }) +
    palm(c, { x: left + w + 30, y: base + 10, height: 290, lean: 0.1, label: 'cp2' }) +
    palm(c, { x: left + w + 92, y: base + 14, height: 210, lean: 0.05, label: 'cp3' })
  const house = upper + lower + palms
  const water = polygon([
    [c.w * 0.18, 424],
    [c.w * 0.82, 424],
    [c.w * 1.04, 590],
    [c.w * -0.04, 590],
  ])
  const steps =
    rect(left + w * 0.3, base, w * 0.4, 10, l.lit('#f2ead9')) +
    rect(left + w * 0.27, base + 10, w * 0.46, 12, l.tone('#e6d8c0'))
  const greens = [-0.02, 0.1, 0.9, 1.02]
    .map((t, i) => bush(c, { x: c.w * t, y: base + 34, width: 150, height: 70, label: `g${i}` }))
    .join('')
  return (
    sky(c, 380) +
    ridge(c, { foot: 384, height: 150, color: '#4f8a70', depth: 0.42, label: 'yard-hill' }) +
    tree(c, { x: left + 20, y: base, width: 190, height: 240, label: 'ct', depth: 0.15, color: green.deep }) +
    house +
    terrace(c, base + 2, '#eaddc6') +
    greens +
    steps +
    pool(c, water, 424, 592, 'court') +
    mirror(c, 424, house, water, 0.42) +
    line(`M${num(c.w * 0.18)} 424H${num(c.w * 0.82)}`, l.lit('#f7efe0'), 7) +
    at(c.w * 0.13, 470, facing(-1, lounger(c)), 0.72) +
    at(c.w * 0.87, 470, lounger(c), 0.72)
  )
}

function thatchVilla(c: Canvas): string {
  const base = 388
  const x = c.w * (c.side < 0 ? 0.64 : 0.36)
  const l = c.light
  const water = `M${num(c.w * 0.02)} 520Q${num(c.w * 0.1)} 436 ${num(c.w * 0.46)} 446Q${num(c.w * 0.92)} 430 ${num(c.w * 0.98)} 510Q${num(c.w * 0.96)} 596 ${num(c.w * 0.5)} 588Q${num(c.w * 0.06)} 604 ${num(c.w * 0.02)} 520Z`
  const hut = pavilion(c, x, base + 30, 300)
  const jungle = Array.from({ length: 9 }, (_, i) =>
    bush(c, {
      x: (c.w * i) / 8,
      y: base + 26,
      width: 220,
      height: 120 + 50 * Math.sin(i * 2.1 + 1),
      label: `j${i}`,
      depth: 0.16,
      color: i % 2 ? green.deep : green.palm,
      size: 12,
    }),
  ).join('')
  const palms = [
    [0.06, 400, 0.1],
    [0.94, 360, -0.08],
    [0.3, 300, -0.12],
    [0.8, 270, 0.1],
  ]
    .map(([t, h, lean], i) =>
      palm(c, { x: c.w * t!, y: base + 20, height: h!, lean: lean!, label: `tp${i}`, depth: i > 1 ? 0.14 : 0.02 }),
    )
    .join('')
  const stones = line(water, l.lit('#d8cbb4'), 13) + line(water, l.dark('#a3957f'), 2, { opacity: 0.5 })
  const flowers = [0.04, 0.97]
    .map((t, i) => {
      const b = { x: c.w * t, y: 600, width: 200, height: 90, label: `fl${i}` }
      return bush(c, b) + blossoms(c, b, '#f0a34e', 22)
    })
    .join('')
  return (
    sky(c, 330) +
    ridge(c, { foot: 400, height: 250, color: '#4a8a76', depth: 0.5, swells: 0.8, label: 'tv' }) +
    mist(c, 330, 50, 0.5) +
    jungle +
    palms +
    rect(
      0,
      base + 20,
      c.w,
      c.h,
      c.defs.linear([
        [0, l.tone('#8fa05e')],
        [1, l.dark('#6d8a4e')],
      ]),
    ) +
    hut +
    stones +
    pool(c, water, 440, 590, 'lagoon-pool') +
    mirror(c, base + 44, hut, water, 0.3) +
    flowers
  )
}

function terraceVilla(c: Canvas, x: number, y: number, w: number, i: number): string {
  const l = c.light
  const basin = polygon([
    [x - w * 0.2, y + 8],
    [x + w * 0.62, y + 8],
    [x + w * 0.56, y + 30],
    [x - w * 0.28, y + 30],
  ])
  return (
    rect(x - w * 0.36, y + 2, w * 1.4, 44, l.dark('#a89a84')) +
    rect(x - w * 0.36, y, w * 1.4, 7, l.lit('#efe4d0')) +
    villa(c, x, y, w, w * 0.36, `tvilla${i}`) +
    pool(c, basin, y + 8, y + 32, `tp${i}`)
  )
}

function hillside(c: Canvas): string {
  const horizon = 226
  const away = c.side < 0 ? 1 : -1
  const x = (t: number) => (away > 0 ? c.w * t : c.w * (1 - t))
  const rows = [
    [0.86, 250, 92],
    [0.66, 330, 112],
    [0.86, 404, 130],
    [0.56, 474, 150],
  ] as const
  const ground = [
    [x(1.04), 210],
    [x(0.66), 300],
    [x(0.4), 470],
    [x(0.26), 620],
    [x(1.04), 620],
  ] as const
  let slope = fill(polygon(ground), c.light.dark(green.deep, 0.12))
  for (let r = 0; r < 5; r++) {
    for (let i = 0; i < 7; i++) {
      const t = 1.04 - i * (0.075 + r * 0.022)
      slope += bush(c, {
        x: x(t),
        y: 250 + r * 86 + i * (10 + r * 3),
        width: 190,
        height: 110,
        label: `s${r}-${i}`,
        color: (r + i) % 3 ? green.palm : green.deep,
        depth: Math.max(0, 0.3 - r * 0.08),
        size: 11,
      })
    }
    const v = rows[r]
    if (v) slope += terraceVilla(c, x(v[0]) - v[2] / 2, v[1], v[2], r)
  }
  const palms = [
    [0.97, 320, 130],
    [0.72, 420, 160],
    [0.46, 560, 190],
    [0.92, 560, 240],
  ]
    .map(([t, y, h], i) => palm(c, { x: x(t!), y: y!, height: h!, lean: away * -0.14, label: `hp${i}`, depth: 0.1 }))
    .join('')
  return (
    sky(c, horizon) +
    birds(c, x(0.4), 120, 5) +
    coast(c, horizon, 90) +
    sea(c, horizon) +
    ellipse(x(0.2), 560, c.w * 0.4, 70, c.light.shallow, { opacity: 0.8, filter: c.defs.blur(20) }) +
    slope +
    palms
  )
}

const motifs: Readonly<Record<Motifs['pool-villa'], (c: Canvas) => string>> = {
  infinity,
  courtyard,
  thatch: thatchVilla,
  hillside,
}

/** Villas with a pool of their own. */
export const poolVilla = (c: Canvas, motif: Motifs['pool-villa']) => motifs[motif](c)
