import { sweepRoof } from '../buildings/chinese.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { ridge } from '../hills.ts'
import { palm, tree } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { sky } from '../sky.ts'
import { at, circle, dot, ellipse, fill, group, line, num, polygon, rect } from '../svg.ts'
import { lantern } from '../things.ts'
import { sea } from '../water.ts'
import { coast } from './bay.ts'

const cloths = ['#e2553a', '#0b9a94', '#f2a93b', '#8a5ac0', '#d9487a', '#3f7fc0'] as const

/** A lamp-lit stall with striped awning; (x, y) is the middle of its foot. */
function stall(c: Canvas, x: number, y: number, s: number, color: string, goods: number): string {
  const l = c.light
  const light = c.defs.radial([
    [0, l.lamp, 0.9],
    [0.6, l.lamp, 0.4],
    [1, l.lamp, 0],
  ])
  const back = rect(
    -78,
    -150,
    156,
    110,
    c.defs.linear([
      [0, '#ffdf9c'],
      [1, '#d9823f'],
    ]),
  )
  const gores = Array.from({ length: 8 }, (_, i) =>
    fill(
      `M${-64 + i * 16} -186H${-48 + i * 16}L${-75 + (i + 1) * 25 - 25 + 0} -138Q${-88 + i * 25} -126 ${-100 + i * 25} -138Z`,
      i % 2 ? l.lit('#fdf3de') : l.lit(color),
    ),
  ).join('')
  const counter =
    rect(
      -88,
      -60,
      176,
      58,
      c.defs.linear([
        [0, l.lit('#b5764a')],
        [1, l.dark('#7a4a30')],
      ]),
      { rx: 3 },
    ) + rect(-94, -66, 188, 10, l.lit('#d9a878'), { rx: 3 })
  const wares =
    goods % 3 === 0
      ? [-66, -40, -14, 12, 38, 64]
          .map((dx, i) => circle(dx, -76, 12, ['#f29a3a', '#e2553a', '#f6d04a'][i % 3]!))
          .join('')
      : goods % 3 === 1
        ? [-60, -20, 20, 60]
            .map(
              (dx) =>
                fill(`M${dx - 16} -82H${dx + 16}L${dx + 10} -66H${dx - 10}Z`, '#fdf3de') +
                ellipse(dx, -82, 16, 6, '#d98a4a') +
                ellipse(dx, -98, 10, 16, '#ffffff', { opacity: 0.3, filter: c.defs.blur(5) }),
            )
            .join('')
        : [-64, -40, -16, 8, 32, 56]
            .map((dx, i) =>
              rect(dx - 9, -92 - (i % 2) * 6, 18, 26 + (i % 2) * 6, ['#7fd0c4', '#f6a3b5', '#f6d04a'][i % 3]!, {
                rx: 5,
              }),
            )
            .join('')
  const keeper =
    circle(0, -112, 11, '#e9b98a') +
    fill('M-20 -66Q-20 -100 0 -100Q20 -100 20 -66Z', mix(color, '#ffffff', 0.5)) +
    fill('M-12 -114A12 12 0 0 1 12 -114Z', '#3a2a2a')
  const bulb =
    circle(0, -140, 90, light, { opacity: 0.7 }) + [-56, 0, 56].map((dx) => circle(dx, -130, 6, '#fff3c4')).join('')
  return group(
    ellipse(0, 6, 130, 20, l.lamp, { opacity: 0.35, filter: c.defs.blur(9) }) +
      back +
      keeper +
      counter +
      wares +
      line('M-84 -140V0M84 -140V0', l.dark('#6d4632'), 5) +
      gores +
      bulb,
    { transform: `translate(${num(x)} ${num(y)}) scale(${s})` },
  )
}

