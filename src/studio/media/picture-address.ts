import { MEDIA } from '../../domain/picture/picture-sizes.ts'

/** A small file of a picture by its address; what is no picture of the shop is shown as it is. */
export const smallFile = (address: string): string =>
  address.startsWith(MEDIA) && !/\.\w+$/.test(address) ? `${address}-462x306.webp` : address

/** The whole of an upload. */
export const wholeFile = (address: string): string => `${address}-whole.webp`

/** 1.2 MB, 340 KB */
export const bytesText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
