import type { Canvas } from '../../canvas.ts'
import { circle, ellipse, fill, group, line, num } from '../../svg.ts'
import { ocean, reefFish, reefFloor, shoal } from './parts.ts'

export function reef(c: Canvas): string {
  const m = c.w / 2
  const dir = c.side < 0 ? 1 : -1
  const turtle = group(
    fill(
      'M40 -30Q100 -90 130 -60Q90 -30 60 -6ZM-50 -20Q-90 -60 -110 -40Q-84 -14 -56 -2ZM30 30Q70 70 96 62Q70 30 52 16Z',
      '#5f9a6a',
    ) +
      ellipse(90, -4, 24, 17, '#7fb57a') +
      circle(98, -8, 3, '#12283f') +
      ellipse(
        0,
        0,
        76,
        48,
        c.defs.radial(
          [
            [0, '#b5a45a'],
            [1, '#5a6a34'],
          ],
          0.45,
          0.3,
          0.75,
        ),
      ) +
      line('M-40 -34L-24 0L-40 34M0 -46L-24 0L0 46M36 -40L24 0L36 40M-24 0H24M24 0L66 0M-24 0H-72', '#47562c', 4, {
        opacity: 0.6,
      }),
    { transform: `translate(${num(m - dir * 60)} 240) scale(${dir * 1.15} 1.15) rotate(-10)` },
  )
  return (
    ocean(c) +
    shoal(c, m + dir * 250, 150, 40, 130, 8, '#e6fbf6', -dir) +
    turtle +
    reefFloor(c, 'rf', 190) +
    reefFish(c, m + dir * 190, 330, 52, '#ff8a3a', '#ffffff', -dir) +
    reefFish(c, m + dir * 270, 396, 40, '#ff8a3a', '#ffffff', -dir) +
    reefFish(c, m - dir * 230, 400, 46, '#f6d04a', '#1f4aa0', dir) +
    reefFish(c, m - dir * 40, 450, 34, '#5a8af0', '#f6d04a', dir)
  )
}
