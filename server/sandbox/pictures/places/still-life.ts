import { bowl, teapot } from '../food.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { frond, green } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { at, circle, dot, ellipse, fill, group, leaf, line, num, polygon, rect } from '../svg.ts'
import { shadow } from '../things.ts'

const backdrops = [
  ['#f6e3cf', '#eac7a4'],
  ['#cfe6e0', '#9fcac4'],
  ['#f9d9cf', '#eea996'],
  ['#e6e0f2', '#c3b6dc'],
  ['#fbeac0', '#f2cd84'],
  ['#d6e6f2', '#a3c3de'],
] as const

/** A quiet studio: a round niche of light, a table, the shadow of palm leaves on the wall. */
function studio(c: Canvas): string {
  const l = c.light
  const [pale, deep] = backdrops[c.scene.seed % backdrops.length]!
  const m = c.w / 2
  const random = c.random.fork('studio')
  const wall = rect(
    0,
    0,
    c.w,
    c.h,
    c.defs.radial(
      [
        [0, l.lit(pale)],
        [0.6, l.tone(pale)],
        [1, l.tone(deep)],
      ],
      0.5 + c.side * 0.2,
      0.3,
      0.9,
    ),
  )
  const disc = circle(
    m,
    290,
    210,
    c.defs.linear([
      [0, l.lit(mix(deep, '#ffffff', 0.25))],
      [1, l.tone(deep)],
    ]),
    { opacity: 0.9 },
  )
  const shade = group(
    [0, 1, 2, 3]
      .map((i) =>
        fill(
          frond(random, {
            x: c.side > 0 ? -30 : c.w + 30,
            y: 30 + i * 40,
            angle: c.side > 0 ? 0.2 + i * 0.22 : Math.PI - 0.2 - i * 0.22,
            length: 330,
            droop: 0.2,
            leaflets: 18,
          }).leaves,
          l.dark(deep),
        ),
      )
      .join(''),
    { opacity: 0.28, filter: c.defs.blur(6) },
  )
  const top = fill(
    `M-10 452H${num(c.w + 10)}V620H-10Z`,
    c.defs.linear([
      [0, l.tone(mix(deep, '#ffffff', 0.35))],
      [0.3, l.lit(mix(pale, '#ffffff', 0.4))],
      [1, l.tone(pale)],
    ]),
  )
  return wall + disc + shade + top + rect(0, 450, c.w, 3, '#ffffff', { opacity: 0.5 })
}

const round = (c: Canvas, color: string) =>
  c.defs.radial(
    [
      [0, c.light.lit(color)],
      [0.55, c.light.tone(color)],
      [1, c.light.dark(color)],
    ],
    c.side < 0 ? 0.35 : 0.65,
    0.3,
    0.8,
  )
const sideways = (c: Canvas, color: string) =>
  c.defs.linear(
    [
      [0, c.light.lit(color)],
      [0.55, c.light.tone(color)],
      [1, c.light.dark(color)],
    ],
    c.side < 0 ? 0 : 180,
  )

function tea(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const tin =
    shadow(c, m - 170, 512, 70, 10) +
    rect(m - 226, 330, 112, 180, sideways(c, '#0b7a75'), { rx: 10 }) +
    rect(m - 226, 380, 112, 74, l.lit('#f6efe0')) +
    fill(`M${num(m - 206)} 440q18 -40 36 0t36 0`, 'none', { stroke: l.tone('#0b7a75'), 'stroke-width': 5 }) +
    ellipse(m - 170, 330, 56, 13, l.lit('#3fa39c')) +
    rect(m - 182, 312, 24, 16, l.tone('#d9a94f'), { rx: 4 })
  return (
    studio(c) +
    tin +
    at(m + 30, 528, teapot(c, '#c9573f'), 1.45) +
    at(m + 216, 540, bowl(c, '#f6efe0', '#c98a3f'), 1) +
    at(m - 60, 566, bowl(c, '#f6efe0', '#c98a3f'), 0.8) +
    fill(leaf(m + 120, 566, -0.3, 46, 9) + leaf(m + 128, 570, -1.1, 40, 9), l.tone('#5f9450'))
  )
}

