import { motorboat, sail } from '../boats.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { curtain, cushion, lightPatch, pot, tableLamp } from '../interior.ts'
import { island } from '../hills.ts'
import { bush, green, palm } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { at, ellipse, facing, fill, group, line, num, polygon, rect } from '../svg.ts'
import { accents, lounger, shadow } from '../things.ts'
import { pool, sea } from '../water.ts'
import { coast } from './bay.ts'

const open = (c: Canvas, horizon: number) =>
  sky(c, horizon) +
  birds(c, c.w * 0.42, horizon * 0.5, 4) +
  coast(c, horizon, 60) +
  sea(c, horizon) +
  island(c, {
    x: c.w * (c.side < 0 ? 0.78 : 0.22),
    y: horizon + 6,
    width: 230,
    height: 80,
    color: green.palm,
    depth: 0.42,
    steep: 0.6,
    label: 'os',
  })

function bath(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const tub =
    fill(
      `M${num(m - 190)} 420Q${num(m)} 436 ${num(m + 190)} 420Q${num(m + 180)} 540 ${num(m + 120)} 552H${num(m - 120)}Q${num(m - 180)} 540 ${num(m - 190)} 420Z`,
      c.defs.linear(
        [
          [0, l.lit('#ffffff')],
          [1, l.dark('#d3d6d8')],
        ],
        c.side < 0 ? 20 : 160,
      ),
    ) +
    ellipse(m, 420, 192, 22, l.lit('#ffffff')) +
    ellipse(
      m,
      422,
      174,
      16,
      c.defs.linear([
        [0, mix(l.shallow, '#ffffff', 0.3)],
        [1, l.shallow],
      ]),
    )
  const foam = [-110, -84, -60, -96, -70]
    .map((dx, i) => ellipse(m + dx, 416 + (i % 2) * 5, 22, 10, '#ffffff', { opacity: 0.9 }))
    .join('')
  const tap = line(
    `M${num(m + 216)} 552V370Q${num(m + 216)} 352 ${num(m + 196)} 352Q${num(m + 176)} 352 ${num(m + 176)} 374`,
    l.dark('#b08d4f'),
    7,
  )
  const stool =
    rect(m - 290, 476, 70, 10, l.tone('#b98d61'), { rx: 3 }) +
    line(`M${num(m - 280)} 486V556M${num(m - 230)} 486V556`, l.dark('#8a6440'), 6) +
    rect(m - 284, 460, 58, 16, l.lit('#fdfaf4'), { rx: 6 }) +
    rect(m - 280, 446, 50, 15, l.tone(accents(c).main), { rx: 6 })
  const frame =
    [0.02, 0.34, 0.66, 0.98].map((t) => rect(c.w * t - 4, 0, 8, 410, l.dark('#5d5148'))).join('') +
    rect(0, 400, c.w, 12, l.dark('#5d5148'))
  const floor =
    rect(
      0,
      410,
      c.w,
      200,
      c.defs.linear([
        [0, l.tone('#cfc3b2')],
        [1, l.lit('#e9dfcf')],
      ]),
    ) +
    line(
      [436, 474, 528].map((y) => `M0 ${y}H${num(c.w)}`).join('') +
        [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) => `M${num(m + i * 90)} 412L${num(m + i * 170)} 610`).join(''),
      l.dark('#a99c8a'),
      1.6,
      { opacity: 0.4 },
    )
  return (
    open(c, 288) +
    frame +
    floor +
    lightPatch(c, c.w * 0.36, 412, c.w * 0.28, 0) +
    curtain(c, -4, 0, 100, 560, 1) +
    curtain(c, c.w + 4, 0, 100, 560, -1) +
    shadow(c, m, 556, 200, 14, 0.4) +
    tub +
    foam +
    tap +
    stool +
    pot(c, m + 310, 568, 210)
  )
}

function sofa(c: Canvas, x: number, y: number, w: number, color: string): string {
  const l = c.light
  const skin = c.defs.linear([
    [0, l.lit(color)],
    [1, l.dark(color)],
  ])
  return (
    shadow(c, x, y + 2, w * 0.55, 12, 0.35) +
    rect(x - w / 2, y - 92, w, 66, skin, { rx: 16 }) +
    rect(x - w / 2, y - 50, w, 44, skin, { rx: 10 }) +
    rect(x - w / 2 - 20, y - 70, 36, 66, skin, { rx: 14 }) +
    rect(x + w / 2 - 16, y - 70, 36, 66, skin, { rx: 14 }) +
    cushion(c, x - w * 0.32, y - 62, 66, 52, accents(c).main) +
    cushion(c, x + w * 0.3, y - 62, 66, 52, '#f2b84b') +
    line(`M${num(x)} ${num(y - 50)}V${num(y - 8)}`, l.dark(color), 2)
  )
}

