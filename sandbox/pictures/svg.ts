export type Point = readonly [number, number]
export type Stop = readonly [offset: number, color: string, opacity?: number]
type Attributes = Readonly<Record<string, string | number | undefined>>

/** A number as short SVG text, a tenth of a unit precise. */
export const num = (value: number) => String(Math.round(value * 10) / 10 + 0)

/** One element; attributes that are undefined are left out. */
export function el(tag: string, attributes: Attributes, children = ''): string {
  let text = `<${tag}`
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`
  }
  return children === '' ? `${text}/>` : `${text}>${children}</${tag}>`
}

export const fill = (d: string, paint: string, more: Attributes = {}) => el('path', { d, fill: paint, ...more })

export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more })

export const rect = (x: number, y: number, w: number, h: number, paint: string, more: Attributes = {}) =>
  el('rect', { x: num(x), y: num(y), width: num(Math.max(0, w)), height: num(Math.max(0, h)), fill: paint, ...more })

export const circle = (x: number, y: number, r: number, paint: string, more: Attributes = {}) =>
  el('circle', { cx: num(x), cy: num(y), r: num(r), fill: paint, ...more })

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: string, more: Attributes = {}) =>
  el('ellipse', { cx: num(x), cy: num(y), rx: num(rx), ry: num(ry), fill: paint, ...more })

export const group = (children: string, attributes: Attributes) => el('g', attributes, children || '<g/>')

/** Moves (and scales, turns) what was drawn around the origin. */
export const at = (x: number, y: number, children: string, scale = 1, turn = 0) =>
  group(children, {
    transform: `translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
  })

/** Mirrors what was drawn around the origin when side is -1. */
export const facing = (side: number, children: string) =>
  side < 0 ? group(children, { transform: 'scale(-1 1)' }) : children

export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`

/** A soft curve through all points (Catmull-Rom as Béziers), without the closing part. */
export function curve(points: readonly Point[], start = 'M'): string {
  const first = points[0]!
  let d = `${start}${num(first[0])} ${num(first[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i]!, points[i + 1]!]
    const [before, after] = [points[i - 1] ?? a, points[i + 2] ?? b]
    const one: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6]
    const two: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6]
    d += `C${num(one[0])} ${num(one[1])} ${num(two[0])} ${num(two[1])} ${num(b[0])} ${num(b[1])}`
  }
  return d
}

/** A soft closed blob through all points. */
export function blob(points: readonly Point[]): string {
  const n = points.length
  const round = [points[n - 1]!, ...points, points[0]!, points[1]!]
  const d = curve(round)
  return `${d}Z`
}

/** A flat lens, the shape of a glint on water. */
export const lens = (x: number, y: number, w: number, h: number) =>
  `M${num(x - w)} ${num(y)}Q${num(x)} ${num(y - h)} ${num(x + w)} ${num(y)}Q${num(x)} ${num(y + h)} ${num(x - w)} ${num(y)}Z`

/** A circle as a subpath, so that many become one shape. */
export const dot = (x: number, y: number, r: number) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`

/** A pointed leaf from (x, y) towards `angle` (radians). */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const [cx, cy] = [Math.cos(angle), Math.sin(angle)]
  const [mx, my] = [x + (cx * length) / 2, y + (cy * length) / 2]
  return `M${num(x)} ${num(y)}Q${num(mx - cy * width)} ${num(my + cx * width)} ${num(x + cx * length)} ${num(y + cy * length)}Q${num(mx + cy * width)} ${num(my - cx * width)} ${num(x)} ${num(y)}Z`
}

export const box = (x: number, y: number, w: number, h: number) =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`
