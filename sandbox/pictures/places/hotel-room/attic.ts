import type { Canvas } from '../../canvas.ts'
import { mist, ridge } from '../../hills.ts'
import { lightPatch, pot, room, tableLamp } from '../../interior.ts'
import { sky } from '../../sky.ts'
import { fill, group, line, num, polygon } from '../../svg.ts'
import { bed } from './bed.ts'

export function attic(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const view =
    sky(c, 330) +
    ridge(c, { foot: 372, height: 200, color: '#8fa6bb', depth: 0.4, rough: 0.9, label: 'attr' }) +
    ridge(c, { foot: 382, height: 90, color: '#5b8577', depth: 0.3, label: 'attr2' }) +
    mist(c, 350, 40, 0.5)
  const gable = polygon([
    [m, 44],
    [m + 250, 300],
    [m + 250, 400],
    [m - 250, 400],
    [m - 250, 300],
  ])
  const slopes =
    fill(
      polygon([
        [-10, -10],
        [m, -10],
        [m - 330, 440],
        [-10, 440],
      ]),
      c.defs.linear(
        [
          [0, l.dark('#b98a5c')],
          [1, l.tone('#cda06f')],
        ],
        0,
      ),
    ) +
    fill(
      polygon([
        [c.w + 10, -10],
        [m, -10],
        [m + 330, 440],
        [c.w + 10, 440],
      ]),
      c.defs.linear(
        [
          [0, l.tone('#cda06f')],
          [1, l.dark('#b98a5c')],
        ],
        0,
      ),
    )
  const planks = line(
    [1, 2, 3, 4, 5]
      .map(
        (i) =>
          `M${num(m - i * 70)} ${num(-10 + i * 96 - 40)}L${num(-10 - i * 60)} ${num(i * 96 + 200)}M${num(m + i * 70)} ${num(-10 + i * 96 - 40)}L${num(c.w + 10 + i * 60)} ${num(i * 96 + 200)}`,
      )
      .join(''),
    l.dark('#8a6440'),
    2,
    { opacity: 0.3 },
  )
  const frames =
    line(gable, l.dark('#7d5a3a'), 13, { 'stroke-linejoin': 'round' }) +
    line(`M${num(m)} 44V400M${num(m - 250)} 300H${num(m + 250)}`, l.dark('#7d5a3a'), 7)
  return (
    room(c, '#d9bc94', 440, '#b98a5c') +
    slopes +
    planks +
    group(view, { 'clip-path': c.defs.clip(gable) }) +
    frames +
    lightPatch(c, m - 150, 440, 300, 0) +
    bed(c, m, 572, 400, '#b5442f') +
    tableLamp(c, m - 268, 470, 0.9) +
    pot(c, m + 280, 500, 180, 'sansevieria')
  )
}
