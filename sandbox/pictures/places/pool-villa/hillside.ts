import { villa } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { bush, green, palm } from '../../plants.ts'
import { birds, sky } from '../../sky.ts'
import { ellipse, fill, polygon, rect } from '../../svg.ts'
import { pool, sea } from '../../water.ts'
import { coast } from '../bay/parts.ts'

function terraceVilla(c: Canvas, x: number, y: number, w: number, i: number): string {
  const l = c.light
  const basin = polygon([
    [x - w * 0.2, y + 8],
    [x + w * 0.62, y + 8],
    [x + w * 0.56, y + 30],
    [x - w * 0.28, y + 30],
  ])
  return (
    rect(x - w * 0.36, y + 2, w * 1.4, 44, l.dark('#a89a84')) +
    rect(x - w * 0.36, y, w * 1.4, 7, l.lit('#efe4d0')) +
    villa(c, x, y, w, w * 0.36, `tvilla${i}`) +
    pool(c, basin, y + 8, y + 32, `tp${i}`)
  )
}

export function hillside(c: Canvas): string {
  const horizon = 226
  const away = c.side < 0 ? 1 : -1
  const x = (t: number) => (away > 0 ? c.w * t : c.w * (1 - t))
  const rows = [
    [0.86, 250, 92],
    [0.66, 330, 112],
    [0.86, 404, 130],
    [0.56, 474, 150],
  ] as const
  const ground = [
    [x(1.04), 210],
    [x(0.66), 300],
    [x(0.4), 470],
    [x(0.26), 620],
    [x(1.04), 620],
  ] as const
  let slope = fill(polygon(ground), c.light.dark(green.deep, 0.12))
  for (let r = 0; r < 5; r++) {
    for (let i = 0; i < 7; i++) {
      const t = 1.04 - i * (0.075 + r * 0.022)
      slope += bush(c, {
        x: x(t),
        y: 250 + r * 86 + i * (10 + r * 3),
        width: 190,
        height: 110,
        label: `s${r}-${i}`,
        color: (r + i) % 3 ? green.palm : green.deep,
        depth: Math.max(0, 0.3 - r * 0.08),
        size: 11,
      })
    }
    const v = rows[r]
    if (v) slope += terraceVilla(c, x(v[0]) - v[2] / 2, v[1], v[2], r)
  }
  const palms = [
    [0.97, 320, 130],
    [0.72, 420, 160],
    [0.46, 560, 190],
    [0.92, 560, 240],
  ]
    .map(([t, y, h], i) => palm(c, { x: x(t!), y: y!, height: h!, lean: away * -0.14, label: `hp${i}`, depth: 0.1 }))
    .join('')
  return (
    sky(c, horizon) +
    birds(c, x(0.4), 120, 5) +
    coast(c, horizon, 90) +
    sea(c, horizon) +
    ellipse(x(0.2), 560, c.w * 0.4, 70, c.light.shallow, { opacity: 0.8, filter: c.defs.blur(20) }) +
    slope +
    palms
  )
}
