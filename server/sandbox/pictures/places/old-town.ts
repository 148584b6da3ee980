import { longtail } from '../boats.ts'
import { archBridge, pagoda, sweepRoof, tile, waterHouse } from '../buildings/chinese.ts'
import { glass, wall } from '../buildings/houses.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { mist, ridge } from '../hills.ts'
import { blossoms, bush, green, tree } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { at, fill, group, line, num, polygon, rect } from '../svg.ts'
import { lantern } from '../things.ts'
import { pool, sea } from '../water.ts'

const lampRow = (c: Canvas, x: number, y: number, count: number, step: number, scale: number) =>
  Array.from({ length: count }, (_, i) => at(x + i * step, y, lantern(c, 10), scale)).join('')

function houses(c: Canvas, s: number): string {
  const x = (t: number) => (s < 0 ? c.w * 0.5 - t : c.w * 0.5 + t)
  const rows = [
    [96, 348, 70, 84, 0.34],
    [170, 372, 92, 118, 0.2],
    [268, 404, 120, 140, 0.1],
    [396, 446, 170, 190, 0],
    [570, 500, 220, 250, 0],
    [800, 500, 240, 230, 0],
  ] as const
  return rows
    .map(([t, y, w, h, d], i) => {
      const left = s < 0 ? x(t) - w : x(t)
      return (
        waterHouse(c, left, y, w, h, d, `wh${s}${i}`) +
        lampRow(c, left + w * 0.3, y - h * 0.66, i > 1 ? 2 : 0, w * 0.4, 0.12 + i * 0.04)
      )
    })
    .join('')
}

function canal(c: Canvas): string {
  const l = c.light
  const row = houses(c, -1) + houses(c, 1)
  const water = polygon([
    [-10, 352],
    [c.w + 10, 352],
    [c.w + 10, 610],
    [-10, 610],
  ])
  const reflection = group(
    group(group(row, { transform: `translate(0 ${num(700)}) scale(1 -0.92)` }), {
      opacity: 0.3,
      filter: c.defs.blur(4),
    }),
    { 'clip-path': c.defs.clip(water) },
  )
  const boats = longtail(c, c.w * 0.5 + c.side * -66, 520, 190, '#e2553a')
  const willow = tree(c, {
    x: c.w * 0.5 - 210,
    y: 404,
    width: 120,
    height: 150,
    label: 'willow',
    color: green.fresh,
    depth: 0.15,
  })
  return (
    sky(c, 350) +
    ridge(c, { foot: 356, height: 110, color: '#5f8a8a', depth: 0.6, label: 'canal-hill' }) +
    pagoda(c, c.w * 0.5 + c.side * -70, 340, 190, 5, 0.42) +
    mist(c, 338, 40, 0.6) +
    rect(0, 350, c.w, 260, l.water[1]) +
    pool(c, water, 352, 600, 'canal') +
    reflection +
    archBridge(c, c.w * 0.5, 366, 240, 66, 0.2) +
    willow +
    row +
    boats
  )
}

