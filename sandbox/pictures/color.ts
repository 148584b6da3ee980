type Rgb = readonly [number, number, number]

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function format(rgb: Rgb): string {
  return (
    '#' +
    rgb
      .map((v) =>
        Math.max(0, Math.min(255, Math.round(v)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

function zip(a: string, b: string, each: (x: number, y: number) => number): string {
  const [p, q] = [parse(a), parse(b)]
  return format([each(p[0], q[0]), each(p[1], q[1]), each(p[2], q[2])])
}

/** `#rrggbb` between a and b; t = 0 gives a, t = 1 gives b. */
export const mix = (a: string, b: string, t: number) => zip(a, b, (x, y) => x + (y - x) * Math.max(0, Math.min(1, t)))

/** Surface colour a under light of colour b. */
export const multiply = (a: string, b: string) => zip(a, b, (x, y) => (x * y) / 255)

/** Light b added to colour a. */
export const screen = (a: string, b: string) => zip(a, b, (x, y) => 255 - ((255 - x) * (255 - y)) / 255)

/** The grey of the same brightness, mixed in by t. */
export function fade(color: string, t: number): string {
  const [r, g, b] = parse(color)
  const y = 0.3 * r + 0.59 * g + 0.11 * b
  return mix(color, format([y, y, y]), t)
}
