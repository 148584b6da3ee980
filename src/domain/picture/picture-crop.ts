import type { PictureSize } from './picture-sizes.ts'

/** The point of a picture that every crop keeps as near to its middle as it can: 0, 0 is its upper left corner, 1, 1 the lower right one. */
export interface Focus {
  readonly x: number
  readonly y: number
}

export const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/** Pixels of the picture that is cropped. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The largest part of a picture that has the ratio of a size, around the focus as far as the edges let it. */
export function pictureCrop([width, height]: PictureSize, [toWidth, toHeight]: PictureSize, { x, y }: Focus): Crop {
  const scale = Math.min(width / toWidth, height / toHeight)
  const across = Math.max(1, Math.min(width, Math.round(toWidth * scale)))
  const down = Math.max(1, Math.min(height, Math.round(toHeight * scale)))
  return { left: start(x, across, width), top: start(y, down, height), width: across, height: down }
}

/** Where a length begins that has its middle at a share of a whole, and stays inside of it. */
const start = (share: number, length: number, whole: number): number =>
  Math.min(whole - length, Math.max(0, Math.round(share * whole - length / 2)))
