import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { island } from '../hills.ts'
import { bush, green, palm } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { sky } from '../sky.ts'
import { at, circle, curve, ellipse, fill, group, line, num, polygon, rect, type Point } from '../svg.ts'
import { parasol } from '../things.ts'
import { pool, sea } from '../water.ts'
import { coast } from './bay.ts'
import { terrace } from './pool-villa.ts'

/** A flume through the points: rim, trough and running water. */
function slide(c: Canvas, points: readonly Point[], width: number, color: string): string {
  const l = c.light
  const d = curve(points)
  return group(
    line(d, l.dark(color), width + 8, { transform: 'translate(0 6)' }) +
      line(d, l.tone(color), width + 6) +
      line(d, l.lit(color), width + 1) +
      line(d, l.dark(color), width * 0.62) +
      line(d, mix(l.shallow, '#ffffff', 0.45), width * 0.46) +
      line(d, '#ffffff', width * 0.08, { opacity: 0.8, 'stroke-dasharray': `${width} ${width * 0.8}` }),
    {},
  )
}

/** A swimmer in a ring seen from the side. */
function ring(c: Canvas, x: number, y: number, s: number, color: string): string {
  const l = c.light
  const body =
    ellipse(0, 8, 44, 9, '#ffffff', { opacity: 0.45, filter: c.defs.blur(3) }) +
    ellipse(
      0,
      0,
      36,
      13,
      c.defs.linear([
        [0, l.lit(color)],
        [1, l.dark(color)],
      ]),
    ) +
    ellipse(0, -3, 20, 6, l.dark(mix(color, '#2a5a66', 0.5))) +
    [-26, -8, 12, 28].map((dx) => rect(dx - 4, -9, 8, 18, '#ffffff', { opacity: 0.55 })).join('') +
    fill('M-11 -3Q-10 -26 0 -26Q10 -26 11 -3Z', l.tone('#f0c9a6')) +
    circle(0, -35, 9, l.tone('#f0c9a6')) +
    fill('M-10 -36A10 10 0 0 1 10 -36Q0 -44 -10 -36Z', l.dark('#3f2d26')) +
    line('M-9 -20L-26 -8M9 -20L26 -8', l.tone('#f0c9a6'), 5.5)
  return at(x, y, body, s)
}

function tower(c: Canvas, x: number, y: number, h: number, roof: string): string {
  const l = c.light
  const legs = [-34, -11, 11, 34].map((dx) => rect(x + dx - 3, y - h, 6, h, l.tone('#e9e2d4'))).join('')
  const braces = line(
    [0, 1, 2, 3]
      .map((i) => {
        const a = y - h + (i * h) / 4
        return `M${num(x - 34)} ${num(a)}L${num(x + 34)} ${num(a + h / 4)}M${num(x + 34)} ${num(a)}L${num(x - 34)} ${num(a + h / 4)}`
      })
      .join(''),
    l.dark('#cfc6b5'),
    2.4,
  )
  const top =
    rect(x - 46, y - h - 6, 92, 10, l.lit('#f2b84b'), { rx: 3 }) +
    line(`M${num(x - 42)} ${num(y - h - 6)}v-40M${num(x + 42)} ${num(y - h - 6)}v-40`, l.tone('#e9e2d4'), 5) +
    fill(
      polygon([
        [x - 60, y - h - 44],
        [x, y - h - 96],
        [x + 60, y - h - 44],
      ]),
      c.defs.linear(
        [
          [0, l.lit(roof)],
          [1, l.dark(roof)],
        ],
        c.side < 0 ? 20 : 160,
      ),
    ) +
    line(`M${num(x)} ${num(y - h - 96)}v-24`, l.dark('#8b7a60'), 3) +
    fill(
      polygon([
        [x, y - h - 120],
        [x + 30, y - h - 111],
        [x, y - h - 102],
      ]),
      l.tone('#f2b84b'),
    )
  return braces + legs + top
}

