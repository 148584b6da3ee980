import { wall } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { type Point, ellipse, fill, group, lens, line, num, polygon, rect } from '../../svg.ts'

export function rockFace(c: Canvas, points: readonly Point[], depth: number, label: string): string {
  const l = c.light
  const random = c.random.fork(label)
  const d = polygon(points)
  const top = Math.min(...points.map(([, y]) => y))
  const low = Math.max(...points.map(([, y]) => y))
  const [x0, x1] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  let [dark, pale] = ['', '']
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.range(x0, x1), random.range(top, low)]
    const d2 = lens(x, y, random.range(10, 46), random.range(1, 3))
    if (random.chance(0.6)) dark += d2
    else pale += d2
  }
  const cracks = Array.from({ length: 9 }, () => {
    const [x, y] = [random.range(x0, x1), random.range(top, low - 60)]
    return `M${num(x)} ${num(y)}l${num(random.range(-8, 8))} ${num(random.range(20, 50))}l${num(random.range(-6, 10))} ${num(random.range(16, 40))}`
  }).join('')
  return (
    fill(d, wall(c, '#c9ab86', depth)) +
    group(
      fill(dark, l.dark('#8f755a', depth), { opacity: 0.35 }) +
        fill(pale, l.lit('#e6cda4', depth), { opacity: 0.5 }) +
        line(cracks, l.dark('#7b634b', depth), 2, { opacity: 0.35 }) +
        rect(
          x0,
          low - 80,
          x1 - x0,
          80,
          c.defs.linear([
            [0, l.haze, 0],
            [1, l.haze, 0.4],
          ]),
        ),
      { 'clip-path': c.defs.clip(d) },
    )
  )
}

export const surfLine = (c: Canvas, x: number, y: number, w: number) =>
  ellipse(x, y, w, 7, '#ffffff', { opacity: 0.65, filter: c.defs.blur(3) })
