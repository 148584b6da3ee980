import type { BrandMark } from '../../../schemas/page/theme.ts'

/** On a grid of 36. */
interface Drawing {
  /** How round the corners of the ground are. */
  readonly corner: number
  /** Filled with white. */
  readonly fill?: string
  /** A white line. */
  readonly line?: string
  /** What shines: each sign has its sun. */
  readonly sun: string
  /** The filled shape stands so many times around the middle. */
  readonly times?: number
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const drawings: Readonly<Record<BrandMark, Drawing>> = {
  compass: {
    corner: 8,
    fill: 'M18 5.5l3.4 9.1 9.1 3.4-9.1 3.4L18 30.5l-3.4-9.1L5.5 18l9.1-3.4z',
    sun: disc(18, 18, 2.6),
  },
  house: { corner: 2, fill: 'M7.5 27V16.5L18 8l10.5 8.5V27h-6v-5a4.5 4.5 0 0 0-9 0v5z', sun: disc(26.5, 9, 2.6) },
  anise: { corner: 18, fill: 'M18 15c-2.3-2.6-2.3-6 0-9.4 2.3 3.4 2.3 6.8 0 9.4z', sun: disc(18, 18, 2.2), times: 8 },
  atoll: {
    corner: 14,
    line: 'M25.4 10.2A11 11 0 1 1 14 7.8M8 20.5c2.5 0 2.9-1.5 5-1.5s2.9 1.5 5 1.5 2.9-1.5 5-1.5 2.5 1.5 5 1.5',
    sun: disc(20, 12.6, 2.8),
  },
  rings: { corner: 11, line: `${disc(14, 19, 6.6)}${disc(22, 19, 6.6)}`, sun: disc(18, 19, 2.2) },
  path: { corner: 10, line: 'M10.5 29c0-7.5 15-5.5 15-12 0-4.5-8.5-2.4-8.5-6.4', sun: disc(17, 7.4, 2.6) },
}

const SUN = '#F6C667'

/** The sign of a brand in its colour, as a value of CSS. It holds for both sides: white on the brand's colour is read on either. */
export function markImage(mark: BrandMark, brand: string): string {
  const { corner, fill, line, sun, times = 1 } = drawings[mark]
  const shapes = Array.from({ length: times }, (_, at) =>
    fill ? `<path d='${fill}' transform='rotate(${(360 / times) * at} 18 18)'/>` : '',
  ).join('')
  const lines = line ? `<path d='${line}' fill='none' stroke='#FFF' stroke-width='2.4' stroke-linecap='round'/>` : ''
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'><rect width='36' height='36' rx='${corner}' fill='${brand}'/>` +
    `<g fill='#FFF'>${shapes}</g>${lines}<path d='${sun}' fill='${SUN}'/></svg>`
  return `url("data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}")`
}