function crowd(c: Canvas, y: number, count: number, size: number, label: string): string {
  const random = c.random.fork(label)
  return Array.from({ length: count }, (_, i) => {
    const [x, h] = [((i + random.range(0.1, 0.9)) / count) * c.w, size * random.range(0.85, 1.15)]
    const coat = mix(random.pick(cloths), '#2a1a3c', 0.6)
    return (
      fill(
        `M${num(x - h * 0.16)} ${num(y)}Q${num(x - h * 0.2)} ${num(y - h * 0.74)} ${num(x)} ${num(y - h * 0.76)}Q${num(x + h * 0.2)} ${num(y - h * 0.74)} ${num(x + h * 0.16)} ${num(y)}Z`,
        c.defs.linear([
          [0, mix(coat, c.light.lamp, 0.25)],
          [1, coat],
        ]),
      ) + fill(dot(x, y - h * 0.87, h * 0.1), mix('#3a2a34', c.light.lamp, 0.1))
    )
  }).join('')
}

function string(c: Canvas, y: number, sag: number, s: number, shift: number): string {
  const count = Math.round(c.w / (120 * s + 60))
  const hung = Array.from({ length: count }, (_, i) => {
    const t = ((i + 0.5 + shift) / count) * 2 - 1
    return at(c.w / 2 + (t * c.w) / 2, y + sag * (1 - t * t), lantern(c, 4), s)
  })
  return line(`M-10 ${y}Q${num(c.w / 2)} ${y + sag * 2} ${num(c.w + 10)} ${y}`, '#4a3a3c', 1.8) + hung.join('')
}

const strings = (c: Canvas, rows: readonly (readonly [number, number, number])[]) =>
  rows.map(([y, sag, s], k) => string(c, y, sag, s, (k % 2) * 0.3)).join('')

const ground = (c: Canvas, y: number) =>
  rect(
    0,
    y,
    c.w,
    c.h - y,
    c.defs.linear([
      [0, mix(c.light.tone('#a9825f'), c.light.lamp, 0.3)],
      [1, c.light.dark('#5d4458')],
    ]),
  )

function stalls(c: Canvas): string {
  const m = c.w / 2
  const back = [-400, -240, -80, 80, 240, 400]
    .map((dx, i) => stall(c, m + dx, 410, 0.72, cloths[(i + 2) % 6]!, i))
    .join('')
  const front = [-330, -110, 110, 330].map((dx, i) => stall(c, m + dx, 500, 1.12, cloths[i]!, i + 1)).join('')
  return (
    sky(c, 400) +
    ridge(c, { foot: 400, height: 150, color: '#5f8a9a', depth: 0.5, label: 'nm' }) +
    [0.08, 0.9].map((t, i) => tree(c, { x: c.w * t, y: 410, width: 200, height: 260, label: `nmt${i}` })).join('') +
    ground(c, 396) +
    back +
    crowd(c, 430, Math.round(c.w / 90), 66, 'cr1') +
    front +
    strings(c, [
      [60, 60, 0.5],
      [24, 90, 0.72],
    ]) +
    crowd(c, 612, Math.round(c.w / 120), 128, 'cr2')
  )
}