const splash = (c: Canvas, x: number, y: number, s: number) =>
  [
    [-20, 0, 18],
    [0, -10, 22],
    [22, 0, 17],
    [-8, 6, 16],
    [12, 7, 14],
  ]
    .map(([dx, dy, r]) =>
      ellipse(x + dx! * s, y + dy! * s, r! * s, r! * s * 0.6, '#ffffff', { opacity: 0.75, filter: c.defs.blur(2) }),
    )
    .join('')

const basinOf = (c: Canvas, y: number) =>
  `M-20 ${y + 20}Q${num(c.w * 0.3)} ${y - 14} ${num(c.w * 0.6)} ${y + 4}T${num(c.w + 20)} ${y}V620H-20Z`

const greens = (c: Canvas, y: number, label: string) =>
  rect(0, y - 6, c.w, c.h - y + 10, c.light.tone('#a9c47a')) +
  Array.from({ length: 7 }, (_, i) =>
    bush(c, {
      x: (c.w * i) / 6,
      y,
      width: 230,
      height: 70 + (i % 3) * 24,
      label: `${label}${i}`,
      depth: 0.18,
      color: i % 2 ? green.deep : green.palm,
    }),
  ).join('')

function slides(c: Canvas): string {
  const s = c.side < 0 ? 1 : -1
  const m = c.w / 2
  const p = (dx: number, y: number): Point => [m + s * dx, y]
  return (
    sky(c, 380) +
    coast(c, 384, 120) +
    greens(c, 410, 'ws') +
    [-330, 330, 250]
      .map((dx, i) =>
        palm(c, { x: m + dx, y: 416, height: 250 - i * 30, lean: dx < 0 ? 0.06 : -0.06, label: `wsp${i}`, depth: 0.1 }),
      )
      .join('') +
    tower(c, m + s * 150, 420, 270, '#e2553a') +
    pool(c, basinOf(c, 410), 405, 600, 'wsw') +
    slide(c, [p(140, 160), p(60, 190), p(20, 250), p(90, 310), p(170, 340), p(140, 400), p(60, 440)], 30, '#f2b84b') +
    slide(
      c,
      [p(160, 160), p(230, 200), p(300, 260), p(250, 320), p(190, 370), p(250, 430), p(310, 470)],
      30,
      '#e2553a',
    ) +
    slide(c, [p(130, 150), p(10, 176), p(-110, 250), p(-160, 340), p(-210, 440)], 34, '#0b9a94') +
    splash(c, m + s * 58, 446, 1.2) +
    splash(c, m + s * 312, 476, 1.2) +
    splash(c, m - s * 214, 448, 1.4) +
    ring(c, m - s * 60, 512, 1.1, '#f2b84b') +
    ring(c, m + s * 180, 540, 1.2, '#e98aa4') +
    ring(c, m - s * 290, 556, 1.25, '#e2553a')
  )
}

function bowl(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const s = c.side < 0 ? 1 : -1
  const x = m + s * 40
  const legs = [-150, -70, 70, 150].map((dx) => rect(x + dx - 6, 330, 12, 130, l.tone('#e9e2d4'))).join('')
  const cup =
    fill(
      `M${num(x - 210)} 240Q${num(x - 150)} 372 ${num(x)} 378Q${num(x + 150)} 372 ${num(x + 210)} 240Z`,
      c.defs.linear([
        [0, l.lit('#8a5ac0')],
        [1, l.dark('#5a3a94')],
      ]),
    ) +
    fill(
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `M${num(x - 190 + i * 80)} 246Q${num(x - 130 + i * 58)} 350 ${num(x - 40 + i * 20)} 378H${num(x - 20 + i * 20)}Q${num(x - 90 + i * 58)} 350 ${num(x - 150 + i * 80)} 246Z`,
        )
        .join(''),
      l.lit('#f2b84b'),
      { opacity: 0.9 },
    ) +
    ellipse(x, 240, 212, 54, l.lit('#b48ae0')) +
    ellipse(
      x,
      242,
      194,
      46,
      c.defs.linear([
        [0, l.dark('#5a3a94')],
        [1, l.tone('#8a5ac0')],
      ]),
    ) +
    [150, 110, 68, 30]
      .map((r, i) =>
        ellipse(x, 246 + i * 3, r, r * 0.22, 'none', {
          stroke: mix(l.shallow, '#ffffff', 0.5),
          'stroke-width': 9 - i,
          opacity: 0.85,
        }),
      )
      .join('')
  return (
    sky(c, 380) +
    coast(c, 384, 140) +
    greens(c, 420, 'wb') +
    tower(c, m - s * 270, 430, 290, '#0b7a75') +
    palm(c, { x: m + s * 330, y: 430, height: 330, lean: -s * 0.06, label: 'wbp' }) +
    slide(
      c,
      [
        [m - s * 264, 158],
        [m - s * 330, 230],
        [m - s * 270, 300],
        [m - s * 210, 250],
        [x - s * 190, 238],
      ],
      32,
      '#e2553a',
    ) +
    legs +
    cup +
    ring(c, x + s * 60, 246, 0.7, '#f6d36a') +
    pool(c, basinOf(c, 440), 435, 600, 'wbw') +
    slide(
      c,
      [
        [x, 370],
        [x - s * 10, 420],
        [x - s * 70, 470],
      ],
      34,
      '#8a5ac0',
    ) +
    splash(c, x - s * 74, 480, 1.5) +
    ring(c, m + s * 250, 530, 1.2, '#e2553a') +
    ring(c, m - s * 250, 548, 1.25, '#0b9a94')
  )
}

