import { sail } from '../../boats.ts'
import type { Canvas } from '../../canvas.ts'
import { sky } from '../../sky.ts'
import { beach, sea, shoreLine } from '../../water.ts'
import { coast } from './parts.ts'

export function shoreOnly(c: Canvas): string {
  const shore = shoreLine(c, (t) => 470 + 34 * Math.sin(t * 3.6 + 0.6))
  return (
    sky(c, 300) +
    coast(c, 300, 36) +
    sea(c, 300) +
    sail(c, c.w * 0.5 - c.side * -90, 322, 40, '#fff6e6') +
    beach(c, shore)
  )
}
