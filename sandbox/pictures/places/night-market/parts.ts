import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { at, circle, dot, ellipse, fill, group, line, num, rect } from '../../svg.ts'
import { lantern } from '../../things.ts'

export const cloths = ['#e2553a', '#0b9a94', '#f2a93b', '#8a5ac0', '#d9487a', '#3f7fc0'] as const

/** A lamp-lit stall with striped awning; (x, y) is the middle of its foot. */
export function stall(c: Canvas, x: number, y: number, s: number, color: string, goods: number): string {
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

export function crowd(c: Canvas, y: number, count: number, size: number, label: string): string {
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

export const strings = (c: Canvas, rows: readonly (readonly [number, number, number])[]) =>
  rows.map(([y, sag, s], k) => string(c, y, sag, s, (k % 2) * 0.3)).join('')

export const ground = (c: Canvas, y: number) =>
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
