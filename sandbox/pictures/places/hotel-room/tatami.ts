import type { Canvas } from '../../canvas.ts'
import { mist, ridge } from '../../hills.ts'
import { cushion, lightPatch } from '../../interior.ts'
import { bush } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { fill, group, line, num, rect } from '../../svg.ts'

export function tatami(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const ww = Math.min(c.w * 0.8, 720)
  const x = m - ww / 2
  const view =
    sky(c, 260) +
    ridge(c, { foot: 330, height: 190, color: '#5f8f86', depth: 0.55, rough: 0.3, label: 'tat' }) +
    mist(c, 310, 50, 0.6) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        bush(c, {
          x: x + i * ww * 0.25,
          y: 420,
          width: ww * 0.36,
          height: 110,
          label: `ta${i}`,
          depth: 0.1,
          color: i % 2 ? '#c9703f' : '#3f8f5a',
        }),
      )
      .join('')
  const grid = line(
    Array.from({ length: 7 }, (_, i) => `M${num(x + (i * ww) / 6)} 84V420`).join('') + `M${num(x)} 330H${num(x + ww)}`,
    l.dark('#7d5a3a'),
    4,
  )
  const shoji = [-1, 1]
    .map((s) => {
      const px = s < 0 ? -10 : x + ww
      const pw = s < 0 ? x + 10 : c.w - x - ww + 10
      return (
        rect(
          px,
          70,
          pw,
          356,
          c.defs.linear([
            [0, l.lit('#fdf7e8')],
            [1, l.tone('#efe3c8')],
          ]),
        ) +
        line(
          Array.from({ length: 5 }, (_, i) => `M${num(px)} ${num(70 + i * 89)}h${num(pw)}`).join('') +
            `M${num(px + pw / 2)} 70v356`,
          l.dark('#8f6a48'),
          3.4,
        )
      )
    })
    .join('')
  const mats =
    rect(
      0,
      426,
      c.w,
      180,
      c.defs.linear([
        [0, l.dark('#b9b070')],
        [0.4, l.tone('#c9bf80')],
        [1, l.lit('#d6cc90')],
      ]),
    ) +
    line(
      `M0 470H${num(c.w)}M${num(m - 60)} 426L${num(m - 150)} 470M${num(m + 200)} 426L${num(m + 330)} 470M${num(m - 40)} 470L${num(m - 130)} 610M${num(m + 320)} 470L${num(m + 520)} 610M${num(m - 360)} 470L${num(m - 600)} 610`,
      l.dark('#5d6a44'),
      5,
    )
  const table =
    rect(
      m - 150,
      496,
      300,
      16,
      c.defs.linear([
        [0, l.lit('#8f5a3a')],
        [1, l.dark('#6d4028')],
      ]),
      { rx: 4 },
    ) +
    rect(m - 130, 512, 16, 36, l.dark('#6d4028')) +
    rect(m + 114, 512, 16, 36, l.dark('#6d4028')) +
    fill(
      `M${num(m - 36)} 496q-12 -40 26 -42q40 2 28 42Z`,
      c.defs.linear([
        [0, l.lit('#3f6f73')],
        [1, l.dark('#25494d')],
      ]),
    ) +
    line(`M${num(m - 34)} 470q-20 4 -12 22M${num(m + 18)} 476l22 -12`, l.dark('#25494d'), 6) +
    rect(m + 60, 478, 26, 18, l.lit('#f6efe0'), { rx: 5 }) +
    rect(m - 100, 478, 26, 18, l.lit('#f6efe0'), { rx: 5 })
  return (
    rect(
      0,
      0,
      c.w,
      440,
      c.defs.linear([
        [0, l.dark('#a8794c')],
        [1, l.tone('#d9bf92')],
      ]),
    ) +
    group(view, { 'clip-path': c.defs.clip(`M${num(x)} 84h${num(ww)}V426h${num(-ww)}Z`) }) +
    grid +
    shoji +
    rect(0, 62, c.w, 16, l.dark('#6d4a2f')) +
    mats +
    lightPatch(c, m - 130, 430, 260, 0) +
    cushion(c, m - 220, 548, 130, 40, '#5d6f9a') +
    cushion(c, m + 220, 548, 130, 40, '#b5573c') +
    table
  )
}
