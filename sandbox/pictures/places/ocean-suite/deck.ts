import { sail } from '../../boats.ts'
import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { bush, palm } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { at, ellipse, facing, fill, line, num, polygon, rect } from '../../svg.ts'
import { accents, lounger } from '../../things.ts'
import { pool, sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'

export function deck(c: Canvas): string {
  const l = c.light
  const s = c.side < 0 ? 1 : -1
  const x = (t: number) => (s > 0 ? c.w * t : c.w * (1 - t))
  const boards =
    rect(
      0,
      420,
      c.w,
      190,
      c.defs.linear([
        [0, l.tone('#c49768')],
        [1, l.lit('#d9ad7c')],
      ]),
    ) +
    line(
      Array.from(
        { length: 19 },
        (_, i) => `M${num(c.w / 2 + (i - 9) * 60)} 420L${num(c.w / 2 + (i - 9) * 110)} 610`,
      ).join(''),
      l.dark('#8b6744'),
      1.8,
      { opacity: 0.45 },
    )
  const basin = polygon([
    [x(0.06), 452],
    [x(0.44), 452],
    [x(0.4), 574],
    [x(-0.08), 574],
  ])
  const net =
    fill(
      polygon([
        [x(0.52), 424],
        [x(0.78), 424],
        [x(0.8), 470],
        [x(0.5), 470],
      ]),
      mix(l.water[1], l.shallow, 0.5),
    ) +
    line(
      Array.from({ length: 12 }, (_, i) => `M${num(x(0.52 + i * 0.0236))} 424L${num(x(0.5 + i * 0.0273))} 470`).join(
        '',
      ) + [435, 447, 459].map((y) => `M${num(x(0.51))} ${y}H${num(x(0.79))}`).join(''),
      l.lit('#fdf8ee'),
      1.6,
      { opacity: 0.85 },
    )
  const sun = at(x(0.68), 548, facing(-s, lounger(c)), 1.1) + at(x(0.9), 556, facing(-s, lounger(c)), 1.1)
  return (
    sky(c, 250) +
    birds(c, x(0.4), 130, 4) +
    coast(c, 250, 70) +
    sea(c, 250) +
    ellipse(x(0.4), 400, c.w * 0.6, 60, l.shallow, { opacity: 0.8, filter: c.defs.blur(18) }) +
    sail(c, x(0.3), 292, 52, accents(c).main) +
    boards +
    net +
    line(basin, l.lit('#f4ecdf'), 9) +
    pool(c, basin, 452, 576, 'deckpool') +
    sun +
    palm(c, { x: x(1.02), y: 620, height: 520, lean: -s * 0.12, label: 'deckp' }) +
    bush(c, { x: x(0), y: 606, width: 160, height: 70, label: 'deckb' })
  )
}
