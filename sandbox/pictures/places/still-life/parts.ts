import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { frond } from '../../plants.ts'
import { circle, fill, group, num, rect } from '../../svg.ts'

const backdrops = [
  ['#f6e3cf', '#eac7a4'],
  ['#cfe6e0', '#9fcac4'],
  ['#f9d9cf', '#eea996'],
  ['#e6e0f2', '#c3b6dc'],
  ['#fbeac0', '#f2cd84'],
  ['#d6e6f2', '#a3c3de'],
] as const

/** A quiet studio: a round niche of light, a table, the shadow of palm leaves on the wall. */
export function studio(c: Canvas): string {
  const l = c.light
  const [pale, deep] = backdrops[c.scene.seed % backdrops.length]!
  const m = c.w / 2
  const random = c.random.fork('studio')
  const wall = rect(
    0,
    0,
    c.w,
    c.h,
    c.defs.radial(
      [
        [0, l.lit(pale)],
        [0.6, l.tone(pale)],
        [1, l.tone(deep)],
      ],
      0.5 + c.side * 0.2,
      0.3,
      0.9,
    ),
  )
  const disc = circle(
    m,
    290,
    210,
    c.defs.linear([
      [0, l.lit(mix(deep, '#ffffff', 0.25))],
      [1, l.tone(deep)],
    ]),
    { opacity: 0.9 },
  )
  const shade = group(
    [0, 1, 2, 3]
      .map((i) =>
        fill(
          frond(random, {
            x: c.side > 0 ? -30 : c.w + 30,
            y: 30 + i * 40,
            angle: c.side > 0 ? 0.2 + i * 0.22 : Math.PI - 0.2 - i * 0.22,
            length: 330,
            droop: 0.2,
            leaflets: 18,
          }).leaves,
          l.dark(deep),
        ),
      )
      .join(''),
    { opacity: 0.28, filter: c.defs.blur(6) },
  )
  const top = fill(
    `M-10 452H${num(c.w + 10)}V620H-10Z`,
    c.defs.linear([
      [0, l.tone(mix(deep, '#ffffff', 0.35))],
      [0.3, l.lit(mix(pale, '#ffffff', 0.4))],
      [1, l.tone(pale)],
    ]),
  )
  return wall + disc + shade + top + rect(0, 450, c.w, 3, '#ffffff', { opacity: 0.5 })
}

export const round = (c: Canvas, color: string) =>
  c.defs.radial(
    [
      [0, c.light.lit(color)],
      [0.55, c.light.tone(color)],
      [1, c.light.dark(color)],
    ],
    c.side < 0 ? 0.35 : 0.65,
    0.3,
    0.8,
  )

export const sideways = (c: Canvas, color: string) =>
  c.defs.linear(
    [
      [0, c.light.lit(color)],
      [0.55, c.light.tone(color)],
      [1, c.light.dark(color)],
    ],
    c.side < 0 ? 0 : 180,
  )
