import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { circle, ellipse, fill, group, line, num, polygon } from '../../svg.ts'
import { deep, ocean, reefFish, shoal, visitors } from './parts.ts'

export function tunnel(c: Canvas): string {
  const w = deep(c)
  const m = c.w / 2
  const arch = (k: number) =>
    `M${num(m - 330 * k)} 620V${num(330 - 40 * k)}Q${num(m - 330 * k)} ${num(330 - 330 * k)} ${num(m)} ${num(330 - 330 * k)}Q${num(m + 330 * k)} ${num(330 - 330 * k)} ${num(m + 330 * k)} ${num(330 - 40 * k)}V620`
  const ribs = [1.25, 0.92, 0.68, 0.5, 0.36]
    .map(
      (k) =>
        line(arch(k), mix(w.low, '#9fd6ea', 0.25), 13 * k, { opacity: 0.85 }) +
        line(arch(k * 0.985), '#dffaff', 2.4 * k, { opacity: 0.5 }),
    )
    .join('')
  const path =
    fill(
      polygon([
        [m - 66, 440],
        [m + 66, 440],
        [m + 460, 620],
        [m - 460, 620],
      ]),
      c.defs.linear([
        [0, mix(w.mid, '#ffffff', 0.25)],
        [1, mix(w.low, '#000000', 0.35)],
      ]),
    ) +
    [0.1, 0.35, 0.7]
      .map((t) => ellipse(m, 452 + t * 150, 50 + t * 250, 6 + t * 12, w.ray, { opacity: 0.22, filter: c.defs.blur(5) }))
      .join('')
  const ray =
    fill(
      'M0 -26Q90 -60 170 10Q90 -2 30 26Q16 80 -6 130Q-2 70 -22 26Q-90 0 -170 18Q-90 -58 0 -26Z',
      c.defs.linear([
        [0, '#6f9ac0'],
        [1, '#274f7c'],
      ]),
    ) +
    circle(-16, -12, 3, '#0c1c34') +
    circle(16, -12, 3, '#0c1c34')
  return (
    ocean(c) +
    group(ray, { transform: `translate(${num(m + c.side * -40)} 130) rotate(${c.side * 14}) scale(.95)` }) +
    shoal(c, m - 280, 220, 34, 120, 9, '#f6d98a', 1) +
    shoal(c, m + 280, 260, 34, 120, 9, '#ffb08a', -1) +
    reefFish(c, m - 340, 380, 34, '#ff8a3a', '#ffffff', 1) +
    reefFish(c, m + 350, 400, 30, '#f6d04a', '#1f4aa0', -1) +
    ribs +
    path +
    group(
      visitors(c, [
        [m - 40, 150],
        [m + 6, 92],
        [m + 46, 140],
      ]),
      { transform: 'translate(0 -50)' },
    )
  )
}
