import { sail } from '../../boats.ts'
import { cottage } from '../../buildings/houses.ts'
import { lighthouse } from '../../buildings/lighthouse.ts'
import type { Canvas } from '../../canvas.ts'
import { bush, green } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { type Point, curve, fill, group, line, num } from '../../svg.ts'
import { sea } from '../../water.ts'
import { coast } from './parts.ts'

function headland(c: Canvas, base: number, away: number): string {
  const x = (t: number) => (away > 0 ? c.w * (1 - t) : c.w * t)
  const top: Point[] = [
    [x(-0.04), base - 190],
    [x(0.1), base - 176],
    [x(0.22), base - 160],
    [x(0.33), base - 140],
    [x(0.4), base - 90],
    [x(0.46), base - 40],
    [x(0.53), base],
  ]
  const l = c.light
  const rock = fill(
    `${curve(top)}L${num(x(-0.04))} ${num(base + 4)}Z`,
    c.defs.linear([
      [0, l.lit('#b9a488')],
      [0.5, l.tone('#9a8570')],
      [1, l.dark('#6f6254')],
    ]),
  )
  const turf = [0, 0.07, 0.15, 0.23, 0.31, 0.37]
    .map((t, i) =>
      bush(c, {
        x: x(t),
        y: base - 150 + i * 12 + (i > 4 ? 40 : 0),
        width: 150,
        height: 44,
        color: green.olive,
        label: `turf${i}`,
        size: 7,
      }),
    )
    .join('')
  const strata = line(
    [0.3, 0.55, 0.75]
      .map(
        (k) =>
          `M${num(x(0.02))} ${num(base - 130 * (1 - k))}Q${num(x(0.25))} ${num(base - 110 * (1 - k) + 9)} ${num(x(0.44))} ${num(base - 50 * (1 - k))}`,
      )
      .join(''),
    l.dark('#5f5348'),
    2.5,
    { opacity: 0.4 },
  )
  const foam = group(
    fill(
      `M${num(x(0.57))} ${num(base + 4)}Q${num(x(0.3))} ${num(base - 6)} ${num(x(-0.04))} ${num(base + 2)}V${num(base + 12)}Q${num(x(0.3))} ${num(base + 10)} ${num(x(0.57))} ${num(base + 4)}Z`,
      '#ffffff',
      { opacity: 0.75 },
    ),
    { filter: c.defs.blur(2.5) },
  )
  return rock + strata + turf + foam
}

export function lighthouseBay(c: Canvas): string {
  const horizon = 370
  const away = c.side < 0 ? 1 : -1
  const lx = away > 0 ? c.w * 0.82 : c.w * 0.18
  return (
    sky(c, horizon) +
    birds(c, c.w * (away > 0 ? 0.5 : 0.5), 210, 6) +
    coast(c, horizon, 50) +
    sea(c, horizon) +
    sail(c, c.w * (away > 0 ? 0.28 : 0.72), 402, 58, '#fff3df') +
    lighthouse(c, lx, 286, 210) +
    cottage(c, lx + away * 62, 292, 58, 30, { wall: '#fbf3e6', roof: '#c65a3c' }) +
    headland(c, 440, away)
  )
}
