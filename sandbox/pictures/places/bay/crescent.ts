import { motorboat, sail } from '../../boats.ts'
import { block } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { island } from '../../hills.ts'
import { bush, palm } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { at, facing } from '../../svg.ts'
import { parasol } from '../../things.ts'
import { beach, sea, shoreLine } from '../../water.ts'
import { coast } from './parts.ts'

function parasols(c: Canvas, away: number): string {
  return [0.1, 0.19, 0.27, 0.34]
    .map((t, i) => {
      const x = away > 0 ? c.w * (1 - t) : c.w * t
      return at(x, 470 - i * 42, facing(away, parasol(c)), 0.5 - i * 0.1)
    })
    .join('')
}

export function crescent(c: Canvas): string {
  const horizon = 236
  const away = c.side < 0 ? 1 : -1
  const shore = shoreLine(c, (t) => {
    const u = away > 0 ? t : 1 - t
    return 310 + 330 * (1 - u) ** 0.95 - 40 * Math.sin(u * Math.PI)
  })
  const town = [0.03, 0.1, 0.2]
    .map((t, i) => block(c, away > 0 ? c.w * (1 - t) - 70 : c.w * t, 288 + i * 3, 66, 4 - i, '#fbf1e0', 0.28))
    .join('')
  const greens = [0, 0.1, 0.22, 0.33]
    .map((t, i) =>
      bush(c, {
        x: away > 0 ? c.w * (1 - t) : c.w * t,
        y: 306 + i * 7,
        width: 170,
        height: 54 - i * 9,
        depth: 0.22,
        label: `bc${i}`,
        size: 7,
      }),
    )
    .join('')
  const px = away > 0 ? c.w * 0.04 : c.w * 0.96
  const palms =
    palm(c, { x: px, y: 590, height: 430, lean: away * 0.3, label: 'p1' }) +
    palm(c, { x: px + away * 70, y: 612, height: 330, lean: away * 0.42, label: 'p2' })
  return (
    sky(c, horizon) +
    coast(c, horizon, 110) +
    sea(c, horizon) +
    island(c, {
      x: c.w * (away > 0 ? 0.3 : 0.7),
      y: horizon + 6,
      width: 180,
      height: 60,
      color: '#4c8a80',
      depth: 0.5,
      steep: 0.5,
      label: 'ci',
    }) +
    motorboat(c, c.w * 0.48, 300, 64, 0.25) +
    sail(c, c.w * (away > 0 ? 0.62 : 0.38), 282, 44, '#fff8ea') +
    beach(c, shore) +
    town +
    greens +
    parasols(c, away) +
    palms
  )
}
