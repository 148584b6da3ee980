import type { Canvas } from '../../canvas.ts'
import { circle, dot, fill, group, line, num } from '../../svg.ts'
import { ocean, reefFloor, shoal, visitors } from './parts.ts'

export function whaleShark(c: Canvas): string {
  const m = c.w / 2
  const random = c.random.fork('spots')
  const dir = c.side < 0 ? 1 : -1
  const spots = Array.from({ length: 90 }, () => {
    const x = random.range(-190, 200)
    const y = random.range(-54, 8) * (1 - Math.abs(x) / 330)
    return dot(x, y, random.range(1.6, 4))
  }).join('')
  const body =
    fill(
      'M-250 -6Q-180 -34 -60 -62Q90 -84 210 -44Q262 -24 264 -2Q260 20 214 30Q90 62 -60 40Q-180 20 -250 -6Z',
      c.defs.linear([
        [0, '#5f92b8'],
        [0.55, '#2f628f'],
        [0.72, '#cfe3ea'],
        [1, '#eef6f5'],
      ]),
    ) +
    fill('M-232 -8Q-290 -80 -330 -98Q-306 -30 -318 60Q-280 20 -232 -4Z', '#3a6f9a') +
    fill('M-20 -66Q-50 -116 -84 -124Q-70 -90 -76 -60ZM60 36Q20 100 -34 120Q-10 80 -6 40Z', '#3a6f9a') +
    fill(spots, '#e6f6fa', { opacity: 0.75 }) +
    line('M262 6Q236 12 226 20', '#204a70', 3) +
    circle(222, -10, 5, '#12283f') +
    line('M150 -34Q142 -10 150 14M164 -36Q156 -10 164 14M136 -32Q128 -10 136 14', '#204a70', 2.4, { opacity: 0.7 })
  return (
    ocean(c) +
    shoal(c, m - dir * 240, 170, 46, 150, 9, '#cfeff2', dir) +
    group(body, { transform: `translate(${num(m)} 272) scale(${dir} 1) rotate(-5)` }) +
    shoal(c, m + dir * 200, 420, 30, 110, 8, '#f6d98a', -dir) +
    reefFloor(c, 'wf', 90) +
    visitors(c, [
      [m - 60, 150],
      [m - 8, 96],
      [m + 44, 164],
    ])
  )
}
