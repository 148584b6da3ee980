import { pictureSizes as sizes, type PictureShape } from '../../domain/picture/picture-sizes.ts'

export type { PictureShape }

/** Address without size and format -> `srcset` of one format. */
export function sourceSet(src: string, shape: PictureShape, format: 'avif' | 'webp'): string {
  return sizes[shape].map(([width, height]) => `${src}-${width}x${height}.${format} ${width}w`).join(', ')
}

/** The one file for browsers that read no srcset, with its size. */
export function plainFile(src: string, shape: PictureShape): { src: string; width: number; height: number } {
  const [width, height] = sizes[shape][1]
  return { src: `${src}-${width}x${height}.webp`, width, height }
}

/** One of four soft colours to wait on; the same picture has the same always. */
export function toneOf(src: string): number {
  let sum = 0
  for (let at = 0; at < src.length; at += 1) sum += src.charCodeAt(at)
  return sum % 4
}
