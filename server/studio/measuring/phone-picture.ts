import type { ShownPicture } from './read-html.ts'

/** The phone that pages are measured for: points, and pixels to the point. */
const WIDTH = 390
const DENSITY = 3

/** One condition with a width, or a width alone: `(min-width: 672px) 640px`. */
const CONDITION = /^\((min|max)-width:\s*([\d.]+)px\)\s+(.+)$/

/** How wide a phone shows a picture, in points, as its `sizes` says it; the whole width where that is more than sums. */
export function shownWidth(sizes: string): number {
  for (const one of sizes.split(/,(?![^(]*\))/).map((text) => text.trim())) {
    const [, kind, at, width] = CONDITION.exec(one) ?? []
    if (kind === undefined) return lengthOf(one)
    const holds = kind === 'min' ? WIDTH >= Number(at) : WIDTH <= Number(at)
    if (holds) return lengthOf(width ?? '')
  }
  return WIDTH
}

function lengthOf(text: string): number {
  const parts = [...text.matchAll(/([+-]?)\s*([\d.]+)(px|vw)/g)]
  const isSum = /^(?:calc\()?[\s+\-\d.pxvw]*\)?$/.test(text)
  if (!isSum || parts.length === 0) return WIDTH
  const sum = parts.reduce((total, [, sign, number, unit]) => {
    const points = Number(number) * (unit === 'vw' ? WIDTH / 100 : 1)
    return sign === '-' ? total - points : total + points
  }, 0)
  return Math.min(WIDTH, Math.max(0, sum))
}

/** The file that a phone loads: the smallest that is large enough, as browsers choose. */
export function phoneFile({ src, srcset, sizes }: Pick<ShownPicture, 'src' | 'srcset' | 'sizes'>): string {
  const wanted = shownWidth(sizes) * DENSITY
  const files = [...srcset.matchAll(/(\S+)\s+(\d+)w/g)]
    .map(([, url = '', width]) => ({ url, width: Number(width) }))
    .toSorted((a, b) => a.width - b.width)
  return (files.find(({ width }) => width >= wanted) ?? files.at(-1))?.url ?? src
}

/** Square points that it covers. */
export const shownArea = ({ sizes, ratio }: Pick<ShownPicture, 'sizes' | 'ratio'>): number =>
  shownWidth(sizes) ** 2 * ratio