function lounge(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const frame = [0.16, 0.39, 0.61, 0.84].map((t) => rect(c.w * t - 3, 0, 6, 424, l.dark('#5d5148'))).join('')
  const ceiling = fill(
    polygon([
      [-10, -10],
      [c.w + 10, -10],
      [c.w + 10, 44],
      [c.w * 0.84, 58],
      [c.w * 0.16, 58],
      [-10, 44],
    ]),
    c.defs.linear([
      [0, l.dark('#a8794c')],
      [1, l.tone('#cfa06d')],
    ]),
  )
  const pendant =
    line(`M${num(m)} 40V120`, l.dark('#5d4a3a'), 2) +
    fill(
      `M${num(m - 50)} 160Q${num(m - 40)} 118 ${num(m)} 116Q${num(m + 40)} 118 ${num(m + 50)} 160Z`,
      c.defs.linear([
        [0, l.lit('#d9b37c')],
        [1, l.dark('#a57f4c')],
      ]),
    ) +
    ellipse(m, 160, 50, 6, l.lamp) +
    ellipse(
      m,
      176,
      150,
      90,
      c.defs.radial([
        [0, l.lamp, l.lamps ? 0.5 : 0.18],
        [1, l.lamp, 0],
      ]),
    )
  const table =
    ellipse(m, 556, 110, 16, l.lit('#efe3cf')) +
    ellipse(m, 560, 110, 16, l.dark('#a98a62'), { opacity: 0.4 }) +
    fill(`M${num(m - 22)} 550q-8 -26 22 -26q30 0 22 26Z`, l.tone('#0b7a75'))
  const rug =
    ellipse(m, 556, Math.min(c.w * 0.42, 380), 44, l.lit('#f4ead8')) +
    ellipse(m, 556, Math.min(c.w * 0.36, 320), 34, l.tone('#dcc5a0'), { opacity: 0.5 })
  const floor = rect(
    0,
    424,
    c.w,
    190,
    c.defs.linear([
      [0, l.dark('#b98a5c')],
      [0.3, l.tone('#c99b6c')],
      [1, l.lit('#d9ad7c')],
    ]),
  )
  return (
    open(c, 266) +
    sail(c, c.w * 0.55, 300, 60, '#fff6e6') +
    frame +
    floor +
    lightPatch(c, c.w * 0.3, 424, c.w * 0.4, 0) +
    ceiling +
    pendant +
    rug +
    sofa(c, m - 225, 548, 230, '#f1e8da') +
    sofa(c, m + 225, 548, 230, '#f1e8da') +
    table +
    pot(c, c.w * 0.03, 580, 280) +
    curtain(c, c.w + 4, 40, 120, 540, -1)
  )
}

