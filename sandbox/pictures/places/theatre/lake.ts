import { pagoda } from '../../buildings/chinese.ts'
import type { Canvas } from '../../canvas.ts'
import { mist, ridge } from '../../hills.ts'
import { sky } from '../../sky.ts'
import { ellipse, fill, group, num, polygon } from '../../svg.ts'
import { sea } from '../../water.ts'
import { audience, dancer } from './parts.ts'

export function lake(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const tower = pagoda(c, m + c.side * -170, 400, 280, 5, 0.08)
  const glow = [-0.36, -0.18, 0.18, 0.36]
    .map((t, i) =>
      fill(
        polygon([
          [m + t * c.w * 0.7, 420],
          [m + t * c.w * 1.3 - 40, -20],
          [m + t * c.w * 1.3 + 40, -20],
        ]),
        c.defs.linear([
          [0, ['#ffd27a', '#7fe0d0', '#f6a3c0', '#9fc0ff'][i]!, 0],
          [1, ['#ffd27a', '#7fe0d0', '#f6a3c0', '#9fc0ff'][i]!, 0.6],
        ]),
        { filter: c.defs.blur(4) },
      ),
    )
    .join('')
  const lotus = group(
    Array.from({ length: 9 }, (_, i) => {
      const a = ((i - 4) / 4) * 1.25
      return fill(
        `M0 0Q${num(Math.sin(a - 0.3) * 70)} ${num(-Math.cos(a - 0.3) * 64)} ${num(Math.sin(a) * 120)} ${num(-Math.cos(a) * 92)}Q${num(Math.sin(a + 0.3) * 70)} ${num(-Math.cos(a + 0.3) * 64)} 0 0Z`,
        c.defs.linear([
          [0, '#ffd9e6'],
          [1, '#e8709a'],
        ]),
        { opacity: 0.92 },
      )
    }).join('') + dancer(0, -14, 0.62, '#fff3d0', 1),
    { transform: `translate(${num(m)} 486)` },
  )
  const fountains = [-0.4, -0.3, -0.2, 0.2, 0.3, 0.4]
    .map((t, i) =>
      fill(
        `M${num(m + t * c.w)} 446Q${num(m + t * c.w - 20)} ${300 + (i % 3) * 20} ${num(m + t * c.w)} ${270 + (i % 3) * 24}Q${num(m + t * c.w + 20)} ${300 + (i % 3) * 20} ${num(m + t * c.w)} 446Z`,
        '#dff4ff',
        { opacity: 0.5, filter: c.defs.blur(3) },
      ),
    )
    .join('')
  return (
    sky(c, 400) +
    ridge(c, { foot: 410, height: 200, color: '#5f8a9a', depth: 0.55, rough: 0.3, label: 'lk' }) +
    mist(c, 390, 40, 0.5) +
    sea(c, 404) +
    glow +
    tower +
    group(group(tower, { transform: 'translate(0 720) scale(1 -0.8)' }), { opacity: 0.25, filter: c.defs.blur(4) }) +
    fountains +
    ellipse(m, 492, 210, 26, '#ffe0c0', { opacity: 0.6, filter: c.defs.blur(10) }) +
    lotus +
    audience(c, l.lamps ? 552 : 556)
  )
}