function towel(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const roll = (x: number, y: number, color: string) =>
    rect(
      x - 130,
      y - 38,
      240,
      76,
      c.defs.linear([
        [0, l.lit(color)],
        [0.6, l.tone(color)],
        [1, l.dark(color)],
      ]),
      { rx: 30 },
    ) +
    [-84, -40, 4, 48].map((dx) => rect(x + dx, y - 38, 18, 76, l.lit('#fdf6e6'), { opacity: 0.9 })).join('') +
    ellipse(x + 108, y, 26, 38, l.lit(mix(color, '#ffffff', 0.25))) +
    ellipse(x + 108, y, 17, 26, 'none', { stroke: l.dark(color), 'stroke-width': 4 }) +
    ellipse(x + 108, y, 7, 11, 'none', { stroke: l.dark(color), 'stroke-width': 4 })
  const glasses = group(
    line('M-16 -6Q0 -16 16 -6', '#2a3440', 6) +
      rect(-72, -20, 58, 40, '#2a3440', { rx: 18 }) +
      rect(14, -20, 58, 40, '#2a3440', { rx: 18 }) +
      fill('M-62 -12L-34 -12L-52 10H-64ZM24 -12L52 -12L34 10H22Z', '#7fb5c4', { opacity: 0.5 }),
    { transform: `translate(${num(m + 150)} 532)` },
  )
  const shell = group(
    fill('M0 10Q-60 0 -52 -44Q-30 -80 0 -76Q30 -80 52 -44Q60 0 0 10Z', round(c, '#f6c9b0')) +
      line('M0 8L-40 -52M0 8L-20 -70M0 8V-74M0 8L20 -70M0 8L40 -52', l.dark('#dfa48a'), 3, { opacity: 0.6 }),
    { transform: `translate(${num(m - 190)} 556)` },
  )
  return (
    studio(c) +
    shadow(c, m, 520, 190, 14) +
    roll(m, 476, '#e2553a') +
    roll(m + 6, 402, '#0b7a75') +
    roll(m - 8, 330, '#f2b84b') +
    shadow(c, m + 150, 552, 80, 6) +
    glasses +
    shadow(c, m - 186, 566, 60, 7) +
    shell
  )
}

function plush(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const body = '#7fb5d0'
  const fin = (s: number) =>
    fill(
      `M${num(m + s * 120)} 420Q${num(m + s * 220)} 430 ${num(m + s * 236)} 500Q${num(m + s * 180)} 500 ${num(m + s * 110)} 480Z`,
      round(c, mix(body, '#2f6fa8', 0.25)),
    )
  const whale =
    fin(-1) +
    fin(1) +
    fill(
      `M${num(m)} 220Q${num(m + 190)} 226 ${num(m + 190)} 400Q${num(m + 186)} 528 ${num(m)} 532Q${num(m - 186)} 528 ${num(m - 190)} 400Q${num(m - 190)} 226 ${num(m)} 220Z`,
      round(c, body),
    ) +
    fill(
      `M${num(m)} 360Q${num(m + 130)} 368 ${num(m + 128)} 450Q${num(m + 100)} 528 ${num(m)} 530Q${num(m - 100)} 528 ${num(m - 128)} 450Q${num(m - 130)} 368 ${num(m)} 360Z`,
      l.lit('#fdf6ea'),
    ) +
    line([-60, -20, 20, 60].map((dx) => `M${num(m + dx)} 400V512`).join(''), l.dark('#e4d6c2'), 3, { opacity: 0.5 })
  const face =
    fill(dot(m - 90, 356, 13) + dot(m + 90, 356, 13), '#20303f') +
    fill(dot(m - 86, 351, 4.5) + dot(m + 94, 351, 4.5), '#ffffff') +
    ellipse(m - 124, 390, 22, 13, l.lit('#f6a898'), { opacity: 0.75 }) +
    ellipse(m + 124, 390, 22, 13, l.lit('#f6a898'), { opacity: 0.75 }) +
    line(`M${num(m - 22)} 376Q${num(m)} 396 ${num(m + 22)} 376`, '#20303f', 5)
  const spout =
    line(
      `M${num(m)} 218Q${num(m - 4)} 176 ${num(m - 40)} 160M${num(m)} 218Q${num(m + 4)} 176 ${num(m + 40)} 160M${num(m)} 218V150`,
      l.lit('#cfeaf2'),
      13,
    ) +
    circle(m - 44, 160, 11, l.lit('#cfeaf2')) +
    circle(m + 44, 160, 11, l.lit('#cfeaf2')) +
    circle(m, 144, 11, l.lit('#cfeaf2'))
  return (
    studio(c) +
    shadow(c, m + 6, 534, 220, 16) +
    spout +
    whale +
    face +
    fill(
      polygon([
        [m + 104, 244],
        [m + 150, 220],
        [m + 146, 268],
        [m + 100, 284],
        [m + 60, 236],
      ]),
      l.tone('#e2553a'),
    ) +
    circle(m + 104, 254, 9, l.lit('#f28a6a'))
  )
}

