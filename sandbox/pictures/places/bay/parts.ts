import type { Canvas } from '../../canvas.ts'
import { mist, ridge } from '../../hills.ts'

export const far = '#5f8f9a'

/** Ranges of far hills behind the water. */
export function coast(c: Canvas, horizon: number, height = 90): string {
  return (
    ridge(c, { foot: horizon + 2, height: height * 1.25, color: far, depth: 0.72, rough: 0.3, label: 'coast-far' }) +
    ridge(c, {
      foot: horizon + 2,
      height: height * 0.7,
      color: '#4f8a7c',
      depth: 0.5,
      swells: 1.6,
      label: 'coast-near',
    }) +
    mist(c, horizon - 4, 26, 0.55)
  )
}
