import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { mist, ridge } from '../hills.ts'
import { pot } from '../interior.ts'
import { bush, green, palm } from '../plants.ts'
import { thatch } from '../buildings/houses.ts'
import type { Motifs } from '../scene.ts'
import { sky } from '../sky.ts'
import { circle, ellipse, fill, group, leaf, line, num, rect } from '../svg.ts'
import { shadow } from '../things.ts'
import { pool, sea } from '../water.ts'
import { coast } from './bay.ts'

function stone(c: Canvas, x: number, y: number, w: number, h: number, color: string): string {
  const l = c.light
  return (
    ellipse(
      x,
      y,
      w,
      h,
      c.defs.radial(
        [
          [0, l.lit(color)],
          [0.6, l.tone(color)],
          [1, l.dark(color)],
        ],
        c.side < 0 ? 0.35 : 0.65,
        0.25,
        0.75,
      ),
    ) +
    ellipse(x + c.side * w * 0.3, y - h * 0.45, w * 0.3, h * 0.14, '#ffffff', { opacity: 0.22, filter: c.defs.blur(2) })
  )
}

function candle(c: Canvas, x: number, y: number, h: number): string {
  const l = c.light
  return (
    circle(
      x,
      y - h - 8,
      80,
      c.defs.radial([
        [0, '#ffd58a', 0.7],
        [1, '#ffd58a', 0],
      ]),
    ) +
    rect(
      x - 14,
      y - h,
      28,
      h,
      c.defs.linear([
        [0, '#fff1d0'],
        [1, l.dark('#e9d6b4')],
      ]),
      { rx: 5 },
    ) +
    fill(
      `M${num(x)} ${num(y - h - 24)}Q${num(x + 9)} ${num(y - h - 8)} ${num(x)} ${num(y - h - 2)}Q${num(x - 9)} ${num(y - h - 8)} ${num(x)} ${num(y - h - 24)}Z`,
      '#fff3c0',
    ) +
    line(`M${num(x)} ${num(y - h)}v-6`, '#5d4a3a', 1.6)
  )
}

function orchid(c: Canvas, x: number, y: number, s: number): string {
  const l = c.light
  const petals = [0, 1, 2, 3, 4]
    .map((i) =>
      fill(leaf(0, 0, -Math.PI / 2 + (i * 2 * Math.PI) / 5, 34, 17), i % 2 ? l.lit('#f7d6e0') : l.lit('#fdeef2')),
    )
    .join('')
  return group(petals + circle(0, 0, 7, l.tone('#e98aa4')) + circle(0, 1, 3.4, l.lit('#f6d36a')), {
    transform: `translate(${num(x)} ${num(y)}) scale(${s})`,
  })
}

function stones(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const s = c.side < 0 ? 1 : -1
  const back = rect(
    0,
    0,
    c.w,
    600,
    c.defs.linear([
      [0, mix(l.sky[1], l.tone('#8fb8a0'), 0.6)],
      [0.7, mix(l.haze, l.tone('#dcead8'), 0.5)],
      [1, l.tone('#cfe0d4')],
    ]),
  )
  const random = c.random.fork('bokeh')
  const bokeh = Array.from({ length: 16 }, () =>
    circle(random.range(0, c.w), random.range(20, 360), random.range(14, 56), l.lit('#f4f3d0'), {
      opacity: random.range(0.06, 0.2),
    }),
  ).join('')
  const bamboo = [-0.46, -0.39, -0.3, 0.33, 0.43, 0.49]
    .map((t, i) => {
      const x = m + t * Math.max(c.w, 700)
      return (
        rect(
          x - 9,
          -10,
          18,
          470,
          c.defs.linear(
            [
              [0, l.lit('#a9c46a')],
              [1, l.dark('#6a9048')],
            ],
            0,
          ),
          { opacity: 0.5 + (i % 3) * 0.2 },
        ) +
        [60, 170, 290, 400].map((y) => rect(x - 10.5, y + i * 9, 21, 4, l.dark('#5d8040'), { opacity: 0.6 })).join('') +
        Array.from({ length: 6 }, (_, k) =>
          fill(
            leaf(x, 60 + k * 58, (k % 2 ? 0.5 : 2.6) + k * 0.07, 74, 9),
            k % 2 ? l.tone('#7fae5a') : l.dark('#5f9450'),
            { opacity: 0.85 },
          ),
        ).join('')
      )
    })
    .join('')
  const water = rect(
    0,
    440,
    c.w,
    170,
    c.defs.linear([
      [0, mix(l.shallow, '#ffffff', 0.45)],
      [1, mix(l.water[1], l.shallow, 0.35)],
    ]),
  )
  const rings = [1, 1.6, 2.3]
    .map((k) => ellipse(m, 528, 150 * k, 26 * k, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.45 / k }))
    .join('')
  const pile =
    stone(c, m, 508, 128, 34, '#5d666b') +
    stone(c, m - s * 8, 452, 100, 30, '#7c858a') +
    stone(c, m + s * 6, 402, 74, 26, '#565f66') +
    stone(c, m, 360, 48, 20, '#8b9398')
  const mirror = group(group(pile, { transform: 'translate(0 860) scale(1 -0.62)' }), {
    opacity: 0.22,
    filter: c.defs.blur(4),
  })
  return (
    back +
    bokeh +
    bamboo +
    water +
    mirror +
    rings +
    pile +
    orchid(c, m + s * 30, 336, 1.3) +
    orchid(c, m + s * 190, 544, 1) +
    candle(c, m - s * 210, 540, 62) +
    candle(c, m - s * 262, 556, 40)
  )
}

