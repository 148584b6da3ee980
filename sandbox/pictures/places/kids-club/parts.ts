import type { Canvas } from '../../canvas.ts'
import { circle, curve, fill, group, line, num, rect } from '../../svg.ts'
import { shadow } from '../../things.ts'

/** A child at play; stands on the origin, about 86 high. */
export function child(
  c: Canvas,
  x: number,
  y: number,
  s: number,
  shirt: string,
  hair: string,
  arms: 'up' | 'down',
): string {
  const l = c.light
  const skin = l.tone('#f3cfa8')
  const arm = arms === 'up' ? 'M-10 -48L-28 -74M10 -48L28 -74' : 'M-10 -48L-24 -28M10 -48L24 -28'
  const body =
    shadow(c, 4, 2, 26, 5, 0.3) +
    line('M-7 -26L-9 0M7 -26L9 0', skin, 7) +
    line(arm, skin, 6) +
    fill('M-15 -24Q-17 -56 0 -56Q17 -56 15 -24Z', l.lit(shirt)) +
    rect(-15, -30, 30, 11, l.dark('#3f5f8a'), { rx: 3 }) +
    circle(0, -70, 15, skin) +
    fill('M-16 -70A16 16 0 0 1 16 -70Q8 -80 0 -78Q-8 -80 -16 -70Z', hair) +
    circle(-5, -68, 1.7, '#3a2a24') +
    circle(5, -68, 1.7, '#3a2a24') +
    line('M-4 -62Q0 -59 4 -62', '#b5573c', 1.8)
  return group(body, { transform: `translate(${num(x)} ${num(y)}) scale(${s})` })
}

export const meadow = (c: Canvas, y: number) =>
  fill(
    `${curve([
      [-20, y + 16],
      [c.w * 0.3, y - 6],
      [c.w * 0.7, y + 8],
      [c.w + 20, y - 10],
    ])}V620H-20Z`,
    c.defs.linear([
      [0, c.light.lit('#b5cf6a')],
      [1, c.light.dark('#7fae55')],
    ]),
  )