function alley(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const wallOf = (s: number) =>
    fill(
      polygon([
        [m + s * 90, 150],
        [m + s * 640, -120],
        [m + s * 640, 620],
        [m + s * 90, 410],
      ]),
      c.defs.linear(
        [
          [0, mix(l.tone('#8f5a4a'), l.lamp, 0.2)],
          [1, l.dark('#4a3048')],
        ],
        s < 0 ? 180 : 0,
      ),
    )
  const signs = [
    [0.2, 160, 0.5],
    [0.34, 120, 0.7],
    [0.55, 90, 1],
    [0.85, 40, 1.4],
  ]
    .map(([t, y, k], i) =>
      [-1, 1]
        .map(
          (s) =>
            rect(
              m + s * (90 + t! * 330) - 17 * k!,
              y! + (s > 0 ? 20 : 0),
              34 * k!,
              110 * k!,
              c.defs.linear([
                [0, mix(cloths[(i + (s > 0 ? 3 : 0)) % 6]!, '#ffffff', 0.3)],
                [1, cloths[(i + (s > 0 ? 3 : 0)) % 6]!],
              ]),
              { rx: 6 },
            ) +
            rect(m + s * (90 + t! * 330) - 11 * k!, y! + (s > 0 ? 20 : 0) + 9 * k!, 22 * k!, 92 * k!, '#fff3cf', {
              rx: 4,
              opacity: 0.5,
            }),
        )
        .join(''),
    )
    .join('')
  const shops = [
    [0.12, 430, 0.42],
    [0.32, 452, 0.62],
    [0.62, 500, 0.95],
    [1.02, 566, 1.35],
  ]
    .map(
      ([t, y, k], i) =>
        stall(c, m - 110 - t! * 330, y!, k!, cloths[i]!, i) +
        stall(c, m + 110 + t! * 330, y!, k!, cloths[i + 2]!, i + 1),
    )
    .join('')
  return (
    sky(c, 420) +
    ellipse(
      m,
      330,
      260,
      170,
      c.defs.radial([
        [0, l.lamp, 0.85],
        [1, l.lamp, 0],
      ]),
    ) +
    ground(c, 404) +
    wallOf(-1) +
    wallOf(1) +
    sweepRoof(c, m, 236, 180, 60, 0.1) +
    signs +
    shops +
    strings(c, [
      [120, 50, 0.34],
      [60, 80, 0.55],
      [0, 110, 0.85],
    ]) +
    crowd(c, 470, 5, 70, 'al1') +
    group(crowd(c, 606, Math.round(c.w / 190), 150, 'al2'), {})
  )
}

function pier(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const wheelAt = m + c.side * -250
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * 6.283 + c.phase
    return [wheelAt + Math.cos(a) * 130, 230 + Math.sin(a) * 130] as const
  })
  const wheel =
    line(
      spokes.map(([x, y]) => `M${num(wheelAt)} 230L${num(x)} ${num(y)}`).join(''),
      mix(l.tone('#d9c9b8'), l.lamp, 0.3),
      2.4,
    ) +
    circle(wheelAt, 230, 130, 'none', { stroke: mix(l.tone('#f6d9b0'), l.lamp, 0.4), 'stroke-width': 6 }) +
    line(
      `M${num(wheelAt)} 230L${num(wheelAt - 66)} 400M${num(wheelAt)} 230L${num(wheelAt + 66)} 400`,
      l.dark('#8b7a8a'),
      8,
    ) +
    spokes
      .map(
        ([x, y], i) =>
          circle(x, y, 13, cloths[i % 6]!) +
          circle(
            x,
            y,
            26,
            c.defs.radial([
              [0, cloths[i % 6]!, 0.6],
              [1, cloths[i % 6]!, 0],
            ]),
          ),
      )
      .join('')
  const boards =
    rect(
      0,
      404,
      c.w,
      200,
      c.defs.linear([
        [0, mix(l.tone('#a97f54'), l.lamp, 0.25)],
        [1, l.dark('#6d4a38')],
      ]),
    ) +
    line(
      Array.from({ length: 17 }, (_, i) => `M${num(m + (i - 8) * 80)} 404L${num(m + (i - 8) * 150)} 610`).join(''),
      l.dark('#5d3f30'),
      2,
      { opacity: 0.5 },
    )
  const row = [-300, -100, 100, 300]
    .map((dx, i) => stall(c, m + dx + c.side * 60, 476, 0.98, cloths[(i + 1) % 6]!, i))
    .join('')
  return (
    sky(c, 330) +
    coast(c, 330, 80) +
    sea(c, 330, 410) +
    wheel +
    boards +
    row +
    palm(c, { x: m + c.side * 400, y: 520, height: 400, lean: -c.side * 0.08, label: 'pierp' }) +
    strings(c, [[40, 70, 0.5]]) +
    crowd(c, 606, Math.round(c.w / 130), 120, 'pc')
  )
}

const motifs: Readonly<Record<Motifs['night-market'], (c: Canvas) => string>> = { stalls, alley, pier }

/** Stalls, lanterns and people after dark. */
export const nightMarket = (c: Canvas, motif: Motifs['night-market']) => motifs[motif](c)
