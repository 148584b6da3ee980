import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { pagoda } from '../buildings/chinese.ts'
import { mist, ridge } from '../hills.ts'
import type { Motifs } from '../scene.ts'
import { sky } from '../sky.ts'
import { circle, dot, ellipse, fill, group, line, num, polygon, rect } from '../svg.ts'
import { sea } from '../water.ts'

const velvet = { red: ['#c23a33', '#7c1f2a'], teal: ['#1f8a86', '#0b4a52'], plum: ['#8a4a9c', '#44226a'] } as const

function beam(c: Canvas, x: number, tx: number, w: number, color: string, opacity: number, foot = 480): string {
  return fill(
    polygon([
      [x - 8, -10],
      [x + 8, -10],
      [tx + w, foot],
      [tx - w, foot],
    ]),
    c.defs.linear([
      [0, color, opacity],
      [0.8, color, opacity * 0.35],
      [1, color, 0],
    ]),
    { filter: c.defs.blur(3) },
  )
}

/** The heads of those who watch. */
function audience(c: Canvas, y: number): string {
  const random = c.random.fork('audience')
  let parts = ''
  for (let row = 0; row < 3; row++) {
    let d = ''
    const size = 17 + row * 7
    for (let x = -10 + row * 14; x < c.w + 30; x += size * random.range(2.2, 2.9)) {
      const yy = y + row * 40 + random.range(-5, 5)
      d +=
        dot(x, yy, size * 0.72) +
        `M${num(x - size * 1.15)} ${num(yy + 70)}Q${num(x - size * 1.1)} ${num(yy + size * 0.7)} ${num(x)} ${num(yy + size * 0.7)}Q${num(x + size * 1.1)} ${num(yy + size * 0.7)} ${num(x + size * 1.15)} ${num(yy + 70)}Z`
    }
    parts += fill(d, mix('#241a38', '#0e0a1c', row / 2))
  }
  return parts
}

function drapes(c: Canvas, colors: readonly [string, string]): string {
  const fold = (x: number, w: number) =>
    rect(
      x,
      -10,
      w,
      480,
      c.defs.linear(
        [
          [0, colors[1]],
          [0.45, colors[0]],
          [1, colors[1]],
        ],
        0,
      ),
    )
  const count = 6
  const w = (c.w * 0.17) / count
  const sides = Array.from({ length: count }, (_, i) => fold(i * w, w + 0.6) + fold(c.w - (i + 1) * w, w + 0.6)).join(
    '',
  )
  const swag = Array.from({ length: 7 }, (_, i) => {
    const sw = c.w / 6.4
    const x = -sw * 0.3 + i * sw
    return (
      fill(
        `M${num(x)} -10H${num(x + sw)}Q${num(x + sw / 2)} 116 ${num(x)} -10Z`,
        c.defs.linear([
          [0, colors[1]],
          [0.7, colors[0]],
          [1, colors[1]],
        ]),
      ) + line(`M${num(x)} -8Q${num(x + sw / 2)} 116 ${num(x + sw)} -8`, '#e9b95a', 4)
    )
  }).join('')
  return sides + swag
}

const stage = (c: Canvas, color: string) =>
  fill(
    `M-10 430Q${num(c.w / 2)} 404 ${num(c.w + 10)} 430V520H-10Z`,
    c.defs.linear([
      [0, mix(color, '#ffffff', 0.25)],
      [1, mix(color, '#140c20', 0.6)],
    ]),
  ) + rect(0, 486, c.w, 120, '#160f26')

function dancer(x: number, y: number, s: number, robe: string, turn: number): string {
  const skin = '#f3d3b4'
  const body =
    fill('M-8 -96Q-46 -40 -64 0H58Q36 -44 10 -96Z', robe) +
    line('M-6 -92Q-60 -110 -96 -150M8 -92Q54 -120 92 -112', robe, 13) +
    fill('M-92 -146Q-150 -190 -176 -130Q-140 -150 -98 -138ZM88 -106Q140 -150 186 -96Q140 -112 88 -120Z', robe, {
      opacity: 0.7,
    }) +
    circle(1, -112, 12, skin) +
    fill('M-12 -116A13 13 0 0 1 14 -116Q10 -136 1 -137Q-8 -136 -12 -116Z', '#2a1d2e') +
    circle(1, -138, 6, '#2a1d2e')
  return group(body, { transform: `translate(${num(x)} ${num(y)}) scale(${num(s * turn)} ${num(s)})` })
}