function castle(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const turret = (dx: number, y: number, w: number, h: number, color: string, roof: string) =>
    rect(
      m + dx - w / 2,
      y - h,
      w,
      h,
      c.defs.linear(
        [
          [0, l.lit(color)],
          [1, l.dark(color)],
        ],
        c.side < 0 ? 0 : 180,
      ),
    ) +
    fill(
      polygon([
        [m + dx - w * 0.7, y - h],
        [m + dx, y - h - w * 1.1],
        [m + dx + w * 0.7, y - h],
      ]),
      c.defs.linear([
        [0, l.lit(roof)],
        [1, l.dark(roof)],
      ]),
    ) +
    fill(
      `M${num(m + dx - w * 0.16)} ${num(y - h * 0.5)}v${num(-w * 0.3)}a${num(w * 0.16)} ${num(w * 0.16)} 0 0 1 ${num(w * 0.32)} 0v${num(w * 0.3)}Z`,
      l.dark('#3f5f7a'),
    ) +
    fill(
      polygon([
        [m + dx, y - h - w * 1.1],
        [m + dx, y - h - w * 1.1 - 30],
        [m + dx + 26, y - h - w * 1.1 - 20],
      ]),
      l.tone('#f2b84b'),
    )
  const fall = (dx: number, y: number, w: number, h: number) =>
    fill(
      `M${num(m + dx - w / 2)} ${y}h${w}q6 ${h / 2} 10 ${h}h${-w - 20}q4 ${-h / 2} 10 ${-h}Z`,
      c.defs.linear([
        [0, '#ffffff', 0.9],
        [1, l.shallow, 0.75],
      ]),
    ) + splash(c, m + dx, y + h, w / 40)
  const bucket = group(
    line('M-44 0V-120M44 0V-120M-44 -112H44', l.tone('#e9e2d4'), 8) +
      group(fill('M-34 -40L34 -40L26 20H-26Z', l.lit('#e2553a')) + ellipse(0, -40, 34, 9, l.lit('#f9a48f')), {
        transform: 'translate(0 -66) rotate(34)',
      }) +
      fill('M-24 -60Q-70 -30 -74 60H-36Q-34 -10 -8 -46Z', '#ffffff', { opacity: 0.75 }),
    { transform: `translate(${num(m)} 222)` },
  )
  return (
    sky(c, 380) +
    coast(c, 384, 120) +
    greens(c, 410, 'wc') +
    turret(-190, 430, 84, 200, '#fbe3b4', '#e2553a') +
    turret(190, 430, 84, 220, '#fbe3b4', '#0b7a75') +
    turret(-100, 430, 70, 150, '#f6c9a8', '#8a5ac0') +
    turret(104, 430, 70, 160, '#f6c9a8', '#f2b84b') +
    rect(
      m - 120,
      300,
      240,
      130,
      c.defs.linear([
        [0, l.lit('#fdf0d0')],
        [1, l.tone('#eec99a')],
      ]),
    ) +
    rect(m - 150, 222, 300, 12, l.tone('#0b9a94')) +
    rect(m - 140, 234, 10, 80, l.tone('#e9e2d4')) +
    rect(m + 130, 234, 10, 80, l.tone('#e9e2d4')) +
    bucket +
    fall(-60, 330, 40, 104) +
    fall(60, 330, 40, 104) +
    slide(
      c,
      [
        [m - 190, 300],
        [m - 270, 330],
        [m - 300, 400],
        [m - 250, 460],
      ],
      30,
      '#f2b84b',
    ) +
    slide(
      c,
      [
        [m + 190, 290],
        [m + 280, 330],
        [m + 300, 410],
        [m + 240, 468],
      ],
      30,
      '#e98aa4',
    ) +
    pool(c, basinOf(c, 424), 420, 600, 'wcw') +
    slide(
      c,
      [
        [m - 282, 430],
        [m - 250, 466],
      ],
      30,
      '#f2b84b',
    ) +
    splash(c, m - 250, 474, 1.1) +
    splash(c, m + 240, 480, 1.1) +
    splash(c, m - 60, 436, 1) +
    splash(c, m + 60, 436, 1) +
    ring(c, m, 520, 1.2, '#e2553a') +
    ring(c, m - 260, 556, 1.2, '#0b9a94') +
    ring(c, m + 280, 550, 1.2, '#f2b84b')
  )
}

