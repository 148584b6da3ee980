import { sway, type Canvas } from './canvas.ts'
import { mix } from './color.ts'
import { fill, group, line, num, rect } from './svg.ts'

const reflected = (c: Canvas, body: string) =>
  group(group(body, { transform: 'scale(1 -0.5)' }), { opacity: 0.3, filter: c.defs.blur(1.5) }) + body

/** A far sail; `size` is its height. */
export function sail(c: Canvas, x: number, y: number, size: number, color: string, depth = 0.25): string {
  const l = c.light
  const s = size / 100
  const p = (v: number) => num(v * s)
  const sheet =
    fill(`M${p(3)} ${p(-100)}Q${p(34)} ${p(-50)} ${p(36)} ${p(-14)}L${p(3)} ${p(-12)}Z`, l.lit(color, depth)) +
    fill(
      `M${p(-2)} ${p(-90)}Q${p(-24)} ${p(-44)} ${p(-30)} ${p(-14)}L${p(-2)} ${p(-12)}Z`,
      mix(l.lit(color, depth), l.dark(color, depth), 0.35),
    )
  const hull = fill(
    `M${p(-36)} ${p(-9)}L${p(42)} ${p(-9)}Q${p(34)} ${p(4)} ${p(24)} ${p(4)}L${p(-24)} ${p(4)}Z`,
    l.dark('#f1e7d6', depth),
  )
  const drift = sway(c, 0.25) * 6 * s + sway(c, 0) * 10
  return group(reflected(c, sheet + hull), { transform: `translate(${num(x + drift)} ${num(y)})` })
}

/** A wooden long-tail boat with a canopy and ribbons at the bow; `size` is its length. */
export function longtail(c: Canvas, x: number, y: number, size: number, color: string): string {
  const l = c.light
  const s = size / 200
  const hull = fill(
    'M-100 -14Q-40 6 60 -2Q92 -10 112 -48Q110 -10 92 12Q80 20 40 20L-70 20Q-92 12 -100 -14Z',
    c.defs.linear([
      [0, l.lit('#b57a4a')],
      [0.4, l.tone('#8f5d39')],
      [1, l.dark('#6d452b')],
    ]),
  )
  const rim = line('M-100 -14Q-40 6 60 -2Q92 -10 112 -48', l.lit(color), 5)
  const roof =
    fill('M-62 -58Q-10 -70 40 -58L44 -50L-66 -50Z', l.lit('#f4e6c6')) +
    line('M-56 -50V-4M-8 -52V2M36 -50V0', l.dark('#8f6a48'), 3)
  const ribbon = line('M108 -38Q116 -28 112 -12M106 -34Q110 -22 104 -8', l.tone('#e2553a'), 4)
  const bob = sway(c, 0.6) * 2
  return group(reflected(c, hull + rim + roof + ribbon), {
    transform: `translate(${num(x + sway(c, 0) * 26)} ${num(y + bob)}) scale(${s.toFixed(3)})`,
  })
}

/** A far ferry or motor yacht; `size` is its length. */
export function motorboat(c: Canvas, x: number, y: number, size: number, depth = 0.3): string {
  const l = c.light
  const s = size / 200
  const hull = fill(
    'M-96 -18L104 -26Q86 8 70 10L-84 10Z',
    c.defs.linear([
      [0, l.lit('#ffffff', depth)],
      [1, l.dark('#cfd8dc', depth)],
    ]),
  )
  const deck = fill('M-60 -18L-50 -42L30 -44L56 -24ZM-34 -42L-26 -60L8 -60L20 -43Z', l.tone('#f4f6f5', depth))
  const glass = fill('M-46 -26L-42 -36L26 -38L38 -28Z', l.lamps ? l.lamp : l.dark('#4f7286', depth))
  return group(reflected(c, hull + deck + glass + rect(-92, -4, 180, 3, l.tone('#0b7a75', depth))), {
    transform: `translate(${num(x)} ${num(y)}) scale(${s.toFixed(3)})`,
  })
}