function gift(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const parcel = (x: number, y: number, w: number, h: number, color: string, band: string) =>
    shadow(c, x, y + 2, w * 0.6, 11) +
    rect(x - w / 2, y - h, w, h, sideways(c, color), { rx: 5 }) +
    rect(x - w * 0.07, y - h, w * 0.14, h, l.lit(band)) +
    rect(x - w * 0.55, y - h - 8, w * 1.1, h * 0.2 + 8, sideways(c, mix(color, '#ffffff', 0.12)), { rx: 5 }) +
    rect(x - w * 0.07, y - h - 8, w * 0.14, h * 0.2 + 8, l.lit(band)) +
    fill(
      `M${num(x)} ${num(y - h - 8)}Q${num(x - w * 0.4)} ${num(y - h - 70)} ${num(x - w * 0.3)} ${num(y - h - 14)}ZM${num(x)} ${num(y - h - 8)}Q${num(x + w * 0.4)} ${num(y - h - 70)} ${num(x + w * 0.3)} ${num(y - h - 14)}Z`,
      c.defs.linear([
        [0, l.lit(band)],
        [1, l.dark(band)],
      ]),
    ) +
    circle(x, y - h - 14, 11, l.tone(band))
  const waves = line(
    [0, 1, 2]
      .map(
        (i) => `M${num(m - 110)} ${num(420 + i * 26)}` + Array.from({ length: 4 }, () => 'q13 -16 26 0t26 0').join(''),
      )
      .join(''),
    l.lit('#7fc8c0'),
    4,
    { opacity: 0.7 },
  )
  return (
    studio(c) +
    parcel(m + 168, 512, 136, 120, '#f2b84b', '#fdf6e6') +
    parcel(m - 20, 530, 250, 200, '#0b7a75', '#f6d9a4') +
    waves +
    parcel(m - 186, 550, 120, 84, '#e2553a', '#fdf3de') +
    shadow(c, m + 150, 566, 60, 7) +
    fill(leaf(m + 110, 562, -0.1, 80, 13) + leaf(m + 120, 560, -0.6, 64, 12), l.tone(green.palm)) +
    fill(dot(m + 116, 558, 7) + dot(m + 130, 562, 7), l.lit('#e2553a'))
  )
}

