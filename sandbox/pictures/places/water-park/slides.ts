import type { Canvas } from '../../canvas.ts'
import { palm } from '../../plants.ts'
import { sky } from '../../sky.ts'
import type { Point } from '../../svg.ts'
import { pool } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { basinOf, greens, ring, slide, splash, tower } from './parts.ts'

export function slides(c: Canvas): string {
  const s = c.side < 0 ? 1 : -1
  const m = c.w / 2
  const p = (dx: number, y: number): Point => [m + s * dx, y]
  return (
    sky(c, 380) +
    coast(c, 384, 120) +
    greens(c, 410, 'ws') +
    [-330, 330, 250]
      .map((dx, i) =>
        palm(c, { x: m + dx, y: 416, height: 250 - i * 30, lean: dx < 0 ? 0.06 : -0.06, label: `wsp${i}`, depth: 0.1 }),
      )
      .join('') +
    tower(c, m + s * 150, 420, 270, '#e2553a') +
    pool(c, basinOf(c, 410), 405, 600, 'wsw') +
    slide(c, [p(140, 160), p(60, 190), p(20, 250), p(90, 310), p(170, 340), p(140, 400), p(60, 440)], 30, '#f2b84b') +
    slide(
      c,
      [p(160, 160), p(230, 200), p(300, 260), p(250, 320), p(190, 370), p(250, 430), p(310, 470)],
      30,
      '#e2553a',
    ) +
    slide(c, [p(130, 150), p(10, 176), p(-110, 250), p(-160, 340), p(-210, 440)], 34, '#0b9a94') +
    splash(c, m + s * 58, 446, 1.2) +
    splash(c, m + s * 312, 476, 1.2) +
    splash(c, m - s * 214, 448, 1.4) +
    ring(c, m - s * 60, 512, 1.1, '#f2b84b') +
    ring(c, m + s * 180, 540, 1.2, '#e98aa4') +
    ring(c, m - s * 290, 556, 1.25, '#e2553a')
  )
}
