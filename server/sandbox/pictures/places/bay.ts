import { longtail, motorboat, sail } from '../boats.ts'
import { block, cottage, lighthouse } from '../buildings/houses.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { island, mist, ridge } from '../hills.ts'
import { bush, green, palm } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { at, curve, facing, fill, group, line, num, type Point } from '../svg.ts'
import { accents, parasol } from '../things.ts'
import { beach, sea, shoreLine } from '../water.ts'

const far = '#5f8f9a'

/** Ranges of far hills behind the water. */
export function coast(c: Canvas, horizon: number, height = 90): string {
  return (
    ridge(c, { foot: horizon + 2, height: height * 1.25, color: far, depth: 0.72, rough: 0.3, label: 'coast-far' }) +
    ridge(c, {
      foot: horizon + 2,
      height: height * 0.7,
      color: '#4f8a7c',
      depth: 0.5,
      swells: 1.6,
      label: 'coast-near',
    }) +
    mist(c, horizon - 4, 26, 0.55)
  )
}

function islands(c: Canvas): string {
  const horizon = 330
  const r = c.random.fork('islands')
  const away = c.side < 0 ? 1 : -1
  const mid = c.w / 2
  const x = (t: number) => mid + away * t * c.w
  const parts = [
    { x: x(-0.16), y: horizon + 1, width: 200, height: 62, color: far, depth: 0.75, steep: 0.7, label: 'i1' },
    {
      x: x(0.08),
      y: horizon + 2,
      width: 130,
      height: r.range(80, 120),
      color: far,
      depth: 0.66,
      steep: 0.95,
      label: 'i2',
    },
    {
      x: x(0.22),
      y: horizon + 8,
      width: 170,
      height: r.range(120, 170),
      color: '#4c8a80',
      depth: 0.46,
      steep: 0.95,
      label: 'i3',
    },
    {
      x: x(0.42),
      y: horizon + 24,
      width: 260,
      height: r.range(170, 220),
      color: green.palm,
      depth: 0.2,
      steep: 0.9,
      label: 'i4',
    },
    { x: x(-0.46), y: horizon + 16, width: 190, height: 110, color: green.palm, depth: 0.34, steep: 0.8, label: 'i5' },
  ]
  const boats =
    sail(c, x(-0.05), horizon + 40, 46, '#fbf3e2', 0.3) + sail(c, x(-0.24), horizon + 18, 26, accents(c).main, 0.4)
  return (
    sky(c, horizon) +
    birds(c, x(0.04), 130, 5) +
    sea(c, horizon) +
    parts.map((i) => island(c, i)).join('') +
    mist(c, horizon + 2, 30, 0.35) +
    boats +
    longtail(c, x(0.12), 468, 190, accents(c).main)
  )
}

function parasols(c: Canvas, away: number): string {
  return [0.1, 0.19, 0.27, 0.34]
    .map((t, i) => {
      const x = away > 0 ? c.w * (1 - t) : c.w * t
      return at(x, 470 - i * 42, facing(away, parasol(c)), 0.5 - i * 0.1)
    })
    .join('')
}

function crescent(c: Canvas): string {
  const horizon = 236
  const away = c.side < 0 ? 1 : -1
  const shore = shoreLine(c, (t) => {
    const u = away > 0 ? t : 1 - t
    return 310 + 330 * (1 - u) ** 0.95 - 40 * Math.sin(u * Math.PI)
  })
  const town = [0.03, 0.1, 0.2]
    .map((t, i) => block(c, away > 0 ? c.w * (1 - t) - 70 : c.w * t, 288 + i * 3, 66, 4 - i, '#fbf1e0', 0.28))
    .join('')
  const greens = [0, 0.1, 0.22, 0.33]
    .map((t, i) =>
      bush(c, {
        x: away > 0 ? c.w * (1 - t) : c.w * t,
        y: 306 + i * 7,
        width: 170,
        height: 54 - i * 9,
        depth: 0.22,
        label: `bc${i}`,
        size: 7,
      }),
    )
    .join('')
  const px = away > 0 ? c.w * 0.04 : c.w * 0.96
  const palms =
    palm(c, { x: px, y: 590, height: 430, lean: away * 0.3, label: 'p1' }) +
    palm(c, { x: px + away * 70, y: 612, height: 330, lean: away * 0.42, label: 'p2' })
  return (
    sky(c, horizon) +
    coast(c, horizon, 110) +
    sea(c, horizon) +
    island(c, {
      x: c.w * (away > 0 ? 0.3 : 0.7),
      y: horizon + 6,
      width: 180,
      height: 60,
      color: '#4c8a80',
      depth: 0.5,
      steep: 0.5,
      label: 'ci',
    }) +
    motorboat(c, c.w * 0.48, 300, 64, 0.25) +
    sail(c, c.w * (away > 0 ? 0.62 : 0.38), 282, 44, '#fff8ea') +
    beach(c, shore) +
    town +
    greens +
    parasols(c, away) +
    palms
  )
}