function curtainCall(c: Canvas): string {
  const m = c.w / 2
  const back = rect(
    0,
    0,
    c.w,
    460,
    c.defs.linear([
      [0, '#2a1a52'],
      [0.6, '#6a3a86'],
      [1, '#e07a6c'],
    ]),
  )
  const moon = circle(
    m,
    230,
    150,
    c.defs.radial([
      [0, '#fff6dc'],
      [0.62, '#ffe4ae'],
      [0.64, '#ffdca0', 0.5],
      [1, '#ffb47a', 0],
    ]),
  )
  const waves = [0, 1, 2]
    .map((i) =>
      fill(
        `M-10 ${360 + i * 26}` + `q${num(c.w / 48)} -26 ${num(c.w / 24)} 0t${num(c.w / 24)} 0`.repeat(12) + `V470H-10Z`,
        ['#3c5c9c', '#2c7f94', '#1f9a8e'][i]!,
      ),
    )
    .join('')
  return (
    back +
    moon +
    waves +
    stage(c, '#c98a4a') +
    beam(c, m - c.w * 0.28, m - 90, 90, '#fff0c4', 0.5) +
    beam(c, m + c.w * 0.28, m + 90, 90, '#ffd0e0', 0.5) +
    ellipse(m, 452, 190, 18, '#ffe9b8', { opacity: 0.7, filter: c.defs.blur(6) }) +
    dancer(m, 456, 1.15, '#e2553a', 1) +
    dancer(m - Math.min(190, c.w * 0.22), 462, Math.min(0.85, c.w / 1000), '#f2b84b', 1) +
    dancer(m + Math.min(190, c.w * 0.22), 462, Math.min(0.85, c.w / 1000), '#7fd0c4', -1) +
    drapes(c, velvet.red) +
    audience(c, 500)
  )
}

function acrobat(c: Canvas): string {
  const m = c.w / 2
  const back = rect(
    0,
    0,
    c.w,
    600,
    c.defs.radial(
      [
        [0, '#2aa3a3'],
        [0.5, '#14566e'],
        [1, '#0a1a38'],
      ],
      0.5,
      0.5,
      0.75,
    ),
  )
  const tent = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    return fill(
      polygon([
        [m, -60],
        [c.w * (t - 0.02) * 1.1, 180],
        [c.w * (t + 0.06) * 1.1, 180],
      ]),
      i % 2 ? '#e2553a' : '#fbe9c8',
      { opacity: 0.75 },
    )
  }).join('')
  const ring = (x: number, y: number, r: number, turn: number) =>
    line(`M${num(x)} -10L${num(x)} ${num(y - r)}`, '#d9e9ea', 2) +
    circle(x, y, r, 'none', { stroke: '#f6d36a', 'stroke-width': 5 }) +
    group(
      line('M0 0Q10 -34 44 -44M0 0Q-8 30 -46 40M0 0Q-10 -26 -2 -52', '#f6c9a0', 9) +
        fill('M-12 -12Q0 -22 12 -12L8 16Q0 22 -8 16Z', '#e2553a') +
        circle(-2, -60, 8, '#f6c9a0'),
      { transform: `translate(${num(x)} ${num(y)}) rotate(${turn})` },
    )
  const silks = [-0.3, 0.3]
    .map((t) =>
      fill(
        `M${num(m + t * c.w)} -10Q${num(m + t * c.w + 34)} 160 ${num(m + t * c.w - 10)} 260T${num(m + t * c.w + 6)} 440H${num(m + t * c.w - 12)}Q${num(m + t * c.w - 40)} 330 ${num(m + t * c.w)} 240T${num(m + t * c.w - 10)} -10Z`,
        t < 0 ? '#f2b84b' : '#e98aa4',
      ),
    )
    .join('')
  const floor =
    ellipse(
      m,
      500,
      c.w * 0.48,
      60,
      c.defs.linear([
        [0, '#f3d9a4'],
        [1, '#b5764a'],
      ]),
    ) + ellipse(m, 494, c.w * 0.4, 42, '#fbe9c8', { opacity: 0.35 })
  return (
    back +
    tent +
    beam(c, m - c.w * 0.34, m - 40, 130, '#d9fff4', 0.5, 500) +
    beam(c, m + c.w * 0.34, m + 40, 130, '#ffe9b8', 0.5, 500) +
    silks +
    floor +
    ring(m, 250, 84, 12) +
    ring(m - Math.min(240, c.w * 0.3), 330, 56, -30) +
    ring(m + Math.min(240, c.w * 0.3), 320, 56, 40) +
    fill(dot(m - 120, 470, 26) + dot(m + 130, 474, 20), '#e2553a') +
    audience(c, 516)
  )
}

