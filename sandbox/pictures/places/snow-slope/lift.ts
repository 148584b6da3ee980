import { glass } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { sky } from '../../sky.ts'
import { group, line, num, rect } from '../../svg.ts'
import { accents } from '../../things.ts'
import { drift, firs, range, skier } from './parts.ts'

export function lift(c: Canvas): string {
  const l = c.light
  const s = c.side < 0 ? 1 : -1
  const x = (t: number) => (s > 0 ? c.w * t : c.w * (1 - t))
  const cable = line(`M${num(x(-0.05))} 420Q${num(x(0.5))} 236 ${num(x(1.05))} 90`, l.dark('#4a5563'), 2.4)
  const cabin = (t: number, y: number, k: number) =>
    group(
      line('M0 -34V0', l.dark('#4a5563'), 3) +
        rect(
          -24,
          0,
          48,
          42,
          c.defs.linear([
            [0, l.lit(accents(c).main)],
            [1, l.dark(accents(c).main)],
          ]),
          { rx: 10 },
        ) +
        rect(-19, 7, 38, 17, glass(c), { rx: 4 }),
      { transform: `translate(${num(x(t))} ${num(y)}) scale(${k})` },
    )
  const pylon = (t: number, y: number, h: number) =>
    line(`M${num(x(t))} ${num(y)}V${num(y - h)}M${num(x(t) - 22)} ${num(y - h)}h44`, l.dark('#6d7884'), 7)
  return (
    sky(c, 380) +
    range(c, 390, 1.05) +
    drift(
      c,
      [
        [-20, s > 0 ? 470 : 300],
        [c.w * 0.35, 410],
        [c.w * 0.7, 380],
        [c.w + 20, s > 0 ? 300 : 470],
      ],
      0.12,
    ) +
    firs(c, [
      [0.04, 470, 110, 0.2],
      [0.1, 480, 150, 0.15],
      [0.92, 430, 120, 0.2],
      [0.85, 440, 90, 0.25],
      [0.97, 460, 160, 0.1],
    ]) +
    pylon(0.34, 430, 138) +
    pylon(0.78, 390, 198) +
    cable +
    cabin(0.14, 396, 0.8) +
    cabin(0.5, 295, 1.15) +
    cabin(0.92, 170, 0.9) +
    drift(
      c,
      [
        [-20, 560],
        [c.w * 0.4, 510],
        [c.w * 0.75, 540],
        [c.w + 20, 500],
      ],
      0,
    ) +
    skier(c, x(0.42), 536, 1, '#e2553a', s) +
    skier(c, x(0.7), 470, 0.55, '#0b7a75', -s) +
    firs(c, [
      [0.01, 600, 200, 0],
      [0.99, 610, 240, 0],
    ])
  )
}