function river(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const s = c.side < 0 ? 1 : -1
  const bank = (d: number): Point[] => [
    [m - s * 60 + d * 26, 318],
    [m + s * 120 + d * 46, 372],
    [m - s * 90 + d * 86, 444],
    [m + s * 40 + d * 210, 620],
  ]
  const water = `${curve(bank(-1))}${curve(bank(1).slice().reverse(), 'L')}Z`
  const rim =
    line(curve(bank(-1)) + curve(bank(1)), l.lit('#f2e6cf'), 14) +
    line(curve(bank(-1)) + curve(bank(1)), l.dark('#cbb791'), 2)
  const cave = island(c, {
    x: m - s * 60,
    y: 330,
    width: 320,
    height: 190,
    color: green.palm,
    depth: 0.16,
    steep: 0.8,
    label: 'rivrock',
  })
  const fall = fill(
    `M${num(m - s * 60 - 34)} 200h68q8 60 4 126h-76q-4 -66 4 -126Z`,
    c.defs.linear([
      [0, '#ffffff', 0.95],
      [1, '#e6fbfa', 0.8],
    ]),
    { filter: c.defs.blur(1.4) },
  )
  const bathers =
    ring(c, m + s * 56, 380, 0.6, '#e2553a') +
    ring(c, m - s * 40, 452, 0.95, '#f2b84b') +
    ring(c, m + s * 36, 540, 1.45, '#e98aa4')
  const para = at(m + s * 300, 470, parasol(c), 0.75) + at(m - s * 330, 540, parasol(c), 0.9)
  return (
    sky(c, 330) +
    coast(c, 334, 90) +
    sea(c, 330, 360) +
    cave +
    fall +
    terrace(c, 332, '#cfd79a') +
    greens(c, 372, 'wr') +
    rim +
    pool(c, water, 318, 600, 'riv') +
    splash(c, m - s * 60, 334, 1.4) +
    [-300, 260, 380]
      .map((dx, i) =>
        palm(c, { x: m + dx, y: 420 + i * 16, height: 300 - i * 20, lean: dx < 0 ? 0.08 : -0.08, label: `rv${i}` }),
      )
      .join('') +
    bathers +
    para +
    bush(c, { x: m + s * 380, y: 606, width: 260, height: 100, label: 'rvb' }) +
    bush(c, { x: m - s * 420, y: 606, width: 220, height: 100, label: 'rvb2' })
  )
}

const motifs: Readonly<Record<Motifs['water-park'], (c: Canvas) => string>> = { slides, bowl, castle, river }

/** Slides, pools and bathers. */
export const waterPark = (c: Canvas, motif: Motifs['water-park']) => motifs[motif](c)
