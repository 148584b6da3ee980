import type { Canvas } from '../canvas.ts'
import { at, box, fill, group, line, num, rect } from '../svg.ts'
import { glass, wall } from './houses.ts'

export const tile = '#4f5b66'

/** A roof whose eaves sweep up at both ends; eaves at y, ridge h above. */
export function sweepRoof(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  depth = 0,
  color: string = tile,
): string {
  const l = c.light
  const up = h * 0.3
  const d = `M${num(x - w / 2 - up * 0.8)} ${num(y - up)}Q${num(x - w * 0.4)} ${num(y)} ${num(x - w * 0.3)} ${num(y)}H${num(x + w * 0.3)}Q${num(x + w * 0.4)} ${num(y)} ${num(x + w / 2 + up * 0.8)} ${num(y - up)}Q${num(x + w * 0.36)} ${num(y - h * 0.4)} ${num(x + w * 0.27)} ${num(y - h)}H${num(x - w * 0.27)}Q${num(x - w * 0.36)} ${num(y - h * 0.4)} ${num(x - w / 2 - up * 0.8)} ${num(y - up)}Z`
  let rows = ''
  for (let i = 0; i <= 14; i++) {
    const t = i / 7 - 1
    rows += `M${num(x + t * w * 0.26)} ${num(y - h)}Q${num(x + t * w * 0.3)} ${num(y - h * 0.4)} ${num(x + t * w * 0.4)} ${num(y - 1)}`
  }
  const ridge = `M${num(x - w * 0.3)} ${num(y - h - 4)}Q${num(x)} ${num(y - h + 1)} ${num(x + w * 0.3)} ${num(y - h - 4)}V${num(y - h + 1)}H${num(x - w * 0.3)}Z`
  return (
    fill(
      d,
      c.defs.linear([
        [0, l.lit(color, depth)],
        [1, l.dark(color, depth)],
      ]),
    ) +
    line(rows, l.dark(color, depth), 1.1, { opacity: 0.45 }) +
    fill(ridge, l.dark(color, depth)) +
    fill(`M${num(x - w * 0.31)} ${num(y - 1)}H${num(x + w * 0.31)}v3H${num(x - w * 0.31)}Z`, l.dark('#7c4a35', depth))
  )
}

/** A tower of several storeys; (x, y) is the middle of its foot. */
export function pagoda(c: Canvas, x: number, y: number, h: number, floors: number, depth = 0): string {
  const l = c.light
  const step = (h * 0.82) / floors
  let parts = ''
  for (let i = 0; i < floors; i++) {
    const w = h * (0.3 - (0.17 * i) / floors)
    const base = y - i * step
    const posts = [-0.5, -0.25, 0, 0.25, 0.5]
      .map((t) => rect(x + t * w - 1.6, base - step, 3.2, step, l.dark('#9c3f2c', depth)))
      .join('')
    const windows = [-0.375, -0.125, 0.125, 0.375]
      .map((t) => rect(x + t * w - w * 0.08, base - step * 0.72, w * 0.16, step * 0.4, glass(c, depth), { rx: 1 }))
      .join('')
    parts +=
      rect(x - w / 2, base - step, w, step, wall(c, '#c7785a', depth)) +
      windows +
      posts +
      sweepRoof(c, x, base - step * 0.78, w * 1.5, step * 0.42, depth, '#4b6a68')
  }
  const top = y - h * 0.82
  const spire =
    line(`M${num(x)} ${num(top)}V${num(y - h)}`, l.dark('#b98a3c', depth), h * 0.012) +
    [0.2, 0.45, 0.7]
      .map((t) => rect(x - h * 0.016, top - h * 0.18 * t, h * 0.032, h * 0.014, l.lit('#d9a94f', depth), { rx: 2 }))
      .join('')
  return spire + parts
}

