import { cottage } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { mist, ridge } from '../../hills.ts'
import { bush, green, tree } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { type Point, curve, fill, line } from '../../svg.ts'

export function terraces(c: Canvas): string {
  const l = c.light
  let steps = ''
  for (let i = 0; i < 11; i++) {
    const y = 330 + i * 20 + i * i * 1.6
    const edge = (dy: number): Point[] =>
      Array.from({ length: 13 }, (_, k) => [
        -20 + ((c.w + 40) * k) / 12,
        y + dy + Math.sin(k * 0.72 + i * 0.55) * (14 + i * 2.4) + (c.side < 0 ? k : 12 - k) * (i - 4) * 1.2,
      ])
    const wet = i % 2 === 0
    const face = wet
      ? c.defs.linear([
          [0, mix(l.sky[3], l.sky[2], 0.4)],
          [1, l.sky[1]],
        ])
      : c.defs.linear([
          [0, l.lit('#a9c05a')],
          [1, l.dark('#6f9448')],
        ])
    steps +=
      fill(`${curve(edge(0))}V620H-20Z`, face, { opacity: wet ? 0.95 : 1 }) +
      line(curve(edge(0)), l.lit('#c9cf7a'), 3.4) +
      line(curve(edge(5)), l.dark('#5d7a40'), 4, { opacity: 0.55 })
  }
  return (
    sky(c, 330) +
    birds(c, c.w * 0.5, 150, 5) +
    ridge(c, { foot: 350, height: 210, color: '#5d8f86', depth: 0.64, rough: 0.3, label: 'f0' }) +
    mist(c, 320, 44, 0.7) +
    ridge(c, { foot: 362, height: 110, color: '#5b9460', depth: 0.36, label: 'f1' }) +
    steps +
    cottage(c, c.w * (c.side < 0 ? 0.72 : 0.28), 424, 92, 46, { wall: '#d9b98a', roof: '#7c6650' }, 0.06) +
    tree(c, { x: c.w * (c.side < 0 ? 0.82 : 0.18), y: 440, width: 120, height: 150, label: 'ft' }) +
    bush(c, {
      x: c.w * (c.side < 0 ? 0.02 : 0.98),
      y: 606,
      width: 300,
      height: 120,
      label: 'fb',
      color: green.deep,
      size: 12,
    })
  )
}