function headland(c: Canvas, base: number, away: number): string {
  const x = (t: number) => (away > 0 ? c.w * (1 - t) : c.w * t)
  const top: Point[] = [
    [x(-0.04), base - 190],
    [x(0.1), base - 176],
    [x(0.22), base - 160],
    [x(0.33), base - 140],
    [x(0.4), base - 90],
    [x(0.46), base - 40],
    [x(0.53), base],
  ]
  const l = c.light
  const rock = fill(
    `${curve(top)}L${num(x(-0.04))} ${num(base + 4)}Z`,
    c.defs.linear([
      [0, l.lit('#b9a488')],
      [0.5, l.tone('#9a8570')],
      [1, l.dark('#6f6254')],
    ]),
  )
  const turf = [0, 0.07, 0.15, 0.23, 0.31, 0.37]
    .map((t, i) =>
      bush(c, {
        x: x(t),
        y: base - 150 + i * 12 + (i > 4 ? 40 : 0),
        width: 150,
        height: 44,
        color: green.olive,
        label: `turf${i}`,
        size: 7,
      }),
    )
    .join('')
  const strata = line(
    [0.3, 0.55, 0.75]
      .map(
        (k) =>
          `M${num(x(0.02))} ${num(base - 130 * (1 - k))}Q${num(x(0.25))} ${num(base - 110 * (1 - k) + 9)} ${num(x(0.44))} ${num(base - 50 * (1 - k))}`,
      )
      .join(''),
    l.dark('#5f5348'),
    2.5,
    { opacity: 0.4 },
  )
  const foam = group(
    fill(
      `M${num(x(0.57))} ${num(base + 4)}Q${num(x(0.3))} ${num(base - 6)} ${num(x(-0.04))} ${num(base + 2)}V${num(base + 12)}Q${num(x(0.3))} ${num(base + 10)} ${num(x(0.57))} ${num(base + 4)}Z`,
      '#ffffff',
      { opacity: 0.75 },
    ),
    { filter: c.defs.blur(2.5) },
  )
  return rock + strata + turf + foam
}

function lighthouseBay(c: Canvas): string {
  const horizon = 370
  const away = c.side < 0 ? 1 : -1
  const lx = away > 0 ? c.w * 0.82 : c.w * 0.18
  return (
    sky(c, horizon) +
    birds(c, c.w * (away > 0 ? 0.5 : 0.5), 210, 6) +
    coast(c, horizon, 50) +
    sea(c, horizon) +
    sail(c, c.w * (away > 0 ? 0.28 : 0.72), 402, 58, '#fff3df') +
    lighthouse(c, lx, 286, 210) +
    cottage(c, lx + away * 62, 292, 58, 30, { wall: '#fbf3e6', roof: '#c65a3c' }) +
    headland(c, 440, away)
  )
}

function surf(c: Canvas): string {
  const horizon = 262
  const l = c.light
  const away = c.side < 0 ? 1 : -1
  const wave = (y: number, height: number, label: string) => {
    const random = c.random.fork(label)
    const p = random.range(0, 6)
    const crest = Array.from({ length: 22 }, (_, i): Point => [
      -30 + ((c.w + 60) * i) / 21,
      y - height * (0.55 + 0.45 * Math.sin(i * 0.42 + p)) + random.range(-2, 2),
    ])
    const body = fill(
      `${curve(crest)}V${num(y + 60)}H-30Z`,
      c.defs.linear([
        [0, mix(l.shallow, '#ffffff', 0.25)],
        [0.35, l.shallow],
        [1, l.water[1], 0],
      ]),
    )
    const lip = crest
      .map(([x, yy], i): Point => [x, yy + 3 + height * 0.22 * (0.5 + 0.5 * Math.sin(i * 1.7 + p))])
      .reverse()
    return (
      body +
      fill(`${curve(crest)}${curve(lip, 'L')}Z`, mix('#ffffff', l.haze, 0.1), { opacity: 0.92, filter: c.defs.blur(1) })
    )
  }
  const shore = shoreLine(c, (t) => 520 + 26 * Math.sin(t * 5 + 1))
  const hill = island(c, {
    x: away > 0 ? c.w * 0.98 : c.w * 0.02,
    y: horizon + 8,
    width: 520,
    height: 190,
    color: green.palm,
    depth: 0.35,
    steep: 0.55,
    label: 'surf-hill',
  })
  return (
    sky(c, horizon) +
    coast(c, horizon, 40) +
    sea(c, horizon) +
    hill +
    wave(360, 26, 'w1') +
    wave(428, 48, 'w2') +
    wave(494, 36, 'w3') +
    beach(c, shore)
  )
}

