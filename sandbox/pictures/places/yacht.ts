import { sail } from '../boats.ts'
import { glass } from '../buildings/houses.ts'
import { sway, type Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { island } from '../hills.ts'
import { green } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { curve, ellipse, fill, group, line, num, polygon, rect } from '../svg.ts'
import { accents } from '../things.ts'
import { sea } from '../water.ts'
import { coast } from './bay/parts.ts'

const cloth = (c: Canvas, color: string) =>
  c.defs.linear(
    [
      [0, c.light.lit(color)],
      [0.6, c.light.tone(color)],
      [1, c.light.dark(color)],
    ],
    c.side < 0 ? 10 : 170,
  )

function floating(c: Canvas, x: number, y: number, scale: number, body: string, w: number): string {
  const wake = ellipse(0, 6, w, 8, '#ffffff', { opacity: 0.5, filter: c.defs.blur(4) })
  const mirror = group(group(body, { transform: 'scale(1 -0.5)' }), { opacity: 0.3, filter: c.defs.blur(4) })
  return group(mirror + wake + body, {
    transform: `translate(${num(x)} ${num(y + sway(c, 0.1) * 3)}) scale(${c.side < 0 ? scale : -scale} ${scale})`,
  })
}

function sailing(c: Canvas): string {
  const horizon = 366
  const l = c.light
  const { main } = accents(c)
  const body =
    line('M6 -470V-30', l.dark('#7c6a58'), 6) +
    fill('M14 -462Q150 -250 168 -66Q90 -44 14 -54Z', cloth(c, '#fdf8ee')) +
    fill('M-2 -440Q-110 -230 -158 -50Q-70 -38 -4 -50Z', cloth(c, main)) +
    line('M14 -360Q76 -350 96 -330M14 -250Q110 -240 138 -216M14 -150Q130 -140 158 -120', l.dark('#d8cbb4'), 1.6, {
      opacity: 0.6,
    }) +
    fill(
      'M-190 -34Q0 -16 196 -44Q170 16 130 22L-130 22Q-176 10 -190 -34Z',
      c.defs.linear([
        [0, l.lit('#ffffff')],
        [0.5, l.tone('#f1ece2')],
        [1, l.dark('#b9b3a8')],
      ]),
    ) +
    fill('M-184 -16Q0 4 188 -24L184 -14Q0 14 -180 -6Z', l.tone('#0b7a75')) +
    fill('M-60 -32Q-40 -58 0 -58L60 -56Q84 -52 92 -36Z', l.lit('#f7f0e4')) +
    fill('M-34 -44Q-20 -52 0 -52L50 -50L62 -42Z', glass(c))
  return (
    sky(c, horizon) +
    birds(c, c.w * 0.3, 160, 5) +
    coast(c, horizon, 56) +
    sea(c, horizon) +
    sail(c, c.w * (c.side < 0 ? 0.86 : 0.14), horizon + 18, 44, '#fff3df', 0.35) +
    floating(c, c.w * (c.side < 0 ? 0.56 : 0.44), 492, 0.95, body, 220)
  )
}

function cruiser(c: Canvas): string {
  const horizon = 300
  const l = c.light
  const hull = fill(
    'M-330 -54L300 -70Q360 -72 384 -84Q340 10 280 26L-290 26Q-326 10 -330 -54Z',
    c.defs.linear([
      [0, l.lit('#ffffff')],
      [0.55, l.tone('#eef1f1')],
      [1, l.dark('#a9b6bd')],
    ]),
  )
  const decks =
    fill('M-270 -52L-250 -104L130 -110Q190 -96 240 -68Z', l.lit('#fbfaf6')) +
    fill('M-220 -104L-200 -150L60 -154Q104 -138 134 -110Z', l.tone('#f4f2ec')) +
    fill('M-120 -152L-104 -182L-10 -184L20 -154Z', l.lit('#fbfaf6'))
  const windows =
    fill('M-238 -66L-228 -92L120 -98Q168 -86 196 -72Z', glass(c)) +
    fill('M-196 -114L-186 -138L56 -142Q84 -130 100 -116Z', glass(c)) +
    [-200, -130, -60, 10, 80, 150].map((x) => ellipse(x, -24, 13, 8, glass(c))).join('')
  const trim =
    fill('M-330 -44L300 -60Q356 -62 380 -76L378 -68Q350 -54 300 -51L-329 -34Z', l.tone('#0b7a75')) +
    line('M-60 -184V-226M-60 -214H-34', l.dark('#8b9299'), 4) +
    line('M240 -70V-96M290 -72V-98M340 -76V-102M236 -94Q300 -94 352 -104', l.dark('#a9b6bd'), 3)
  return (
    sky(c, horizon) +
    birds(c, c.w * 0.6, 130, 4) +
    coast(c, horizon, 80) +
    sea(c, horizon) +
    island(c, {
      x: c.w * (c.side < 0 ? 0.9 : 0.1),
      y: horizon + 8,
      width: 260,
      height: 110,
      color: green.palm,
      depth: 0.35,
      steep: 0.7,
      label: 'yi',
    }) +
    floating(c, c.w * 0.5, 478, Math.min(1.05, c.w / 850), hull + decks + windows + trim, 360)
  )
}

function bow(c: Canvas): string {
  const horizon = 276
  const l = c.light
  const x = c.w * 0.5
  const deck = `M${num(x)} 330Q${num(x + 190)} 420 ${num(x + 330)} 640H${num(x - 330)}Q${num(x - 190)} 420 ${num(x)} 330Z`
  const boards = Array.from({ length: 13 }, (_, i) => {
    const t = i / 6 - 1
    return `M${num(x + t * 6)} 340Q${num(x + t * 190)} 440 ${num(x + t * 330)} 640`
  }).join('')
  const rail = [-1, 1]
    .map(
      (s) =>
        line(`M${num(x)} 292Q${num(x + s * 210)} 380 ${num(x + s * 372)} 620`, l.lit('#f4f6f7'), 4) +
        line(
          [0.12, 0.34, 0.58, 0.84]
            .map((t) => {
              const px = x + s * (t * 330)
              return `M${num(px)} ${num(330 + t * t * 150 + t * 130)}V${num(292 + t * t * 150 + t * 120)}`
            })
            .join(''),
          l.lit('#f4f6f7'),
          4,
        ),
    )
    .join('')
  const hull = fill(
    `M${num(x)} 318Q${num(x + 214)} 410 ${num(x + 372)} 640H${num(x - 372)}Q${num(x - 214)} 410 ${num(x)} 318Z`,
    c.defs.linear([
      [0, l.lit('#ffffff')],
      [1, l.tone('#dfe4e6')],
    ]),
  )
  const pads = [-1, 1]
    .map((s) =>
      group(
        rect(
          -54,
          -12,
          108,
          120,
          c.defs.linear([
            [0, l.lit('#fdf8ee')],
            [1, l.dark('#e0d6c5')],
          ]),
          { rx: 14 },
        ) + rect(-44, -6, 88, 28, l.tone(accents(c).main), { rx: 10 }),
        { transform: `translate(${num(x + s * 84)} 486) skewX(${s * 9})` },
      ),
    )
    .join('')
  const spray = [-1, 1]
    .map((s) =>
      fill(
        curve([
          [x + s * 40, 350],
          [x + s * 200, 400],
          [x + s * 420, 560],
          [x + s * 520, 610],
        ]) + `L${num(x + s * 380)} 610Q${num(x + s * 230)} 430 ${num(x + s * 40)} 350Z`,
        '#ffffff',
        { opacity: 0.45, filter: c.defs.blur(7) },
      ),
    )
    .join('')
  return (
    sky(c, horizon) +
    birds(c, c.w * 0.26, 140, 4) +
    sea(c, horizon) +
    island(c, {
      x: x - c.side * 130,
      y: horizon + 6,
      width: 330,
      height: 120,
      color: green.palm,
      depth: 0.4,
      steep: 0.5,
      label: 'bowi',
    }) +
    island(c, {
      x: x + c.side * 210,
      y: horizon + 3,
      width: 220,
      height: 60,
      color: green.palm,
      depth: 0.55,
      steep: 0.6,
      label: 'bowj',
    }) +
    spray +
    hull +
    fill(
      deck,
      c.defs.linear([
        [0, l.lit('#d9a86f')],
        [1, mix(l.tone('#c08c56'), l.dark('#9a6c40'), 0.3)],
      ]),
    ) +
    line(boards, l.dark('#8f6238'), 1.4, { opacity: 0.5 }) +
    pads +
    rail +
    fill(
      polygon([
        [x - 7, 340],
        [x + 7, 340],
        [x + 5, 300],
        [x - 5, 300],
      ]),
      l.dark('#8b9299'),
    )
  )
}

const motifs: Readonly<Record<Motifs['yacht'], (c: Canvas) => string>> = { sail: sailing, cruiser, bow }

/** Days at sea. */
export const yacht = (c: Canvas, motif: Motifs['yacht']) => motifs[motif](c)
