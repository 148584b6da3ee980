import type { Canvas } from '../../canvas.ts'
import { mist } from '../../hills.ts'
import { fir } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { fill, num } from '../../svg.ts'
import { chalet, drift, firs, range } from './parts.ts'

export function forest(c: Canvas): string {
  const random = c.random.fork('forest')
  const row = (y: number, h: number, depth: number, n: number) =>
    Array.from({ length: n }, (_, i) =>
      fir(
        c,
        ((i + random.range(0.1, 0.9)) / n) * c.w,
        y + random.range(-8, 8),
        h * random.range(0.7, 1.15),
        depth,
        `fo${y}-${i}`,
      ),
    ).join('')
  const x = c.w * 0.5
  const trail = fill(
    `M${num(x - 12)} 420Q${num(x + 90)} 470 ${num(x - 30)} 520T${num(x - 160)} 620H${num(x + 170)}Q${num(x + 60)} 540 ${num(x + 90)} 500T${num(x + 16)} 420Z`,
    c.light.lit('#ffffff'),
    { opacity: 0.85, filter: c.defs.blur(2) },
  )
  return (
    sky(c, 400) +
    range(c, 400, 0.8) +
    row(420, 130, 0.5, 18) +
    mist(c, 410, 40, 0.6) +
    row(440, 170, 0.32, 13) +
    drift(
      c,
      [
        [-20, 440],
        [c.w * 0.5, 424],
        [c.w + 20, 446],
      ],
      0.1,
    ) +
    trail +
    chalet(c, x + c.side * 150, 490, 130) +
    firs(c, [
      [0.04, 560, 330, 0],
      [0.16, 520, 220, 0.08],
      [0.86, 530, 240, 0.08],
      [0.97, 590, 380, 0],
      [0.74, 500, 150, 0.15],
      [0.27, 490, 130, 0.15],
    ]) +
    drift(
      c,
      [
        [-20, 570],
        [c.w * 0.5, 596],
        [c.w + 20, 566],
      ],
      0,
    )
  )
}
