import type { Canvas } from '../canvas.ts'
import { curtain, cushion, lightPatch, pot, room, tableLamp, windowOn } from '../interior.ts'
import { mist, ridge } from '../hills.ts'
import { bush, palm } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { at, ellipse, fill, group, line, num, polygon, rect } from '../svg.ts'
import { sail } from '../boats.ts'
import { accents, lounger, suitcase } from '../things.ts'
import { sea } from '../water.ts'
import { coast } from './bay.ts'

/** Sea, coast and a palm as they are seen from a room. */
export function seaView(c: Canvas, horizon: number): string {
  return sky(c, horizon) + coast(c, horizon, 60) + sea(c, horizon) + sail(c, c.w * 0.46, horizon + 26, 40, '#fff6e6')
}

/** A made bed seen from its foot side; (x, y) is the middle of its foot on the floor. */
function bed(c: Canvas, x: number, y: number, w: number, throwColor: string): string {
  const l = c.light
  const h = w * 0.36
  const p = (v: number) => num(x + v * w)
  const head =
    rect(
      x - w * 0.52,
      y - h * 1.75,
      w * 1.04,
      h * 1.2,
      c.defs.linear([
        [0, l.lit('#c9a27a')],
        [1, l.dark('#9c764f')],
      ]),
      { rx: 10 },
    ) +
    line([-0.26, 0, 0.26].map((t) => `M${p(t)} ${num(y - h * 1.72)}v${num(h * 1.1)}`).join(''), l.dark('#8b6744'), 2, {
      opacity: 0.4,
    })
  const pillows =
    [-0.25, 0.25].map((t) => cushion(c, x + t * w, y - h * 1.06, w * 0.42, h * 0.52, '#fdfaf4')).join('') +
    cushion(c, x - w * 0.14, y - h * 0.94, w * 0.24, h * 0.4, throwColor) +
    cushion(c, x + w * 0.15, y - h * 0.94, w * 0.24, h * 0.4, accents(c).second)
  const quilt = fill(
    `M${p(-0.49)} ${num(y - h * 0.82)}Q${num(x)} ${num(y - h * 0.92)} ${p(0.49)} ${num(y - h * 0.82)}L${p(0.56)} ${num(y - h * 0.06)}Q${num(x)} ${num(y + h * 0.04)} ${p(-0.56)} ${num(y - h * 0.06)}Z`,
    c.defs.linear([
      [0, l.lit('#fdfaf4')],
      [0.5, l.tone('#f6efe4')],
      [1, l.dark('#dcd0be')],
    ]),
  )
  const band = fill(
    `M${p(-0.52)} ${num(y - h * 0.5)}Q${num(x)} ${num(y - h * 0.58)} ${p(0.52)} ${num(y - h * 0.5)}L${p(0.545)} ${num(y - h * 0.2)}Q${num(x)} ${num(y - h * 0.26)} ${p(-0.545)} ${num(y - h * 0.2)}Z`,
    c.defs.linear([
      [0, l.lit(throwColor)],
      [1, l.dark(throwColor)],
    ]),
  )
  return (
    ellipse(x, y + 2, w * 0.62, h * 0.14, l.dark('#4a4048'), { opacity: 0.35, filter: c.defs.blur(4) }) +
    head +
    pillows +
    quilt +
    band
  )
}

const stand = (c: Canvas, x: number, y: number) =>
  rect(
    x - 34,
    y - 54,
    68,
    54,
    c.defs.linear([
      [0, c.light.lit('#b98d61')],
      [1, c.light.dark('#8a6440')],
    ]),
    { rx: 4 },
  ) + rect(x - 26, y - 34, 52, 2.5, c.light.dark('#6d4e32'))

function bedroom(c: Canvas): string {
  const { main } = accents(c)
  const ww = Math.min(c.w * 0.86, 860)
  const x = (c.w - ww) / 2
  return (
    room(c, '#efe3d0', 438) +
    windowOn(c, x, 60, ww, 290, seaView(c, 230), 4) +
    curtain(c, x - 16, 40, 110, 396, 1) +
    curtain(c, x + ww + 16, 40, 110, 396, -1) +
    lightPatch(c, x + ww * 0.3, 440, ww * 0.4, 0) +
    stand(c, c.w / 2 - 245, 500) +
    stand(c, c.w / 2 + 245, 500) +
    tableLamp(c, c.w / 2 - 245, 446, 0.9) +
    tableLamp(c, c.w / 2 + 245, 446, 0.9) +
    bed(c, c.w / 2, 566, 380, main)
  )
}

