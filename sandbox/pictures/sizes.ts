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
const sizes: Readonly<Record<Sizes, readonly Size[]>> = {
  product: [...card, ...tile],
  banner: [...banner, ...card],
  both: [...banner, ...card, ...tile],
  state: [
    [924, 612],
    [462, 306],
  ],
}

const formats = ['avif', 'webp'] as const

/** What chats and search engines show of a shared address: JPEG, which all of them read. Small cards of empty pages are never shared. */
const shareCard: Size = [1200, 630]

/** One size of a picture, with its files by their names in the media folder. */
export interface Rendering {
  readonly size: Size
  readonly files: readonly string[]
}

/** Everything that is rendered of a picture. */
export function renderingsOf({ name, sizes: kind }: Picture): Rendering[] {
  const fileOf = ([w, h]: Size, format: string) => `${name}-${w}x${h}.${format}`
  const shown = sizes[kind].map((size) => ({ size, files: formats.map((format) => fileOf(size, format)) }))
  return kind === 'state' ? shown : [...shown, { size: shareCard, files: [fileOf(shareCard, 'jpg')] }]
}

/** The files of one picture, by their names in the media folder. */
export const filesOf = (picture: Picture): string[] => renderingsOf(picture).flatMap(({ files }) => files)