function corner(c: Canvas): string {
  const l = c.light
  const s = c.side < 0 ? 1 : -1
  const x = (t: number) => (s > 0 ? c.w * t : c.w * (1 - t))
  const edge = x(0.66)
  const panel =
    fill(
      polygon([
        [edge, 0],
        [x(1.02), 0],
        [x(1.02), 610],
        [edge, 440],
      ]),
      c.defs.linear(
        [
          [0, l.dark('#a8794c')],
          [1, l.tone('#c99b6c')],
        ],
        s > 0 ? 0 : 180,
      ),
    ) +
    line(
      [0.2, 0.4, 0.6, 0.8].map((t) => `M${num(edge + (x(1.02) - edge) * t)} 0V${num(440 + 170 * t)}`).join(''),
      l.dark('#7d5a3a'),
      2,
      { opacity: 0.4 },
    )
  const floor = fill(
    polygon([
      [x(-0.02), 440],
      [edge, 440],
      [x(1.02), 610],
      [x(-0.02), 620],
    ]),
    c.defs.linear([
      [0, l.dark('#b98a5c')],
      [1, l.lit('#d9ad7c')],
    ]),
  )
  const frames =
    [0.0, 0.22, 0.44].map((t) => rect(x(t) - 3, 0, 6, 440, l.dark('#5d5148'))).join('') +
    rect(edge - 5, 0, 10, 440, l.dark('#4a3f36'))
  const daybed =
    rect(x(0.36) - 190, 486, 380, 40, l.tone('#b98d61'), { rx: 6 }) +
    rect(
      x(0.36) - 186,
      452,
      372,
      42,
      c.defs.linear([
        [0, l.lit('#fdf8ee')],
        [1, l.dark('#dcd0be')],
      ]),
      { rx: 14 },
    ) +
    cushion(c, x(0.36) - 140, 440, 90, 66, accents(c).main) +
    cushion(c, x(0.36) - 76, 448, 74, 54, '#f6e7c8') +
    fill(`M${num(x(0.36) + 60)} 452h90l14 70h-96Z`, l.tone('#7fb5ae'))
  const art = group(
    rect(-44, -60, 88, 120, l.lit('#fbf4e6')) +
      ellipse(0, 6, 26, 26, l.tone('#e98a5b')) +
      fill('M-40 30Q-10 10 40 34V56H-40Z', l.tone('#0b7a75')),
    { transform: `translate(${num(x(0.86))} 236) skewY(${s * 12})` },
  )
  return (
    open(c, 280) +
    motorboat(c, x(0.2), 330, 110, 0.2) +
    frames +
    panel +
    floor +
    lightPatch(c, x(0.3) - 120, 440, 240, s * 40) +
    art +
    shadow(c, x(0.36), 528, 220, 12, 0.35) +
    daybed +
    pot(c, x(0.7), 530, 250) +
    tableLamp(c, x(0.9), 500, 1.1)
  )
}

function deck(c: Canvas): string {
  const l = c.light
  const s = c.side < 0 ? 1 : -1
  const x = (t: number) => (s > 0 ? c.w * t : c.w * (1 - t))
  const boards =
    rect(
      0,
      420,
      c.w,
      190,
      c.defs.linear([
        [0, l.tone('#c49768')],
        [1, l.lit('#d9ad7c')],
      ]),
    ) +
    line(
      Array.from(
        { length: 19 },
        (_, i) => `M${num(c.w / 2 + (i - 9) * 60)} 420L${num(c.w / 2 + (i - 9) * 110)} 610`,
      ).join(''),
      l.dark('#8b6744'),
      1.8,
      { opacity: 0.45 },
    )
  const basin = polygon([
    [x(0.06), 452],
    [x(0.44), 452],
    [x(0.4), 574],
    [x(-0.08), 574],
  ])
  const net =
    fill(
      polygon([
        [x(0.52), 424],
        [x(0.78), 424],
        [x(0.8), 470],
        [x(0.5), 470],
      ]),
      mix(l.water[1], l.shallow, 0.5),
    ) +
    line(
      Array.from({ length: 12 }, (_, i) => `M${num(x(0.52 + i * 0.0236))} 424L${num(x(0.5 + i * 0.0273))} 470`).join(
        '',
      ) + [435, 447, 459].map((y) => `M${num(x(0.51))} ${y}H${num(x(0.79))}`).join(''),
      l.lit('#fdf8ee'),
      1.6,
      { opacity: 0.85 },
    )
  const sun = at(x(0.68), 548, facing(-s, lounger(c)), 1.1) + at(x(0.9), 556, facing(-s, lounger(c)), 1.1)
  return (
    sky(c, 250) +
    birds(c, x(0.4), 130, 4) +
    coast(c, 250, 70) +
    sea(c, 250) +
    ellipse(x(0.4), 400, c.w * 0.6, 60, l.shallow, { opacity: 0.8, filter: c.defs.blur(18) }) +
    sail(c, x(0.3), 292, 52, accents(c).main) +
    boards +
    net +
    line(basin, l.lit('#f4ecdf'), 9) +
    pool(c, basin, 452, 576, 'deckpool') +
    sun +
    palm(c, { x: x(1.02), y: 620, height: 520, lean: -s * 0.12, label: 'deckp' }) +
    bush(c, { x: x(0), y: 606, width: 160, height: 70, label: 'deckb' })
  )
}

const motifs: Readonly<Record<Motifs['ocean-suite'], (c: Canvas) => string>> = { bath, lounge, corner, deck }

/** Large suites open to the sea. */
export const oceanSuite = (c: Canvas, motif: Motifs['ocean-suite']) => motifs[motif](c)
