import type { Canvas } from '../../canvas.ts'
import { bowl, teapot } from '../../tableware.ts'
import { at, ellipse, fill, leaf, num, rect } from '../../svg.ts'
import { shadow } from '../../things.ts'
import { sideways, studio } from './parts.ts'

export function tea(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const tin =
    shadow(c, m - 170, 512, 70, 10) +
    rect(m - 226, 330, 112, 180, sideways(c, '#0b7a75'), { rx: 10 }) +
    rect(m - 226, 380, 112, 74, l.lit('#f6efe0')) +
    fill(`M${num(m - 206)} 440q18 -40 36 0t36 0`, 'none', { stroke: l.tone('#0b7a75'), 'stroke-width': 5 }) +
    ellipse(m - 170, 330, 56, 13, l.lit('#3fa39c')) +
    rect(m - 182, 312, 24, 16, l.tone('#d9a94f'), { rx: 4 })
  return (
    studio(c) +
    tin +
    at(m + 30, 528, teapot(c, '#c9573f'), 1.45) +
    at(m + 216, 540, bowl(c, '#f6efe0', '#c98a3f'), 1) +
    at(m - 60, 566, bowl(c, '#f6efe0', '#c98a3f'), 0.8) +
    fill(leaf(m + 120, 566, -0.3, 46, 9) + leaf(m + 128, 570, -1.1, 40, 9), l.tone('#5f9450'))
  )
}
