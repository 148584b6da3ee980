import { pavilion, villa } from '../buildings/houses.ts'
import type { Canvas } from '../canvas.ts'
import { mist, ridge } from '../hills.ts'
import { blossoms, bush, green, palm, tree } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { ellipse, fill, group, leaf, line, num, polygon, rect } from '../svg.ts'
import { accents, shadow } from '../things.ts'
import { beach, pool, sea, shoreLine } from '../water.ts'
import { coast } from './bay/parts.ts'

const lawn = (c: Canvas, top: number) =>
  rect(
    0,
    top,
    c.w,
    c.h - top + 10,
    c.defs.linear([
      [0, c.light.lit('#9fb765')],
      [0.5, c.light.tone('#86a85a')],
      [1, c.light.dark('#6d9450')],
    ]),
  )

function jungle(c: Canvas, y: number, depth: number, tall: number): string {
  return Array.from({ length: 10 }, (_, i) =>
    bush(c, {
      x: (c.w * i) / 9,
      y,
      width: 210,
      height: tall * (0.7 + 0.3 * Math.sin(i * 2.4)),
      label: `jg${i}-${y}`,
      depth,
      color: i % 2 ? green.deep : green.palm,
      size: 11,
    }),
  ).join('')
}

function path(c: Canvas): string {
  const l = c.light
  const x = c.w * 0.5
  const track = fill(
    polygon([
      [x - 26, 372],
      [x + 26, 372],
      [x + 190, 610],
      [x - 190, 610],
    ]),
    c.defs.linear([
      [0, l.lit('#f1e3c6')],
      [1, l.tone('#dcc7a0')],
    ]),
  )
  const slabs = line(
    [0.06, 0.16, 0.3, 0.5, 0.76]
      .map((t) => `M${num(x - 26 - 164 * t)} ${num(372 + 238 * t)}H${num(x + 26 + 164 * t)}`)
      .join(''),
    l.dark('#b59c74'),
    2,
    { opacity: 0.4 },
  )
  const palms = [
    [90, 384, 170, 0.3],
    [150, 408, 230, 0.18],
    [245, 450, 320, 0.06],
    [380, 520, 430, 0],
  ]
    .map(([dx, y, h, d], i) =>
      [-1, 1]
        .map((s) => palm(c, { x: x + s * dx!, y: y!, height: h!, lean: -s * 0.07, depth: d!, label: `pp${i}${s}` }))
        .join(''),
    )
    .join('')
  const beds = [
    [70, 384, 60],
    [130, 416, 92],
    [220, 466, 140],
    [350, 560, 210],
  ]
    .map(([dx, y, w], i) =>
      [-1, 1]
        .map((s) => {
          const b = { x: x + s * dx!, y: y!, width: w!, height: w! * 0.36, label: `bed${i}${s}`, size: 5 + i * 2 }
          return bush(c, b) + blossoms(c, b, i % 2 ? '#f0a34e' : '#e9748a', 16 + i * 6)
        })
        .join(''),
    )
    .join('')
  return (
    sky(c, 360) +
    ridge(c, { foot: 376, height: 190, color: '#4f8a76', depth: 0.56, label: 'pgp' }) +
    jungle(c, 378, 0.3, 90) +
    lawn(c, 372) +
    villa(c, x - 110, 374, 220, 74, 'pgv') +
    track +
    slabs +
    beds +
    palms
  )
}

function pond(c: Canvas): string {
  const l = c.light
  const random = c.random.fork('pond')
  const water = `M0 430Q${num(c.w * 0.4)} 400 ${num(c.w)} 424V610H0Z`
  let pads = ''
  for (let i = 0; i < 34; i++) {
    const t = random.next()
    const [px, py, r] = [random.range(0, c.w), 440 + t * 160, 9 + t * 26]
    pads +=
      ellipse(px, py, r, r * 0.34, i % 3 ? l.tone('#5f9a62') : l.lit('#8fbf72')) +
      fill(
        `M${num(px)} ${num(py)}L${num(px + r)} ${num(py - r * 0.2)}L${num(px + r)} ${num(py + r * 0.1)}Z`,
        l.water[1],
        { opacity: 0.6 },
      )
    if (i % 4 === 0)
      pads += fill(
        [-1.2, -0.6, 0, 0.6, 1.2].map((a) => leaf(px, py - 2, -Math.PI / 2 + a, r * 0.8, r * 0.16)).join(''),
        l.lit('#f4a9bb'),
      )
  }
  const bx = c.w * (c.side < 0 ? 0.42 : 0.58)
  const bridge =
    line(`M${num(bx - 190)} 446Q${num(bx)} 372 ${num(bx + 190)} 446`, l.dark('#8f4a38'), 15) +
    line(`M${num(bx - 190)} 408Q${num(bx)} 334 ${num(bx + 190)} 408`, l.tone('#c8573f'), 6) +
    line(
      Array.from({ length: 11 }, (_, i) => {
        const t = i / 5 - 1
        return `M${num(bx + t * 180)} ${num(444 - 36 * (1 - t * t))}V${num(406 - 36 * (1 - t * t))}`
      }).join(''),
      l.tone('#c8573f'),
      4,
    )
  const away = c.side < 0 ? 1 : -1
  return (
    sky(c, 380) +
    ridge(c, { foot: 420, height: 230, color: '#5b8f84', depth: 0.6, label: 'pondh' }) +
    mist(c, 380, 50, 0.6) +
    tree(c, { x: bx + away * 280, y: 430, width: 280, height: 320, label: 'maple', color: '#c9823f' }) +
    jungle(c, 432, 0.18, 120) +
    pool(c, water, 405, 600, 'pondw') +
    group(group(bridge, { transform: 'translate(0 800) scale(1 -0.8)' }), { opacity: 0.3, filter: c.defs.blur(2.5) }) +
    bridge +
    pads +
    bush(c, { x: c.w * (away > 0 ? 0 : 1), y: 606, width: 280, height: 150, label: 'pn', color: green.deep, size: 13 })
  )
}

