import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { circle, dot, ellipse, fill, line, num, polygon } from '../../svg.ts'
import { shadow } from '../../things.ts'
import { round, studio } from './parts.ts'

export function plush(c: Canvas): string {
  const m = c.w / 2
  const l = c.light
  const body = '#7fb5d0'
  const fin = (s: number) =>
    fill(
      `M${num(m + s * 120)} 420Q${num(m + s * 220)} 430 ${num(m + s * 236)} 500Q${num(m + s * 180)} 500 ${num(m + s * 110)} 480Z`,
      round(c, mix(body, '#2f6fa8', 0.25)),
    )
  const whale =
    fin(-1) +
    fin(1) +
    fill(
      `M${num(m)} 220Q${num(m + 190)} 226 ${num(m + 190)} 400Q${num(m + 186)} 528 ${num(m)} 532Q${num(m - 186)} 528 ${num(m - 190)} 400Q${num(m - 190)} 226 ${num(m)} 220Z`,
      round(c, body),
    ) +
    fill(
      `M${num(m)} 360Q${num(m + 130)} 368 ${num(m + 128)} 450Q${num(m + 100)} 528 ${num(m)} 530Q${num(m - 100)} 528 ${num(m - 128)} 450Q${num(m - 130)} 368 ${num(m)} 360Z`,
      l.lit('#fdf6ea'),
    ) +
    line([-60, -20, 20, 60].map((dx) => `M${num(m + dx)} 400V512`).join(''), l.dark('#e4d6c2'), 3, { opacity: 0.5 })
  const face =
    fill(dot(m - 90, 356, 13) + dot(m + 90, 356, 13), '#20303f') +
    fill(dot(m - 86, 351, 4.5) + dot(m + 94, 351, 4.5), '#ffffff') +
    ellipse(m - 124, 390, 22, 13, l.lit('#f6a898'), { opacity: 0.75 }) +
    ellipse(m + 124, 390, 22, 13, l.lit('#f6a898'), { opacity: 0.75 }) +
    line(`M${num(m - 22)} 376Q${num(m)} 396 ${num(m + 22)} 376`, '#20303f', 5)
  const spout =
    line(
      `M${num(m)} 218Q${num(m - 4)} 176 ${num(m - 40)} 160M${num(m)} 218Q${num(m + 4)} 176 ${num(m + 40)} 160M${num(m)} 218V150`,
      l.lit('#cfeaf2'),
      13,
    ) +
    circle(m - 44, 160, 11, l.lit('#cfeaf2')) +
    circle(m + 44, 160, 11, l.lit('#cfeaf2')) +
    circle(m, 144, 11, l.lit('#cfeaf2'))
  return (
    studio(c) +
    shadow(c, m + 6, 534, 220, 16) +
    spout +
    whale +
    face +
    fill(
      polygon([
        [m + 104, 244],
        [m + 150, 220],
        [m + 146, 268],
        [m + 100, 284],
        [m + 60, 236],
      ]),
      l.tone('#e2553a'),
    ) +
    circle(m + 104, 254, 9, l.lit('#f28a6a'))
  )
}