function harbour(c: Canvas): string {
  const horizon = 318
  const random = c.random.fork('harbour')
  const colors = ['#f6e2c0', '#f3b58e', '#e8836a', '#fbf3e4', '#e9c46f', '#a9c6bf']
  let houses = ''
  for (let row = 0; row < 3; row++) {
    for (let x = -20 + row * 21; x < c.w + 40; x += random.range(52, 72)) {
      const h = random.range(44, 70)
      houses += cottage(
        c,
        x,
        horizon - 52 + row * 28 + 6,
        50,
        h * (1 - (2 - row) * 0.12),
        { wall: random.pick(colors), roof: '#c9694a' },
        0.34 - row * 0.13,
      )
    }
  }
  const boats = [
    [0.2, 372, 120],
    [0.74, 392, 150],
    [0.46, 450, 210],
  ] as const
  const quay = fill(`M-10 ${horizon + 8}H${num(c.w + 10)}V${horizon + 22}H-10Z`, c.light.dark('#a99a86'))
  return (
    sky(c, horizon) +
    ridge(c, { foot: horizon, height: 200, color: '#5b8f74', depth: 0.45, swells: 0.8, label: 'town-hill' }) +
    houses +
    sea(c, horizon + 14) +
    quay +
    sail(c, c.w * 0.6, 358, 74, '#fff6e6', 0.1) +
    sail(c, c.w * 0.34, 350, 60, accents(c).main, 0.1) +
    boats.map(([t, y, s], i) => longtail(c, c.w * t, y, s, ['#e2553a', '#0b7a75', '#f2b84b'][i]!)).join('')
  )
}

function shoreOnly(c: Canvas): string {
  const shore = shoreLine(c, (t) => 470 + 34 * Math.sin(t * 3.6 + 0.6))
  return (
    sky(c, 300) +
    coast(c, 300, 36) +
    sea(c, 300) +
    sail(c, c.w * 0.5 - c.side * -90, 322, 40, '#fff6e6') +
    beach(c, shore)
  )
}

function lost(c: Canvas): string {
  const x = c.w * 0.5
  const l = c.light
  const sand = fill(
    `M${num(x - 150)} 452Q${num(x - 60)} 402 ${num(x)} 404Q${num(x + 80)} 402 ${num(x + 160)} 452Q${num(x)} 474 ${num(x - 150)} 452Z`,
    c.defs.linear([
      [0, l.lit('#f3dfba')],
      [1, l.dark('#dcc093')],
    ]),
  )
  const ring = fill(
    `M${num(x - 230)} 454Q${num(x)} 400 ${num(x + 240)} 454Q${num(x)} 510 ${num(x - 230)} 454Z`,
    l.shallow,
    { opacity: 0.75, filter: c.defs.blur(7) },
  )
  return (
    sky(c, 330) +
    birds(c, c.w * 0.28, 150, 3) +
    sea(c, 330) +
    ring +
    sand +
    palm(c, { x: x - 10, y: 416, height: 230, lean: 0.16, label: 'lost' }) +
    palm(c, { x: x + 24, y: 420, height: 160, lean: 0.34, label: 'lost2' }) +
    bush(c, { x: x - 44, y: 424, width: 84, height: 34, label: 'lostb', size: 7 })
  )
}

const motifs: Readonly<Record<Motifs['bay'], (c: Canvas) => string>> = {
  islands,
  crescent,
  lighthouse: lighthouseBay,
  surf,
  harbour,
  shore: shoreOnly,
  lost,
}

/** Open sea seen from the shore. */
export const bay = (c: Canvas, motif: Motifs['bay']) => motifs[motif](c)
