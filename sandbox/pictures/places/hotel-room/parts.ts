import { sail } from '../../boats.ts'
import type { Canvas } from '../../canvas.ts'
import { sky } from '../../sky.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'

/** Sea, coast and a palm as they are seen from a room. */
export function seaView(c: Canvas, horizon: number): string {
  return sky(c, horizon) + coast(c, horizon, 60) + sea(c, horizon) + sail(c, c.w * 0.46, horizon + 26, 40, '#fff6e6')
}
