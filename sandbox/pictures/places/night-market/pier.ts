import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { palm } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { circle, line, num, rect } from '../../svg.ts'
import { sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'
import { cloths, crowd, stall, strings } from './parts.ts'

export function pier(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const wheelAt = m + c.side * -250
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * 6.283 + c.phase
    return [wheelAt + Math.cos(a) * 130, 230 + Math.sin(a) * 130] as const
  })
  const wheel =
    line(
      spokes.map(([x, y]) => `M${num(wheelAt)} 230L${num(x)} ${num(y)}`).join(''),
      mix(l.tone('#d9c9b8'), l.lamp, 0.3),
      2.4,
    ) +
    circle(wheelAt, 230, 130, 'none', { stroke: mix(l.tone('#f6d9b0'), l.lamp, 0.4), 'stroke-width': 6 }) +
    line(
      `M${num(wheelAt)} 230L${num(wheelAt - 66)} 400M${num(wheelAt)} 230L${num(wheelAt + 66)} 400`,
      l.dark('#8b7a8a'),
      8,
    ) +
    spokes
      .map(
        ([x, y], i) =>
          circle(x, y, 13, cloths[i % 6]!) +
          circle(
            x,
            y,
            26,
            c.defs.radial([
              [0, cloths[i % 6]!, 0.6],
              [1, cloths[i % 6]!, 0],
            ]),
          ),
      )
      .join('')
  const boards =
    rect(
      0,
      404,
      c.w,
      200,
      c.defs.linear([
        [0, mix(l.tone('#a97f54'), l.lamp, 0.25)],
        [1, l.dark('#6d4a38')],
      ]),
    ) +
    line(
      Array.from({ length: 17 }, (_, i) => `M${num(m + (i - 8) * 80)} 404L${num(m + (i - 8) * 150)} 610`).join(''),
      l.dark('#5d3f30'),
      2,
      { opacity: 0.5 },
    )
  const row = [-300, -100, 100, 300]
    .map((dx, i) => stall(c, m + dx + c.side * 60, 476, 0.98, cloths[(i + 1) % 6]!, i))
    .join('')
  return (
    sky(c, 330) +
    coast(c, 330, 80) +
    sea(c, 330, 410) +
    wheel +
    boards +
    row +
    palm(c, { x: m + c.side * 400, y: 520, height: 400, lean: -c.side * 0.08, label: 'pierp' }) +
    strings(c, [[40, 70, 0.5]]) +
    crowd(c, 606, Math.round(c.w / 130), 120, 'pc')
  )
}
