/** The sizes in which a picture is stored, by the shape that it is shown in; largest first, width x height in pixels. */
const sizes = {
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
} as const

export type PictureShape = keyof typeof sizes

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
