import type { Canvas } from '../../canvas.ts'
import { ridge } from '../../hills.ts'
import { tree } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { cloths, crowd, ground, stall, strings } from './parts.ts'

export function stalls(c: Canvas): string {
  const m = c.w / 2
  const back = [-400, -240, -80, 80, 240, 400]
    .map((dx, i) => stall(c, m + dx, 410, 0.72, cloths[(i + 2) % 6]!, i))
    .join('')
  const front = [-330, -110, 110, 330].map((dx, i) => stall(c, m + dx, 500, 1.12, cloths[i]!, i + 1)).join('')
  return (
    sky(c, 400) +
    ridge(c, { foot: 400, height: 150, color: '#5f8a9a', depth: 0.5, label: 'nm' }) +
    [0.08, 0.9].map((t, i) => tree(c, { x: c.w * t, y: 410, width: 200, height: 260, label: `nmt${i}` })).join('') +
    ground(c, 396) +
    back +
    crowd(c, 430, Math.round(c.w / 90), 66, 'cr1') +
    front +
    strings(c, [
      [60, 60, 0.5],
      [24, 90, 0.72],
    ]) +
    crowd(c, 612, Math.round(c.w / 120), 128, 'cr2')
  )
}
