import type { Box, Brush } from './brush.ts'

const WAVE = 'M6.5 20.5c3 0 3.6-2 6.6-2s3.6 2 5.9 2 3.4-2 5.9-2 2.8 1.2 4.6 1.8'
const LOW_WAVE = 'M6.5 26c3 0 3.6-2 6.6-2s3.6 2 5.9 2 3.4-2 5.9-2 2.8 1.2 4.6 1.8'
const SUN = 'M18 8.5a7.5 7.5 0 0 1 7.5 7.5v1.5h-15V16A7.5 7.5 0 0 1 18 8.5z'

/** The shop's sign, as BrandMark draws it on a grid of 36. */
export function paintMark(paint: Brush, left: number, top: number, side: number): void {
  const scale = side / 36
  paint.roundRect({ left, top, width: side, height: side, radius: 11 * scale }, paint.colour('--brand'))
  paint.path(SUN, { left, top, scale }, { fill: '#ffd9a0' })
  for (const wave of [WAVE, LOW_WAVE]) paint.path(wave, { left, top, scale }, { stroke: '#ffffff', width: 2 })
}

/** A quiet bay at dawn, where there is no picture. Drawn on a grid of 670 x 500. */
export function paintScene(paint: Brush, box: Box): void {
  const at = { left: box.left, top: box.top, scale: Math.max(box.width / 670, box.height / 500) }
  paint.gradient(box, ['#fbe3c6', '#f8efe2', paint.colour('--brand-tint')])
  paint.disc(box.left + box.width * 0.68, box.top + 210, 74, '#ffd9a0')
  paint.path('M0 250c120-60 210-40 300 0s210 40 370-20v290H0z', at, { fill: paint.colour('--brand-tint') })
  paint.path('M0 320c90-26 150 18 240 6s170-44 280-20 110 20 150 10v200H0z', at, { fill: paint.colour('--brand') })
  paint.path('M0 400c120-20 210 26 330 14s230-30 340-4v100H0z', at, { fill: paint.colour('--brand-deep') })
}
