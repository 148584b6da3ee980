/** One file of a picture, by the end of its name: 780x380.avif */
export interface PictureFile {
  readonly file: string
  readonly bytes: Buffer
}

export interface EncodedPicture {
  /** Of the whole picture as it is kept. */
  readonly width: number
  readonly height: number
  readonly files: readonly PictureFile[]
}

/** The whole picture, from which other crops are made. */
export const WHOLE = 'whole.webp'

/** Who shows it: pages of the shop, in every shape and with a card to share; or a guest's comment, small and whole of the screen. */
export type PictureUse = 'shop' | 'comment'
