import { pagoda, tile } from '../../buildings/chinese.ts'
import { glass } from '../../buildings/houses.ts'
import type { Canvas } from '../../canvas.ts'
import { mix } from '../../color.ts'
import { ridge } from '../../hills.ts'
import { sky } from '../../sky.ts'
import { at, fill, line, num, polygon, rect } from '../../svg.ts'
import { lantern } from '../../things.ts'

function shop(c: Canvas, s: number, near: number, far: number, i: number): string {
  const l = c.light
  const [vx, vy] = [c.w * 0.5, 338]
  const at2 = (t: number, k: number): [number, number] => [vx + s * (c.w * 0.56 + 60) * t, vy + k * t]
  const face = polygon([at2(near, 290), at2(far, 290), at2(far, -240), at2(near, -240)])
  const color = ['#b96a4c', '#d9b98a', '#8f5a44', '#e7d5b4'][(i + (s > 0 ? 1 : 0)) % 4]!
  const roof = polygon([
    at2(near, -232),
    at2(far, -232),
    [at2(far, -300)[0] - s * 8, at2(far, -320)[1]],
    [at2(near, -300)[0] - s * 18, at2(near, -330)[1]],
  ])
  const eave = polygon([
    at2(near, -60),
    at2(far, -60),
    [at2(far, 0)[0] - s * 60 * far, at2(far, -20)[1]],
    [at2(near, 0)[0] - s * 60 * near, at2(near, -20)[1]],
  ])
  const q = (a: number, b: number, k0: number, k1: number) => {
    const [p, r] = [near + (far - near) * a, near + (far - near) * b]
    return polygon([at2(p, k0), at2(r, k0), at2(r, k1), at2(p, k1)])
  }
  const pane = l.lamps ? l.lamp : mix(l.dark('#6d5443'), l.lamp, 0.25)
  return (
    fill(face, mix(l.tone(color), l.dark(color), s === c.side ? 0.75 : 0.25)) +
    fill(q(0.1, 0.4, -190, -90) + q(0.58, 0.9, -190, -90), glass(c)) +
    fill(q(0.08, 0.92, 0, 260), pane) +
    fill(q(0.3, 0.34, 0, 260) + q(0.62, 0.66, 0, 260), l.dark('#5d3a2a')) +
    fill(roof, l.dark(tile)) +
    fill(
      eave,
      c.defs.linear([
        [0, l.lit(tile)],
        [1, l.dark(tile)],
      ]),
    )
  )
}

export function street(c: Canvas): string {
  const l = c.light
  const cuts = [1, 0.66, 0.44, 0.3, 0.2]
  let rows = ''
  for (let i = 3; i >= 0; i--) rows += shop(c, -1, cuts[i]!, cuts[i + 1]!, i) + shop(c, 1, cuts[i]!, cuts[i + 1]!, i)
  const road = fill(
    polygon([
      [c.w * 0.5 - 40, 372],
      [c.w * 0.5 + 40, 372],
      [c.w + 260, 700],
      [-260, 700],
    ]),
    c.defs.span(
      [
        [0, l.lit('#cdb996')],
        [1, l.dark('#a08d70')],
      ],
      0,
      380,
      0,
      600,
    ),
  )
  const slabs = line(
    [0.2, 0.28, 0.4, 0.56, 0.78, 1]
      .map((t) => `M${num(c.w * 0.5 - c.w * 0.6 * t)} ${num(338 + 270 * t)}H${num(c.w * 0.5 + c.w * 0.6 * t)}`)
      .join('') +
      [-0.3, 0, 0.3].map((t) => `M${num(c.w * 0.5 + t * 40)} 380L${num(c.w * 0.5 + t * c.w * 1.1)} 610`).join(''),
    l.dark('#8b7a60'),
    1.6,
    { opacity: 0.4 },
  )
  const lamps = [0.28, 0.4, 0.58, 0.85]
    .map((t) =>
      [-1, 1].map((s) => at(c.w * 0.5 + s * (c.w * 0.5) * t, 338 - 170 * t, lantern(c, 10), 0.2 + t * 0.62)).join(''),
    )
    .join('')
  const cords = line(
    [0.34, 0.52, 0.8]
      .map(
        (t) =>
          `M${num(c.w * 0.5 - c.w * 0.54 * t)} ${num(338 - 250 * t)}Q${num(c.w * 0.5)} ${num(338 - 170 * t)} ${num(c.w * 0.5 + c.w * 0.54 * t)} ${num(338 - 250 * t)}`,
      )
      .join(''),
    l.dark('#5d4a3a'),
    1.4,
  )
  const strung = [0.34, 0.52, 0.8]
    .map((t) =>
      [-0.24, 0, 0.24]
        .map((u) => at(c.w * (0.5 + u * t), 338 - (208 + 130 * u * u) * t, lantern(c, 6), 0.16 + t * 0.34))
        .join(''),
    )
    .join('')
  return (
    sky(c, 380) +
    ridge(c, { foot: 384, height: 110, color: '#5f8a8a', depth: 0.6, label: 'street-hill' }) +
    pagoda(c, c.w * 0.5, 376, 170, 5, 0.35) +
    rect(0, 374, c.w, 240, l.dark('#6d5a48')) +
    road +
    slabs +
    rows +
    cords +
    lamps +
    strung
  )
}
