import type { Canvas } from '../../canvas.ts'
import { sky } from '../../sky.ts'
import { chalet, drift, firs, range } from './parts.ts'

export function chalets(c: Canvas): string {
  const s = c.side < 0 ? 1 : -1
  const x = (t: number) => (s > 0 ? c.w * t : c.w * (1 - t))
  return (
    sky(c, 380) +
    range(c, 400, 1) +
    drift(
      c,
      [
        [-20, 440],
        [c.w * 0.3, 400],
        [c.w * 0.7, 420],
        [c.w + 20, 390],
      ],
      0.15,
    ) +
    firs(c, [
      [0.03, 430, 120, 0.3],
      [0.1, 420, 90, 0.35],
      [0.3, 420, 110, 0.3],
      [0.55, 424, 130, 0.28],
      [0.93, 420, 140, 0.25],
      [0.8, 420, 90, 0.3],
    ]) +
    chalet(c, x(0.2), 450, 120) +
    chalet(c, x(0.84), 452, 130) +
    drift(
      c,
      [
        [-20, 500],
        [c.w * 0.4, 470],
        [c.w + 20, 500],
      ],
      0.05,
    ) +
    chalet(c, x(0.58), 512, 220) +
    firs(c, [
      [0.32, 530, 180, 0.02],
      [0.86, 540, 220, 0],
      [0.06, 590, 270, 0],
    ]) +
    drift(
      c,
      [
        [-20, 560],
        [c.w * 0.5, 540],
        [c.w + 20, 576],
      ],
      0,
    )
  )
}