function bath(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const roof =
    fill(`M-10 -10H${num(c.w + 10)}V70L${num(m)} 40L-10 70Z`, l.dark('#8f6a48')) +
    [0.08, 0.92]
      .map((t) =>
        rect(
          c.w * t - 12,
          40,
          24,
          460,
          c.defs.linear(
            [
              [0, l.lit('#a57c54')],
              [1, l.dark('#7a583a')],
            ],
            0,
          ),
        ),
      )
      .join('')
  const rocks = [
    [-0.44, 470, 120, 50],
    [-0.28, 458, 80, 34],
    [0.3, 460, 90, 40],
    [0.46, 476, 130, 56],
    [-0.1, 452, 60, 22],
    [0.12, 452, 56, 20],
  ]
    .map(([t, y, w, h]) => stone(c, m + t! * c.w, y!, w!, h!, '#8b857c'))
    .join('')
  const water = `M0 470Q${num(m)} 440 ${num(c.w)} 470V610H0Z`
  const steam = Array.from({ length: 7 }, (_, i) =>
    ellipse(c.w * (0.1 + i * 0.13), 430 - (i % 3) * 30, 120, 30, '#ffffff', { opacity: 0.3, filter: c.defs.blur(18) }),
  ).join('')
  const tray =
    rect(m + 60, 528, 150, 12, l.tone('#a57c54'), { rx: 6 }) +
    rect(m + 82, 500, 26, 28, l.lit('#f6efe0'), { rx: 4 }) +
    fill(`M${num(m + 130)} 528q-8 -40 14 -40q22 0 14 40Z`, l.dark('#3f5f6a')) +
    ellipse(m + 135, 544, 88, 7, l.dark('#2a5a66'), { opacity: 0.35, filter: c.defs.blur(3) })
  return (
    sky(c, 360) +
    ridge(c, { foot: 420, height: 300, color: '#5b8f96', depth: 0.66, rough: 0.4, label: 'sb0' }) +
    ridge(c, { foot: 430, height: 170, color: '#4f8a76', depth: 0.42, label: 'sb1' }) +
    mist(c, 380, 60, 0.6) +
    [0.1, 0.3, 0.55, 0.8, 1]
      .map((t, i) =>
        bush(c, {
          x: c.w * t,
          y: 460,
          width: 250,
          height: 110,
          label: `sbb${i}`,
          color: i % 2 ? '#c9703f' : green.palm,
          depth: 0.1,
        }),
      )
      .join('') +
    pool(c, water, 455, 600, 'onsen') +
    rocks +
    steam +
    tray +
    roof +
    [0.2, 0.8].map((t) => pot(c, c.w * t, 640, 200, 'leafy')).join('')
  )
}

function spaPavilion(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const posts = [-250, -240, 228, 238].map((dx) => rect(m + dx, 190, 14, 330, l.dark('#8b6744'))).join('')
  const drape = (s: number) =>
    fill(
      `M${num(m + s * 250)} 190Q${num(m + s * 150)} 330 ${num(m + s * 214)} 400Q${num(m + s * 200)} 460 ${num(m + s * 222)} 520H${num(m + s * 252)}Z`,
      c.defs.linear(
        [
          [0, l.lit('#ffffff')],
          [1, l.dark('#e4dccb')],
        ],
        0,
      ),
      { opacity: 0.9 },
    )
  const table = (x: number) =>
    shadow(c, x, 520, 90, 8, 0.3) +
    rect(x - 80, 440, 160, 24, l.lit('#fdfaf4'), { rx: 8 }) +
    rect(
      x - 74,
      464,
      148,
      52,
      c.defs.linear([
        [0, l.tone('#b98d61')],
        [1, l.dark('#8a6440')],
      ]),
    ) +
    rect(x - 76, 424, 50, 20, l.lit('#ffffff'), { rx: 9 }) +
    fill(`M${num(x + 6)} 440h56l6 46h-66Z`, l.tone('#7fb5ae'))
  const floor = rect(m - 290, 518, 580, 20, l.tone('#c49768')) + rect(m - 320, 538, 640, 18, l.dark('#a57c54'))
  const inside = l.lamps
    ? rect(
        m - 260,
        180,
        520,
        340,
        c.defs.radial([
          [0, l.lamp, 0.6],
          [1, l.lamp, 0],
        ]),
      )
    : ''
  return (
    sky(c, 330) +
    coast(c, 330, 60) +
    sea(c, 330) +
    inside +
    table(m - 110) +
    table(m + 110) +
    posts +
    drape(-1) +
    drape(1) +
    floor +
    thatch(c, m, 204, 640, 170) +
    rect(0, 556, c.w, 60, l.dark('#e6d3b4')) +
    palm(c, { x: m - 400, y: 590, height: 400, lean: 0.06, label: 'sp1' }) +
    palm(c, { x: m + 410, y: 590, height: 360, lean: -0.06, label: 'sp2' }) +
    [-360, 360].map((dx, i) => bush(c, { x: m + dx, y: 602, width: 260, height: 96, label: `spb${i}` })).join('') +
    orchid(c, m, 500, 0.9) +
    candle(c, m - 36, 520, 34) +
    candle(c, m + 40, 520, 26)
  )
}

const motifs: Readonly<Record<Motifs['spa'], (c: Canvas) => string>> = { stones, bath, pavilion: spaPavilion }

/** Quiet places for body and mind. */
export const spa = (c: Canvas, motif: Motifs['spa']) => motifs[motif](c)