function balcony(c: Canvas): string {
  const l = c.light
  const floor = 452
  const view = sky(c, 270) + birds(c, c.w * 0.5, 150, 5) + coast(c, 270, 80) + sea(c, 270)
  const door = rect(0, 0, c.w, floor, l.dark('#cdb698'))
  const opening = group(view, {
    'clip-path': c.defs.clip(`M${num(c.w * 0.1)} 0H${num(c.w * 0.9)}V${floor}H${num(c.w * 0.1)}Z`),
  })
  const rail =
    rect(c.w * 0.1, 352, c.w * 0.8, 6, l.lit('#f4f1ea')) +
    rect(c.w * 0.1, 358, c.w * 0.8, 88, '#ffffff', { opacity: 0.16 }) +
    [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((t) => rect(c.w * t - 2, 356, 4, 92, l.tone('#f4f1ea'))).join('')
  const tiles =
    rect(
      0,
      floor - 14,
      c.w,
      170,
      c.defs.linear([
        [0, l.tone('#d9b78d')],
        [1, l.dark('#a98259')],
      ]),
    ) + line([470, 496, 532, 580].map((y) => `M0 ${y}H${num(c.w)}`).join(''), l.dark('#8b6744'), 1.5, { opacity: 0.4 })
  const table =
    ellipse(c.w * 0.5, 482, 56, 10, l.lit('#f4ecdf')) +
    rect(c.w * 0.5 - 3, 484, 6, 62, l.dark('#8b6744')) +
    ellipse(c.w * 0.5, 548, 34, 6, l.dark('#8b6744')) +
    fill(`M${num(c.w * 0.5 - 24)} 478l4 -34h14l4 34Z`, l.lit('#f2b84b'), { opacity: 0.9 }) +
    fill(`M${num(c.w * 0.5 + 8)} 478q-4 -20 12 -22q16 2 12 22Z`, l.lit('#e2553a'))
  return (
    door +
    opening +
    palm(c, {
      x: c.w * (c.side < 0 ? 0.82 : 0.18),
      y: 640,
      height: 470,
      lean: c.side * 0.1,
      label: 'balp',
      depth: 0.08,
    }) +
    rail +
    tiles +
    lightPatch(c, c.w * 0.3, floor, c.w * 0.4, 0) +
    at(c.w * 0.5 - 230, 556, lounger(c), 1.15) +
    group(at(0, 0, lounger(c), 1.15), { transform: `translate(${num(c.w * 0.5 + 230)} 556) scale(-1 1)` }) +
    table +
    curtain(c, c.w * 0.06, 0, 120, 520, 1) +
    curtain(c, c.w * 0.94, 0, 120, 520, -1)
  )
}

function family(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const bunk = (x: number, color: string) => bed(c, x, 560, 230, color)
  const garland =
    line(`M${num(m - 300)} 70Q${num(m)} 150 ${num(m + 300)} 70`, l.dark('#a9957a'), 2) +
    Array.from({ length: 11 }, (_, i) => {
      const t = i / 5 - 1
      return fill(
        polygon([
          [m + t * 290 - 12, 70 + 40 * (1 - t * t)],
          [m + t * 290 + 12, 70 + 40 * (1 - t * t)],
          [m + t * 290, 100 + 40 * (1 - t * t)],
        ]),
        l.tone(['#e2553a', '#f2b84b', '#0b7a75', '#7fb5d0'][i % 4]!),
      )
    }).join('')
  const view =
    sky(c, 250) +
    ridge(c, { foot: 330, height: 130, color: '#4f8a70', depth: 0.45, label: 'famr' }) +
    [0, 1, 2, 3]
      .map((i) => bush(c, { x: m - 130 + i * 90, y: 350, width: 150, height: 90, label: `fam${i}`, depth: 0.15 }))
      .join('') +
    palm(c, { x: m + 60, y: 350, height: 190, lean: -0.1, label: 'famp' })
  const bear = group(
    ellipse(0, -16, 24, 22, l.lit('#c99866')) +
      ellipse(0, -48, 19, 17, l.lit('#c99866')) +
      ellipse(-14, -62, 7, 7, l.tone('#b5834f')) +
      ellipse(14, -62, 7, 7, l.tone('#b5834f')) +
      ellipse(0, -44, 8, 6, l.lit('#f3dcb8')) +
      ellipse(-6, -51, 2, 2.4, '#4a3326') +
      ellipse(6, -51, 2, 2.4, '#4a3326'),
    { transform: `translate(${num(m)} 560)` },
  )
  return (
    room(c, '#dfe9dc', 440, '#cfa577') +
    windowOn(c, m - 150, 130, 300, 214, view, 2) +
    curtain(c, m - 172, 110, 60, 262, 1, '#f6d9a0') +
    curtain(c, m + 172, 110, 60, 262, -1, '#f6d9a0') +
    garland +
    ellipse(m, 566, 240, 34, l.lit('#f6e7c8')) +
    ellipse(m, 566, 190, 25, l.tone('#e9b06a'), { opacity: 0.6 }) +
    bunk(m - 270, '#7fb5d0') +
    bunk(m + 270, '#f2a65a') +
    bear +
    tableLamp(c, m - 120, 440, 0.7) +
    pot(c, m + 128, 446, 130, 'leafy')
  )
}

function attic(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const view =
    sky(c, 330) +
    ridge(c, { foot: 372, height: 200, color: '#8fa6bb', depth: 0.4, rough: 0.9, label: 'attr' }) +
    ridge(c, { foot: 382, height: 90, color: '#5b8577', depth: 0.3, label: 'attr2' }) +
    mist(c, 350, 40, 0.5)
  const gable = polygon([
    [m, 44],
    [m + 250, 300],
    [m + 250, 400],
    [m - 250, 400],
    [m - 250, 300],
  ])
  const slopes =
    fill(
      polygon([
        [-10, -10],
        [m, -10],
        [m - 330, 440],
        [-10, 440],
      ]),
      c.defs.linear(
        [
          [0, l.dark('#b98a5c')],
          [1, l.tone('#cda06f')],
        ],
        0,
      ),
    ) +
    fill(
      polygon([
        [c.w + 10, -10],
        [m, -10],
        [m + 330, 440],
        [c.w + 10, 440],
      ]),
      c.defs.linear(
        [
          [0, l.tone('#cda06f')],
          [1, l.dark('#b98a5c')],
        ],
        0,
      ),
    )
  const planks = line(
    [1, 2, 3, 4, 5]
      .map(
        (i) =>
          `M${num(m - i * 70)} ${num(-10 + i * 96 - 40)}L${num(-10 - i * 60)} ${num(i * 96 + 200)}M${num(m + i * 70)} ${num(-10 + i * 96 - 40)}L${num(c.w + 10 + i * 60)} ${num(i * 96 + 200)}`,
      )
      .join(''),
    l.dark('#8a6440'),
    2,
    { opacity: 0.3 },
  )
  const frames =
    line(gable, l.dark('#7d5a3a'), 13, { 'stroke-linejoin': 'round' }) +
    line(`M${num(m)} 44V400M${num(m - 250)} 300H${num(m + 250)}`, l.dark('#7d5a3a'), 7)
  return (
    room(c, '#d9bc94', 440, '#b98a5c') +
    slopes +
    planks +
    group(view, { 'clip-path': c.defs.clip(gable) }) +
    frames +
    lightPatch(c, m - 150, 440, 300, 0) +
    bed(c, m, 572, 400, '#b5442f') +
    tableLamp(c, m - 268, 470, 0.9) +
    pot(c, m + 280, 500, 180, 'sansevieria')
  )
}

function tatami(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const ww = Math.min(c.w * 0.8, 720)
  const x = m - ww / 2
  const view =
    sky(c, 260) +
    ridge(c, { foot: 330, height: 190, color: '#5f8f86', depth: 0.55, rough: 0.3, label: 'tat' }) +
    mist(c, 310, 50, 0.6) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        bush(c, {
          x: x + i * ww * 0.25,
          y: 420,
          width: ww * 0.36,
          height: 110,
          label: `ta${i}`,
          depth: 0.1,
          color: i % 2 ? '#c9703f' : '#3f8f5a',
        }),
      )
      .join('')
  const grid = line(
    Array.from({ length: 7 }, (_, i) => `M${num(x + (i * ww) / 6)} 84V420`).join('') + `M${num(x)} 330H${num(x + ww)}`,
    l.dark('#7d5a3a'),
    4,
  )
  const shoji = [-1, 1]
    .map((s) => {
      const px = s < 0 ? -10 : x + ww
      const pw = s < 0 ? x + 10 : c.w - x - ww + 10
      return (
        rect(
          px,
          70,
          pw,
          356,
          c.defs.linear([
            [0, l.lit('#fdf7e8')],
            [1, l.tone('#efe3c8')],
          ]),
        ) +
        line(
          Array.from({ length: 5 }, (_, i) => `M${num(px)} ${num(70 + i * 89)}h${num(pw)}`).join('') +
            `M${num(px + pw / 2)} 70v356`,
          l.dark('#8f6a48'),
          3.4,
        )
      )
    })
    .join('')
  const mats =
    rect(
      0,
      426,
      c.w,
      180,
      c.defs.linear([
        [0, l.dark('#b9b070')],
        [0.4, l.tone('#c9bf80')],
        [1, l.lit('#d6cc90')],
      ]),
    ) +
    line(
      `M0 470H${num(c.w)}M${num(m - 60)} 426L${num(m - 150)} 470M${num(m + 200)} 426L${num(m + 330)} 470M${num(m - 40)} 470L${num(m - 130)} 610M${num(m + 320)} 470L${num(m + 520)} 610M${num(m - 360)} 470L${num(m - 600)} 610`,
      l.dark('#5d6a44'),
      5,
    )
  const table =
    rect(
      m - 150,
      496,
      300,
      16,
      c.defs.linear([
        [0, l.lit('#8f5a3a')],
        [1, l.dark('#6d4028')],
      ]),
      { rx: 4 },
    ) +
    rect(m - 130, 512, 16, 36, l.dark('#6d4028')) +
    rect(m + 114, 512, 16, 36, l.dark('#6d4028')) +
    fill(
      `M${num(m - 36)} 496q-12 -40 26 -42q40 2 28 42Z`,
      c.defs.linear([
        [0, l.lit('#3f6f73')],
        [1, l.dark('#25494d')],
      ]),
    ) +
    line(`M${num(m - 34)} 470q-20 4 -12 22M${num(m + 18)} 476l22 -12`, l.dark('#25494d'), 6) +
    rect(m + 60, 478, 26, 18, l.lit('#f6efe0'), { rx: 5 }) +
    rect(m - 100, 478, 26, 18, l.lit('#f6efe0'), { rx: 5 })
  return (
    rect(
      0,
      0,
      c.w,
      440,
      c.defs.linear([
        [0, l.dark('#a8794c')],
        [1, l.tone('#d9bf92')],
      ]),
    ) +
    group(view, { 'clip-path': c.defs.clip(`M${num(x)} 84h${num(ww)}V426h${num(-ww)}Z`) }) +
    grid +
    shoji +
    rect(0, 62, c.w, 16, l.dark('#6d4a2f')) +
    mats +
    lightPatch(c, m - 130, 430, 260, 0) +
    cushion(c, m - 220, 548, 130, 40, '#5d6f9a') +
    cushion(c, m + 220, 548, 130, 40, '#b5573c') +
    table
  )
}

const withCase = (c: Canvas, body: string) =>
  c.scene.foreground === 'suitcase' ? body : body + (c.w > 1000 ? at(c.w * 0.9, 570, suitcase(c), 0.9) : '')

const motifs: Readonly<Record<Motifs['hotel-room'], (c: Canvas) => string>> = {
  bed: bedroom,
  balcony,
  family,
  attic,
  tatami,
}

/** Rooms with a view. */
export const hotelRoom = (c: Canvas, motif: Motifs['hotel-room']) => withCase(c, motifs[motif](c))
