import { cottage } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { ridge } from '../../hills.ts'
import { blossoms, tree } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { circle, ellipse, fill, group, line, num, polygon, rect } from '../../svg.ts'

export function orchard(c: Canvas): string {
  const l = c.light
  const x = c.w / 2
  const rows = [3, 2, 1, 0]
    .map((i) =>
      [-1, 1]
        .map((s) => {
          const k = [1, 0.62, 0.4, 0.27][i]!
          const b = {
            x: x + s * 330 * k,
            y: 380 + 190 * k,
            width: 330 * k,
            height: 400 * k,
            label: `or${i}${s}`,
            size: 4 + 9 * k,
            depth: 0.3 - 0.3 * k,
          }
          const crown = { ...b, y: b.y - b.height * 0.36, height: b.height * 0.56, width: b.width * 0.9 }
          return tree(c, b) + blossoms(c, crown, '#f08a3a', 34)
        })
        .join(''),
    )
    .join('')
  const lane = fill(
    polygon([
      [x - 18, 400],
      [x + 18, 400],
      [x + 170, 620],
      [x - 170, 620],
    ]),
    c.defs.linear([
      [0, l.lit('#e9d6a6')],
      [1, l.tone('#cfae78')],
    ]),
  )
  const basket = group(
    ellipse(0, 2, 62, 9, l.dark('#5d7a40'), { opacity: 0.4 }) +
      [-34, -12, 12, 34, -22, 2, 26]
        .map((a, i) =>
          circle(
            a,
            i > 3 ? -66 : -54,
            16,
            c.defs.radial(
              [
                [0, l.lit('#ffb45c')],
                [1, l.tone('#e87a2c')],
              ],
              0.4,
              0.35,
            ),
          ),
        )
        .join('') +
      fill(
        'M-58 -50H58L46 0H-46Z',
        c.defs.linear([
          [0, l.lit('#c99a5c')],
          [1, l.dark('#8f6535')],
        ]),
      ) +
      line('M-56 -36H56M-53 -22H53M-50 -10H50', l.dark('#7d5a30'), 2.4, { opacity: 0.5 }),
    { transform: `translate(${num(x + c.side * -70)} 572)` },
  )
  return (
    sky(c, 390) +
    ridge(c, { foot: 400, height: 130, color: '#6a9a8a', depth: 0.56, label: 'o0' }) +
    rect(
      0,
      392,
      c.w,
      220,
      c.defs.linear([
        [0, l.lit('#a9c05f')],
        [1, l.dark('#6f9a4c')],
      ]),
    ) +
    lane +
    cottage(c, x, 404, 70, 32, { wall: '#fbf0dc', roof: '#b5573c' }, 0.2) +
    rows +
    basket
  )
}
