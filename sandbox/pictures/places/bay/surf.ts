import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { island } from '../../hills.ts'
import { green } from '../../plants.ts'
import { sky } from '../../sky.ts'
import { type Point, curve, fill, num } from '../../svg.ts'
import { beach, sea, shoreLine } from '../../water.ts'
import { coast } from './parts.ts'

export function surf(c: Canvas): string {
  const horizon = 262
  const l = c.light
  const away = c.side < 0 ? 1 : -1
  const wave = (y: number, height: number, label: string) => {
    const random = c.random.fork(label)
    const p = random.range(0, 6)
    const crest = Array.from({ length: 22 }, (_, i): Point => [
      -30 + ((c.w + 60) * i) / 21,
      y - height * (0.55 + 0.45 * Math.sin(i * 0.42 + p)) + random.range(-2, 2),
    ])
    const body = fill(
      `${curve(crest)}V${num(y + 60)}H-30Z`,
      c.defs.linear([
        [0, mix(l.shallow, '#ffffff', 0.25)],
        [0.35, l.shallow],
        [1, l.water[1], 0],
      ]),
    )
    const lip = crest
      .map(([x, yy], i): Point => [x, yy + 3 + height * 0.22 * (0.5 + 0.5 * Math.sin(i * 1.7 + p))])
      .reverse()
    return (
      body +
      fill(`${curve(crest)}${curve(lip, 'L')}Z`, mix('#ffffff', l.haze, 0.1), { opacity: 0.92, filter: c.defs.blur(1) })
    )
  }
  const shore = shoreLine(c, (t) => 520 + 26 * Math.sin(t * 5 + 1))
  const hill = island(c, {
    x: away > 0 ? c.w * 0.98 : c.w * 0.02,
    y: horizon + 8,
    width: 520,
    height: 190,
    color: green.palm,
    depth: 0.35,
    steep: 0.55,
    label: 'surf-hill',
  })
  return (
    sky(c, horizon) +
    coast(c, horizon, 40) +
    sea(c, horizon) +
    hill +
    wave(360, 26, 'w1') +
    wave(428, 48, 'w2') +
    wave(494, 36, 'w3') +
    beach(c, shore)
  )
}
