import { el, num, type Stop } from './svg.ts'

/** Collects gradients, filters and clips of one picture; equal ones are stored once. */
export interface Defs {
  /** Vertical by default; `angle` in degrees turns it clockwise from left-to-right. Units: the painted shape's box. */
  linear(stops: readonly Stop[], angle?: number): string
  /** A gradient between two points of the picture, for parts made of many shapes. */
  span(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string
  /** Round gradient in the shape's box. */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  /** A filter attribute value; `deviation` in units of the picture (600 high). */
  blur(deviation: number): string
  clip(d: string): string
  add(id: string, markup: string): string
  toString(): string
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
    .join('')
}

function ends(angle: number) {
  const [x, y] = [Math.cos((angle * Math.PI) / 180) / 2, Math.sin((angle * Math.PI) / 180) / 2]
  return { x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y }
}

/** An empty store for one picture. */
export function createDefs(): Defs {
  const known = new Map<string, string>()
  let text = ''
  const keep = (prefix: string, make: (id: string) => string) => {
    const key = make('')
    const found = known.get(key)
    if (found) return found
    const id = `${prefix}${known.size}`
    known.set(key, id)
    text += make(id)
    return id
  }
  return {
    linear: (stops, angle = 90) =>
      `url(#${keep('l', (id) => el('linearGradient', { id, ...ends(angle) }, stopsOf(stops)))})`,
    span: (stops, x1, y1, x2, y2) =>
      `url(#${keep('s', (id) => el('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1: num(x1), y1: num(y1), x2: num(x2), y2: num(y2) }, stopsOf(stops)))})`,
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      `url(#${keep('r', (id) => el('radialGradient', { id, cx, cy, r }, stopsOf(stops)))})`,
    blur: (deviation) =>
      `url(#${keep('b', (id) => el('filter', { id, x: '-30%', y: '-30%', width: '160%', height: '160%' }, el('feGaussianBlur', { stdDeviation: deviation })))})`,
    clip: (d) => `url(#${keep('c', (id) => el('clipPath', { id }, el('path', { d })))})`,
    add: (id, markup) => keep(id, () => markup) && `url(#${id})`,
    toString: () => el('defs', {}, text || '<g/>'),
  }
}