function shop(c: Canvas, s: number, near: number, far: number, i: number): string {
  const l = c.light
  const [vx, vy] = [c.w * 0.5, 338]
  const at2 = (t: number, k: number): [number, number] => [vx + s * (c.w * 0.56 + 60) * t, vy + k * t]
  const face = polygon([at2(near, 290), at2(far, 290), at2(far, -240), at2(near, -240)])
  const color = ['#b96a4c', '#d9b98a', '#8f5a44', '#e7d5b4'][(i + (s > 0 ? 1 : 0)) % 4]!
  const roof = polygon([
    at2(near, -232),
    at2(far, -232),
    [at2(far, -300)[0] - s * 8, at2(far, -320)[1]],
    [at2(near, -300)[0] - s * 18, at2(near, -330)[1]],
  ])
  const eave = polygon([
    at2(near, -60),
    at2(far, -60),
    [at2(far, 0)[0] - s * 60 * far, at2(far, -20)[1]],
    [at2(near, 0)[0] - s * 60 * near, at2(near, -20)[1]],
  ])
  const q = (a: number, b: number, k0: number, k1: number) => {
    const [p, r] = [near + (far - near) * a, near + (far - near) * b]
    return polygon([at2(p, k0), at2(r, k0), at2(r, k1), at2(p, k1)])
  }
  const pane = l.lamps ? l.lamp : mix(l.dark('#6d5443'), l.lamp, 0.25)
  return (
    fill(face, mix(l.tone(color), l.dark(color), s === c.side ? 0.75 : 0.25)) +
    fill(q(0.1, 0.4, -190, -90) + q(0.58, 0.9, -190, -90), glass(c)) +
    fill(q(0.08, 0.92, 0, 260), pane) +
    fill(q(0.3, 0.34, 0, 260) + q(0.62, 0.66, 0, 260), l.dark('#5d3a2a')) +
    fill(roof, l.dark(tile)) +
    fill(
      eave,
      c.defs.linear([
        [0, l.lit(tile)],
        [1, l.dark(tile)],
      ]),
    )
  )
}

function street(c: Canvas): string {
  const l = c.light
  const cuts = [1, 0.66, 0.44, 0.3, 0.2]
  let rows = ''
  for (let i = 3; i >= 0; i--) rows += shop(c, -1, cuts[i]!, cuts[i + 1]!, i) + shop(c, 1, cuts[i]!, cuts[i + 1]!, i)
  const road = fill(
    polygon([
      [c.w * 0.5 - 40, 372],
      [c.w * 0.5 + 40, 372],
      [c.w + 260, 700],
      [-260, 700],
    ]),
    c.defs.span(
      [
        [0, l.lit('#cdb996')],
        [1, l.dark('#a08d70')],
      ],
      0,
      380,
      0,
      600,
    ),
  )
  const slabs = line(
    [0.2, 0.28, 0.4, 0.56, 0.78, 1]
      .map((t) => `M${num(c.w * 0.5 - c.w * 0.6 * t)} ${num(338 + 270 * t)}H${num(c.w * 0.5 + c.w * 0.6 * t)}`)
      .join('') +
      [-0.3, 0, 0.3].map((t) => `M${num(c.w * 0.5 + t * 40)} 380L${num(c.w * 0.5 + t * c.w * 1.1)} 610`).join(''),
    l.dark('#8b7a60'),
    1.6,
    { opacity: 0.4 },
  )
  const lamps = [0.28, 0.4, 0.58, 0.85]
    .map((t) =>
      [-1, 1].map((s) => at(c.w * 0.5 + s * (c.w * 0.5) * t, 338 - 170 * t, lantern(c, 10), 0.2 + t * 0.62)).join(''),
    )
    .join('')
  const cords = line(
    [0.34, 0.52, 0.8]
      .map(
        (t) =>
          `M${num(c.w * 0.5 - c.w * 0.54 * t)} ${num(338 - 250 * t)}Q${num(c.w * 0.5)} ${num(338 - 170 * t)} ${num(c.w * 0.5 + c.w * 0.54 * t)} ${num(338 - 250 * t)}`,
      )
      .join(''),
    l.dark('#5d4a3a'),
    1.4,
  )
  const strung = [0.34, 0.52, 0.8]
    .map((t) =>
      [-0.24, 0, 0.24]
        .map((u) => at(c.w * (0.5 + u * t), 338 - (208 + 130 * u * u) * t, lantern(c, 6), 0.16 + t * 0.34))
        .join(''),
    )
    .join('')
  return (
    sky(c, 380) +
    ridge(c, { foot: 384, height: 110, color: '#5f8a8a', depth: 0.6, label: 'street-hill' }) +
    pagoda(c, c.w * 0.5, 376, 170, 5, 0.35) +
    rect(0, 374, c.w, 240, l.dark('#6d5a48')) +
    road +
    slabs +
    rows +
    cords +
    lamps +
    strung
  )
}

