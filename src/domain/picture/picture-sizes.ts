/** Pixels. */
export type PictureSize = readonly [width: number, height: number]

/** The sizes in which a picture is stored, by the shape that it is shown in; largest first. */
export const pictureSizes = {
  banner: [
    [1170, 570],
    [780, 380],
  ],
  card: [
    [924, 612],
    [462, 306],
    [228, 152],
  ],
  tile: [
    [500, 500],
    [300, 300],
  ],
} as const satisfies Readonly<Record<string, readonly PictureSize[]>>

export type PictureShape = keyof typeof pictureSizes

/** What chats and search engines show of a shared address: JPEG, which all of them read. */
export const SHARE_CARD = [1200, 630] as const satisfies PictureSize

/** Where pictures are served. */
export const MEDIA = '/tc-fostay/media/'
