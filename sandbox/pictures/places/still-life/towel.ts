import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { ellipse, fill, group, line, num, rect } from '../../svg.ts'
import { shadow } from '../../things.ts'
import { round, studio } from './parts.ts'

type Rolls = readonly [below: string, middle: string, above: string]

const MIXED: Rolls = ['#e2553a', '#0b7a75', '#f2b84b']
const BLUE: Rolls = ['#2f6f9f', '#4d8fbd', '#2f6f9f']
const SAND: Rolls = ['#cdae82', '#dcc39b', '#cdae82']

export const towel = (c: Canvas): string => towels(c, MIXED)
export const blueTowel = (c: Canvas): string => towels(c, BLUE)
export const sandTowel = (c: Canvas): string => towels(c, SAND)

function towels(c: Canvas, [below, middle, above]: Rolls): string {
  const m = c.w / 2
  const l = c.light
  const roll = (x: number, y: number, color: string) =>
    rect(
      x - 130,
      y - 38,
      240,
      76,
      c.defs.linear([
        [0, l.lit(color)],
        [0.6, l.tone(color)],
        [1, l.dark(color)],
      ]),
      { rx: 30 },
    ) +
    [-84, -40, 4, 48].map((dx) => rect(x + dx, y - 38, 18, 76, l.lit('#fdf6e6'), { opacity: 0.9 })).join('') +
    ellipse(x + 108, y, 26, 38, l.lit(mix(color, '#ffffff', 0.25))) +
    ellipse(x + 108, y, 17, 26, 'none', { stroke: l.dark(color), 'stroke-width': 4 }) +
    ellipse(x + 108, y, 7, 11, 'none', { stroke: l.dark(color), 'stroke-width': 4 })
  const glasses = group(
    line('M-16 -6Q0 -16 16 -6', '#2a3440', 6) +
      rect(-72, -20, 58, 40, '#2a3440', { rx: 18 }) +
      rect(14, -20, 58, 40, '#2a3440', { rx: 18 }) +
      fill('M-62 -12L-34 -12L-52 10H-64ZM24 -12L52 -12L34 10H22Z', '#7fb5c4', { opacity: 0.5 }),
    { transform: `translate(${num(m + 150)} 532)` },
  )
  const shell = group(
    fill('M0 10Q-60 0 -52 -44Q-30 -80 0 -76Q30 -80 52 -44Q60 0 0 10Z', round(c, '#f6c9b0')) +
      line('M0 8L-40 -52M0 8L-20 -70M0 8V-74M0 8L20 -70M0 8L40 -52', l.dark('#dfa48a'), 3, { opacity: 0.6 }),
    { transform: `translate(${num(m - 190)} 556)` },
  )
  return (
    studio(c) +
    shadow(c, m, 520, 190, 14) +
    roll(m, 476, below) +
    roll(m + 6, 402, middle) +
    roll(m - 8, 330, above) +
    shadow(c, m + 150, 552, 80, 6) +
    glasses +
    shadow(c, m - 186, 566, 60, 7) +
    shell
  )
}
