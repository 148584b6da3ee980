import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { circle, ellipse, fill, group, leaf, rect } from '../../svg.ts'
import { candle, orchid, stone } from './parts.ts'

export function stones(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const s = c.side < 0 ? 1 : -1
  const back = rect(
    0,
    0,
    c.w,
    600,
    c.defs.linear([
      [0, mix(l.sky[1], l.tone('#8fb8a0'), 0.6)],
      [0.7, mix(l.haze, l.tone('#dcead8'), 0.5)],
      [1, l.tone('#cfe0d4')],
    ]),
  )
  const random = c.random.fork('bokeh')
  const bokeh = Array.from({ length: 16 }, () =>
    circle(random.range(0, c.w), random.range(20, 360), random.range(14, 56), l.lit('#f4f3d0'), {
      opacity: random.range(0.06, 0.2),
    }),
  ).join('')
  const bamboo = [-0.46, -0.39, -0.3, 0.33, 0.43, 0.49]
    .map((t, i) => {
      const x = m + t * Math.max(c.w, 700)
      return (
        rect(
          x - 9,
          -10,
          18,
          470,
          c.defs.linear(
            [
              [0, l.lit('#a9c46a')],
              [1, l.dark('#6a9048')],
            ],
            0,
          ),
          { opacity: 0.5 + (i % 3) * 0.2 },
        ) +
        [60, 170, 290, 400].map((y) => rect(x - 10.5, y + i * 9, 21, 4, l.dark('#5d8040'), { opacity: 0.6 })).join('') +
        Array.from({ length: 6 }, (_, k) =>
          fill(
            leaf(x, 60 + k * 58, (k % 2 ? 0.5 : 2.6) + k * 0.07, 74, 9),
            k % 2 ? l.tone('#7fae5a') : l.dark('#5f9450'),
            { opacity: 0.85 },
          ),
        ).join('')
      )
    })
    .join('')
  const water = rect(
    0,
    440,
    c.w,
    170,
    c.defs.linear([
      [0, mix(l.shallow, '#ffffff', 0.45)],
      [1, mix(l.water[1], l.shallow, 0.35)],
    ]),
  )
  const rings = [1, 1.6, 2.3]
    .map((k) => ellipse(m, 528, 150 * k, 26 * k, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.45 / k }))
    .join('')
  const pile =
    stone(c, m, 508, 128, 34, '#5d666b') +
    stone(c, m - s * 8, 452, 100, 30, '#7c858a') +
    stone(c, m + s * 6, 402, 74, 26, '#565f66') +
    stone(c, m, 360, 48, 20, '#8b9398')
  const mirror = group(group(pile, { transform: 'translate(0 860) scale(1 -0.62)' }), {
    opacity: 0.22,
    filter: c.defs.blur(4),
  })
  return (
    back +
    bokeh +
    bamboo +
    water +
    mirror +
    rings +
    pile +
    orchid(c, m + s * 30, 336, 1.3) +
    orchid(c, m + s * 190, 544, 1) +
    candle(c, m - s * 210, 540, 62) +
    candle(c, m - s * 262, 556, 40)
  )
}