/** A white-walled, grey-tiled house by the water with stepped gables; (x, y) is its foot's left end. */
export function waterHouse(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  label: string,
): string {
  const l = c.light
  const random = c.random.fork(label)
  const stepped = random.chance(0.4)
  const roof = stepped
    ? fill(
        `M${num(x - 4)} ${num(y - h)}v-${num(h * 0.12)}h${num(w * 0.22)}v-${num(h * 0.1)}h${num(w * 0.2)}v-${num(h * 0.1)}h${num(w * 0.24)}v${num(h * 0.1)}h${num(w * 0.2)}v${num(h * 0.1)}h${num(w * 0.22)}v${num(h * 0.12)}Z`,
        wall(c, '#f6f2e8', depth),
      ) +
      line(
        `M${num(x - 7)} ${num(y - h * 1.12)}h${num(w * 0.22)}M${num(x + w * 0.2)} ${num(y - h * 1.22)}h${num(w * 0.2)}M${num(x + w * 0.38)} ${num(y - h * 1.32)}h${num(w * 0.28)}M${num(x + w * 0.64)} ${num(y - h * 1.22)}h${num(w * 0.2)}M${num(x + w * 0.84)} ${num(y - h * 1.12)}h${num(w * 0.24)}`,
        l.dark(tile, depth),
        6,
      )
    : sweepRoof(c, x + w / 2, y - h + 2, w * 1.1, h * 0.28, depth)
  const pane = glass(c, depth)
  const floors = h > 90 ? 2 : 1
  let openings = ''
  for (let f = 0; f < floors; f++) {
    for (const t of [0.16, 0.58]) {
      const [wx, wy, ww, wh] = [x + w * t, y - h + (h / floors) * f + h * 0.14, w * 0.26, (h / floors) * 0.42]
      openings +=
        rect(wx - 2, wy - 2, ww + 4, wh + 4, l.dark('#6d4632', depth)) +
        rect(wx, wy, ww, wh, pane) +
        line(
          `M${num(wx + ww / 2)} ${num(wy)}v${num(wh)}M${num(wx)} ${num(wy + wh / 2)}h${num(ww)}`,
          l.dark('#6d4632', depth),
          1.4,
        )
    }
  }
  const shade = rect(x, y - h, w, 8, l.dark('#9aa3ab', depth), { opacity: 0.5 })
  return (
    fill(box(x, y - h, w, h), wall(c, '#f8f4ea', depth)) +
    shade +
    openings +
    roof +
    rect(x - 2, y - 12, w + 4, 12, l.dark('#9a9488', depth))
  )
}

/** A round-arched stone bridge over water at y, with its mirror image. */
export function archBridge(c: Canvas, x: number, y: number, w: number, h: number, depth = 0): string {
  const l = c.light
  const r = w * 0.24
  const d = `M${num(x - w / 2)} ${num(y)}Q${num(x - w * 0.25)} ${num(y - h * 0.55)} ${num(x)} ${num(y - h)}Q${num(x + w * 0.25)} ${num(y - h * 0.55)} ${num(x + w / 2)} ${num(y)}H${num(x + r)}A${num(r)} ${num(r)} 0 0 0 ${num(x - r)} ${num(y)}Z`
  const stone = fill(d, wall(c, '#cfc5b2', depth))
  const arch = line(
    `M${num(x + r + 4)} ${num(y)}A${num(r + 4)} ${num(r + 4)} 0 0 0 ${num(x - r - 4)} ${num(y)}`,
    l.lit('#e4dccb', depth),
    5,
  )
  const rail = line(
    `M${num(x - w / 2)} ${num(y - 10)}Q${num(x - w * 0.25)} ${num(y - h * 0.55 - 14)} ${num(x)} ${num(y - h - 14)}Q${num(x + w * 0.25)} ${num(y - h * 0.55 - 14)} ${num(x + w / 2)} ${num(y - 10)}`,
    l.lit('#e4dccb', depth),
    4,
  )
  const posts = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const top = y - 10 - (h + 4) * (1 - Math.abs(t * 2 - 1)) ** 1.25 * 0.98
    return rect(x - w / 2 + t * w - 1.5, top - 2, 3, 16, l.tone('#ddd3c0', depth))
  }).join('')
  const all = stone + arch + posts + rail
  return (
    at(
      0,
      0,
      group(group(all, { transform: `translate(0 ${num(y * 1.8)}) scale(1 -0.8)` }), {
        opacity: 0.32,
        filter: c.defs.blur(2),
      }),
    ) + all
  )
}
