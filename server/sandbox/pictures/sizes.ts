import type { Picture, Sizes } from './catalogue.ts'

export type Size = readonly [width: number, height: number]

const card: readonly Size[] = [
  [924, 612],
  [462, 306],
  [228, 152],
]
const tile: readonly Size[] = [
  [500, 500],
  [300, 300],
]
const banner: readonly Size[] = [
  [1170, 570],
  [780, 380],
]

/** Pixel sizes of each kind of picture (B9: 462x306 and 228x152 cards, 500x500 and 300x300 tiles). */
export const sizes: Readonly<Record<Sizes, readonly Size[]>> = {
  product: [...card, ...tile],
  banner: [...banner, ...card],
  both: [...banner, ...card, ...tile],
  state: [
    [924, 612],
    [462, 306],
  ],
}

const formats = ['avif', 'webp'] as const

/** The files of one picture, by their names in the media folder. */
export const filesOf = (picture: Picture): string[] =>
  sizes[picture.sizes].flatMap(([w, h]) => formats.map((format) => `${picture.name}-${w}x${h}.${format}`))