function pagodaHill(c: Canvas): string {
  const away = c.side < 0 ? 1 : -1
  const x = c.w * (away > 0 ? 0.66 : 0.34)
  const hill = Array.from({ length: 13 }, (_, i) =>
    bush(c, {
      x: x + (i - 6) * 60,
      y: 456 - Math.abs(i - 6),
      width: 170,
      height: 130 - Math.abs(i - 6) * 13,
      label: `ph${i}`,
      color: i % 3 ? green.palm : '#c9803f',
      depth: 0.12,
    }),
  ).join('')
  const shore = fill(
    `M${num(x - 420)} 458Q${num(x)} 420 ${num(x + 420)} 458Q${num(x)} 474 ${num(x - 420)} 458Z`,
    c.light.dark('#8b7f6c'),
  )
  const near = { x: c.w * (away > 0 ? 0.02 : 0.98), y: 600, width: 330, height: 150, label: 'plum' }
  return (
    sky(c, 440) +
    birds(c, c.w * (away > 0 ? 0.3 : 0.7), 190, 6) +
    ridge(c, { foot: 446, height: 260, color: '#6f8fa6', depth: 0.72, rough: 0.35, label: 'p0' }) +
    ridge(c, { foot: 446, height: 170, color: '#54848a', depth: 0.5, rough: 0.3, label: 'p1' }) +
    mist(c, 400, 50, 0.7) +
    sea(c, 446) +
    pagoda(c, x, 376, 320, 7, 0.04) +
    shore +
    hill +
    mist(c, 456, 26, 0.5) +
    bush(c, near) +
    blossoms(c, near, '#f0a0a8', 70)
  )
}

function rooftops(c: Canvas): string {
  const random = c.random.fork('rooftops')
  const l = c.light
  let roofs = ''
  for (let row = 0; row < 6; row++) {
    const y = 336 + row * 46 + row * row * 4
    const w = 90 + row * 34
    for (let x = -60 + (row % 2) * 44; x < c.w + 90; x += w * random.range(0.95, 1.2)) {
      const depth = Math.max(0, 0.5 - row * 0.11)
      const h = 34 + row * 9
      const lamp = l.lamps ? glass(c) : mix(l.dark('#6d5443', depth), l.haze, depth)
      roofs +=
        rect(x - w * 0.36, y - 4, w * 0.72, h, wall(c, random.pick(['#f3ece0', '#d9b99a', '#c98b6a']), depth)) +
        [-0.22, 0.08].map((t) => rect(x + t * w, y + 6, w * 0.14, h * 0.5, lamp)).join('') +
        sweepRoof(c, x, y, w, h * 0.85, depth, random.chance(0.3) ? '#5a5f63' : tile)
    }
    if (row === 1) roofs += pagoda(c, c.w * (c.side < 0 ? 0.7 : 0.3), y + 30, 250, 5, 0.26)
    if (row === 3)
      roofs += tree(c, {
        x: c.w * (c.side < 0 ? 0.2 : 0.8),
        y: y + 60,
        width: 170,
        height: 180,
        label: 'rt',
        color: '#d99a3f',
      })
  }
  return (
    sky(c, 330) +
    birds(c, c.w * 0.45, 140, 6) +
    ridge(c, { foot: 334, height: 190, color: '#6f8fa6', depth: 0.68, rough: 0.3, label: 'r0' }) +
    ridge(c, { foot: 338, height: 100, color: '#54848a', depth: 0.48, label: 'r1' }) +
    mist(c, 326, 36, 0.6) +
    rect(0, 334, c.w, 270, l.dark('#6d6a66')) +
    roofs
  )
}

const motifs: Readonly<Record<Motifs['old-town'], (c: Canvas) => string>> = {
  canal,
  street,
  pagoda: pagodaHill,
  rooftops,
}

/** Canals, lanes, pagodas and roofs of an old water town. */
export const oldTown = (c: Canvas, motif: Motifs['old-town']) => motifs[motif](c)
