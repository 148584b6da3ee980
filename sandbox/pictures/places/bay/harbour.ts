import { longtail, sail } from '../../boats.ts'
import { cottage } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { ridge } from '../../hills.ts'
import { sky } from '../../sky.ts'
import { fill, num } from '../../svg.ts'
import { accents } from '../../things.ts'
import { sea } from '../../water.ts'

export function harbour(c: Canvas): string {
  const horizon = 318
  const random = c.random.fork('harbour')
  const colors = ['#f6e2c0', '#f3b58e', '#e8836a', '#fbf3e4', '#e9c46f', '#a9c6bf']
  let houses = ''
  for (let row = 0; row < 3; row++) {
    for (let x = -20 + row * 21; x < c.w + 40; x += random.range(52, 72)) {
      const h = random.range(44, 70)
      houses += cottage(
        c,
        x,
        horizon - 52 + row * 28 + 6,
        50,
        h * (1 - (2 - row) * 0.12),
        { wall: random.pick(colors), roof: '#c9694a' },
        0.34 - row * 0.13,
      )
    }
  }
  const boats = [
    [0.2, 372, 120],
    [0.74, 392, 150],
    [0.46, 450, 210],
  ] as const
  const quay = fill(`M-10 ${horizon + 8}H${num(c.w + 10)}V${horizon + 22}H-10Z`, c.light.dark('#a99a86'))
  return (
    sky(c, horizon) +
    ridge(c, { foot: horizon, height: 200, color: '#5b8f74', depth: 0.45, swells: 0.8, label: 'town-hill' }) +
    houses +
    sea(c, horizon + 14) +
    quay +
    sail(c, c.w * 0.6, 358, 74, '#fff6e6', 0.1) +
    sail(c, c.w * 0.34, 350, 60, accents(c).main, 0.1) +
    boats.map(([t, y, s], i) => longtail(c, c.w * t, y, s, ['#e2553a', '#0b7a75', '#f2b84b'][i]!)).join('')
  )
}