function hammock(c: Canvas): string {
  const l = c.light
  const { main, second } = accents(c)
  const [x1, x2] = [c.w * 0.5 - 230, c.w * 0.5 + 240]
  const m = c.w * 0.5
  const cloth =
    fill(
      `M${num(m - 150)} 396Q${num(m)} 500 ${num(m + 160)} 392Q${num(m + 40)} 540 ${num(m - 30)} 528Q${num(m - 110)} 500 ${num(m - 150)} 396Z`,
      c.defs.linear([
        [0, l.lit(second)],
        [1, l.dark(main)],
      ]),
    ) +
    fill(`M${num(m - 140)} 410Q${num(m)} 520 ${num(m + 150)} 404Q${num(m + 20)} 500 ${num(m - 140)} 410Z`, l.tone(main))
  const ropes = line(
    `M${num(x1 + 26)} 350L${num(m - 150)} 396M${num(x1 + 26)} 350L${num(m - 120)} 440M${num(x2 - 24)} 350L${num(m + 160)} 392M${num(x2 - 24)} 350L${num(m + 130)} 440`,
    l.dark('#d8c6a2'),
    3,
  )
  return (
    sky(c, 320) +
    coast(c, 320, 60) +
    sea(c, 320) +
    birds(c, m, 170, 5) +
    beach(
      c,
      shoreLine(c, (t) => 452 + 18 * Math.sin(t * 4)),
      '#f6e4c0',
    ) +
    shadow(c, m, 572, 190, 14, 0.35) +
    palm(c, { x: x1 - 10, y: 590, height: 480, lean: 0.06, label: 'h1' }) +
    palm(c, { x: x2 + 16, y: 590, height: 460, lean: -0.08, label: 'h2' }) +
    ropes +
    cloth +
    bush(c, { x: x1 - 60, y: 600, width: 200, height: 60, label: 'hb' }) +
    bush(c, { x: x2 + 70, y: 600, width: 200, height: 70, label: 'hb2' })
  )
}

function gardenPavilion(c: Canvas): string {
  const l = c.light
  const s = c.side < 0 ? 1 : -1
  const x = c.w * (s > 0 ? 0.62 : 0.38)
  const stones = Array.from({ length: 7 }, (_, i) =>
    ellipse(x - s * (30 + i * i * 9), 492 + i * 18, 26 + i * 6, 6 + i * 1.8, l.lit('#e9dcc3')),
  ).join('')
  const flowers = [0.02, 0.2, 0.84, 1]
    .map((t, i) => {
      const b = { x: c.w * t, y: 604, width: 230, height: 110, label: `gf${i}`, size: 11 }
      return bush(c, b) + blossoms(c, b, ['#e9748a', '#f6d36a', '#ffffff', '#f0a34e'][i]!, 30)
    })
    .join('')
  return (
    sky(c, 400) +
    ridge(c, { foot: 430, height: 330, color: '#4f8a80', depth: 0.55, swells: 0.8, rough: 0.3, label: 'gp' }) +
    mist(c, 340, 60, 0.55) +
    jungle(c, 446, 0.2, 150) +
    lawn(c, 440) +
    palm(c, { x: x + s * 190, y: 470, height: 380, lean: s * 0.05, label: 'gp1' }) +
    palm(c, { x: x - s * 240, y: 470, height: 300, lean: s * -0.08, label: 'gp2', depth: 0.1 }) +
    tree(c, { x: x - s * 360, y: 470, width: 240, height: 270, label: 'gpt', depth: 0.1 }) +
    pavilion(c, x, 484, 250) +
    stones +
    flowers
  )
}

const motifs: Readonly<Record<Motifs['palm-garden'], (c: Canvas) => string>> = {
  path,
  pond,
  hammock,
  pavilion: gardenPavilion,
}

/** Tropical gardens around the houses. */
export const palmGarden = (c: Canvas, motif: Motifs['palm-garden']) => motifs[motif](c)
