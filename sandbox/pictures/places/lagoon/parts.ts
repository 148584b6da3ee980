import { thatch } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { ellipse, line, num, rect } from '../../svg.ts'

/** A thatched villa on stilts with its deck and mirror image; (x, y) is the middle of the waterline. */
export function stiltVilla(c: Canvas, x: number, y: number, w: number, depth: number): string {
  const l = c.light
  const h = w * 0.34
  const deck = y - w * 0.2
  const stilts = [-0.42, -0.2, 0.02, 0.24, 0.44]
    .map((t) => rect(x + t * w, deck, w * 0.022, w * 0.22, l.dark('#6f4f38', depth)))
    .join('')
  const lit = l.lamps ? l.lamp : l.dark('#5d7f86', depth)
  const body =
    rect(x - w * 0.34, deck - h, w * 0.68, h, l.tone('#b98456', depth)) +
    rect(x - w * 0.2, deck - h * 0.86, w * 0.17, h * 0.86, lit) +
    rect(x + 0.0 * w, deck - h * 0.86, w * 0.17, h * 0.86, lit) +
    rect(x + w * 0.22, deck - h * 0.75, w * 0.07, h * 0.4, lit)
  const floor =
    rect(x - w * 0.52, deck - w * 0.02, w * 1.04, w * 0.05, l.lit('#c99b6c', depth)) +
    line(
      `M${num(x - w * 0.52)} ${num(deck - w * 0.1)}H${num(x - w * 0.34)}M${num(x - w * 0.52)} ${num(deck)}v${num(-w * 0.1)}M${num(x - w * 0.43)} ${num(deck)}v${num(-w * 0.1)}`,
      l.dark('#8b6744', depth),
      w * 0.012,
    )
  const glow = l.lamps
    ? ellipse(x, y + w * 0.12, w * 0.5, w * 0.1, l.lamp, { opacity: 0.35, filter: c.defs.blur(6) })
    : ''
  const shade = ellipse(x, y + w * 0.04, w * 0.52, w * 0.06, l.dark('#2a5a66'), {
    opacity: 0.35,
    filter: c.defs.blur(3),
  })
  return shade + glow + stilts + body + floor + thatch(c, x, deck - h + 3, w * 0.98, w * 0.4, depth)
}
