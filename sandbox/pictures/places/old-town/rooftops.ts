import { pagoda, sweepRoof, tile } from '../../buildings/chinese.ts'
import { glass, wall } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { mist, ridge } from '../../hills.ts'
import { tree } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { rect } from '../../svg.ts'

export function rooftops(c: Canvas): string {
  const random = c.random.fork('rooftops')
  const l = c.light
  let roofs = ''
  for (let row = 0; row < 6; row++) {
    const y = 336 + row * 46 + row * row * 4
    const w = 90 + row * 34
    for (let x = -60 + (row % 2) * 44; x < c.w + 90; x += w * random.range(0.95, 1.2)) {
      const depth = Math.max(0, 0.5 - row * 0.11)
      const h = 34 + row * 9
      const lamp = l.lamps ? glass(c) : mix(l.dark('#6d5443', depth), l.haze, depth)
      roofs +=
        rect(x - w * 0.36, y - 4, w * 0.72, h, wall(c, random.pick(['#f3ece0', '#d9b99a', '#c98b6a']), depth)) +
        [-0.22, 0.08].map((t) => rect(x + t * w, y + 6, w * 0.14, h * 0.5, lamp)).join('') +
        sweepRoof(c, x, y, w, h * 0.85, depth, random.chance(0.3) ? '#5a5f63' : tile)
    }
    if (row === 1) roofs += pagoda(c, c.w * (c.side < 0 ? 0.7 : 0.3), y + 30, 250, 5, 0.26)
    if (row === 3)
      roofs += tree(c, {
        x: c.w * (c.side < 0 ? 0.2 : 0.8),
        y: y + 60,
        width: 170,
        height: 180,
        label: 'rt',
        color: '#d99a3f',
      })
  }
  return (
    sky(c, 330) +
    birds(c, c.w * 0.45, 140, 6) +
    ridge(c, { foot: 334, height: 190, color: '#6f8fa6', depth: 0.68, rough: 0.3, label: 'r0' }) +
    ridge(c, { foot: 338, height: 100, color: '#54848a', depth: 0.48, label: 'r1' }) +
    mist(c, 326, 36, 0.6) +
    rect(0, 334, c.w, 270, l.dark('#6d6a66')) +
    roofs
  )
}