function ceramic(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const vase =
    shadow(c, m - 60, 532, 100, 13) +
    fill(
      `M${num(m - 96)} 210H${num(m - 24)}Q${num(m - 34)} 270 ${num(m + 20)} 330Q${num(m + 66)} 420 ${num(m + 6)} 530H${num(m - 126)}Q${num(m - 186)} 420 ${num(m - 140)} 330Q${num(m - 86)} 270 ${num(m - 96)} 210Z`,
      sideways(c, '#f7f3ea'),
    ) +
    fill(
      `M${num(m - 158)} 372Q${num(m - 60)} 404 ${num(m + 40)} 372Q${num(m + 50)} 430 ${num(m + 36)} 470Q${num(m - 60)} 500 ${num(m - 156)} 470Q${num(m - 170)} 430 ${num(m - 158)} 372Z`,
      l.tone('#2f6fa8'),
      { opacity: 0.88 },
    ) +
    line(
      `M${num(m - 156)} 420q20 -26 40 0t40 0t40 0t40 0t36 0M${num(m - 158)} 446q20 -26 40 0t40 0t40 0t40 0t36 0`,
      l.lit('#f7f3ea'),
      4.5,
    ) +
    ellipse(m - 60, 210, 36, 8, l.dark('#cfc6b5'))
  const random = c.random.fork('branch')
  const twigs = line(
    `M${num(m - 60)} 208Q${num(m - 40)} 140 ${num(m + 40)} 70M${num(m - 60)} 208Q${num(m - 90)} 130 ${num(m - 150)} 90M${num(m - 40)} 150Q${num(m - 30)} 110 ${num(m - 50)} 56`,
    l.dark('#7a5a48'),
    5,
  )
  const plum = Array.from({ length: 26 }, (_, i) => {
    const t = random.next()
    const [x, y] =
      i % 3 === 0
        ? [m - 60 + t * 100, 208 - t * 138]
        : i % 3 === 1
          ? [m - 60 - t * 90, 208 - t * 118]
          : [m - 40 - t * 10, 150 - t * 94]
    return circle(
      x + random.range(-13, 13),
      y + random.range(-10, 10),
      random.range(7, 12),
      i % 2 ? l.lit('#f6a9b5') : l.lit('#fbd3d6'),
    )
  }).join('')
  const cup =
    shadow(c, m + 160, 546, 74, 9) +
    fill(
      `M${num(m + 96)} 448Q${num(m + 104)} 544 ${num(m + 140)} 546H${num(m + 184)}Q${num(m + 218)} 544 ${num(m + 226)} 448Z`,
      sideways(c, '#7fb5ae'),
    ) +
    ellipse(m + 161, 448, 65, 16, l.lit('#a9d4cc')) +
    ellipse(m + 161, 450, 56, 12, l.dark('#4f8f88')) +
    line(`M${num(m + 108)} 496q14 -16 28 0t28 0t28 0t26 0`, l.lit('#eaf6f2'), 4)
  return studio(c) + twigs + plum + vase + cup
}

function snacks(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const box =
    shadow(c, m, 540, 230, 15) +
    fill(
      polygon([
        [m - 210, 400],
        [m + 210, 400],
        [m + 190, 540],
        [m - 190, 540],
      ]),
      sideways(c, '#e2553a'),
    ) +
    fill(
      polygon([
        [m - 210, 400],
        [m + 210, 400],
        [m + 176, 344],
        [m - 176, 344],
      ]),
      l.dark('#8f3326'),
    ) +
    rect(m - 60, 430, 120, 74, l.lit('#fdf3de'), { rx: 8 }) +
    fill(`M${num(m - 40)} 484q20 -34 40 0t40 0`, 'none', { stroke: l.tone('#0b7a75'), 'stroke-width': 6 })
  const cookie = (x: number, y: number, r: number, color: string) =>
    circle(x, y, r, round(c, color)) +
    fill(
      dot(x - r * 0.3, y - r * 0.2, r * 0.13) +
        dot(x + r * 0.3, y + r * 0.1, r * 0.13) +
        dot(x - r * 0.05, y + r * 0.4, r * 0.13) +
        dot(x + r * 0.2, y - r * 0.42, r * 0.11),
      l.dark('#6d4028'),
    )
  const row =
    cookie(m - 136, 336, 44, '#e9b46a') +
    cookie(m - 66, 318, 46, '#d99a50') +
    cookie(m + 8, 330, 45, '#e9b46a') +
    [70, 106, 142]
      .map((dx, i) =>
        rect(m + dx - 15, 276 - i * 8, 32, 130, sideways(c, ['#7fb35a', '#f6c9a8', '#8a5a36'][i]!), { rx: 11 }),
      )
      .join('') +
    box
  const coconut = group(
    shadow(c, 0, 50, 60, 8) +
      circle(0, 0, 52, round(c, '#8a6242')) +
      ellipse(0, -12, 42, 30, l.lit('#fffaf0')) +
      ellipse(0, -9, 32, 21, l.dark('#e4dccb')) +
      line('M8 -14L34 -76', l.tone('#0b9a94'), 7),
    { transform: `translate(${num(m + 236)} 512)` },
  )
  return (
    studio(c) +
    row +
    coconut +
    cookie(m - 222, 560, 28, '#e9b46a') +
    fill(leaf(m - 262, 580, -0.2, 60, 11), l.tone(green.palm))
  )
}

const motifs: Readonly<Record<Motifs['still-life'], (c: Canvas) => string>> = {
  tea,
  towel,
  plush,
  gift,
  ceramic,
  snacks,
}

/** Souvenirs on a table in soft light. */
export const stillLife = (c: Canvas, motif: Motifs['still-life']) => motifs[motif](c)