function lake(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const tower = pagoda(c, m + c.side * -170, 400, 280, 5, 0.08)
  const glow = [-0.36, -0.18, 0.18, 0.36]
    .map((t, i) =>
      fill(
        polygon([
          [m + t * c.w * 0.7, 420],
          [m + t * c.w * 1.3 - 40, -20],
          [m + t * c.w * 1.3 + 40, -20],
        ]),
        c.defs.linear([
          [0, ['#ffd27a', '#7fe0d0', '#f6a3c0', '#9fc0ff'][i]!, 0],
          [1, ['#ffd27a', '#7fe0d0', '#f6a3c0', '#9fc0ff'][i]!, 0.6],
        ]),
        { filter: c.defs.blur(4) },
      ),
    )
    .join('')
  const lotus = group(
    Array.from({ length: 9 }, (_, i) => {
      const a = ((i - 4) / 4) * 1.25
      return fill(
        `M0 0Q${num(Math.sin(a - 0.3) * 70)} ${num(-Math.cos(a - 0.3) * 64)} ${num(Math.sin(a) * 120)} ${num(-Math.cos(a) * 92)}Q${num(Math.sin(a + 0.3) * 70)} ${num(-Math.cos(a + 0.3) * 64)} 0 0Z`,
        c.defs.linear([
          [0, '#ffd9e6'],
          [1, '#e8709a'],
        ]),
        { opacity: 0.92 },
      )
    }).join('') + dancer(0, -14, 0.62, '#fff3d0', 1),
    { transform: `translate(${num(m)} 486)` },
  )
  const fountains = [-0.4, -0.3, -0.2, 0.2, 0.3, 0.4]
    .map((t, i) =>
      fill(
        `M${num(m + t * c.w)} 446Q${num(m + t * c.w - 20)} ${300 + (i % 3) * 20} ${num(m + t * c.w)} ${270 + (i % 3) * 24}Q${num(m + t * c.w + 20)} ${300 + (i % 3) * 20} ${num(m + t * c.w)} 446Z`,
        '#dff4ff',
        { opacity: 0.5, filter: c.defs.blur(3) },
      ),
    )
    .join('')
  return (
    sky(c, 400) +
    ridge(c, { foot: 410, height: 200, color: '#5f8a9a', depth: 0.55, rough: 0.3, label: 'lk' }) +
    mist(c, 390, 40, 0.5) +
    sea(c, 404) +
    glow +
    tower +
    group(group(tower, { transform: 'translate(0 720) scale(1 -0.8)' }), { opacity: 0.25, filter: c.defs.blur(4) }) +
    fountains +
    ellipse(m, 492, 210, 26, '#ffe0c0', { opacity: 0.6, filter: c.defs.blur(10) }) +
    lotus +
    audience(c, l.lamps ? 552 : 556)
  )
}

const motifs: Readonly<Record<Motifs['theatre'], (c: Canvas) => string>> = { curtain: curtainCall, acrobat, lake }

/** Evenings on stage. */
export const theatre = (c: Canvas, motif: Motifs['theatre']) => motifs[motif](c)
