import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { group, line, num, rect } from '../../svg.ts'

/** Stone paving with joints that run to a vanishing point. */
export function terrace(c: Canvas, top: number, color = '#e9dcc6'): string {
  const l = c.light
  let joints = ''
  for (let i = -12; i <= 12; i++) joints += `M${num(c.w / 2 + i * 46)} ${top}L${num(c.w / 2 + i * 150)} ${c.h}`
  for (const t of [0.12, 0.3, 0.56, 0.9]) joints += `M0 ${num(top + (c.h - top) * t)}H${num(c.w)}`
  return (
    rect(
      0,
      top,
      c.w,
      c.h - top,
      c.defs.linear([
        [0, mix(l.tone(color), l.haze, 0.15)],
        [1, mix(l.tone(color), l.dark(color), 0.35)],
      ]),
    ) + line(joints, l.dark(color), 1.2, { opacity: 0.3 })
  )
}

/** The mirror of what stands at y, seen in still water. */
export const mirror = (c: Canvas, y: number, body: string, clip: string, opacity = 0.4) =>
  group(
    group(group(body, { transform: `translate(0 ${num(y * 1.75)}) scale(1 -0.75)` }), {
      opacity,
      filter: c.defs.blur(3),
    }),
    { 'clip-path': c.defs.clip(clip) },
  )
