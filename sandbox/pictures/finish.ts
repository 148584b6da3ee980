import type { Canvas } from './canvas.ts'
import { el, fill, group, lens, line, num, rect } from './svg.ts'
import { mist } from './hills.ts'
import { mix } from './color.ts'

function rain(c: Canvas): string {
  const random = c.random.fork('rain')
  let d = ''
  for (let i = 0; i < c.w / 6; i++) {
    const [x, y, long] = [random.range(-20, c.w + 40), random.range(-20, c.h), random.range(12, 34)]
    d += `M${num(x)} ${num(y)}l${num(-long * 0.16)} ${num(long)}`
  }
  return line(d, '#ffffff', 0.9, { opacity: 0.3 })
}

function flakes(c: Canvas): string {
  const random = c.random.fork('flakes')
  let [far, near] = ['', '']
  for (let i = 0; i < c.w / 5; i++) {
    const [x, y, r] = [random.range(0, c.w), random.range(0, c.h), random.range(0.8, 2.4)]
    const d = lens(x, y, r, r * 1.7)
    if (r > 1.9) near += d
    else far += d
  }
  return fill(far, '#ffffff', { opacity: 0.65 }) + fill(near, '#ffffff', { opacity: 0.9 })
}

const outdoors = new Set(['hotel-room', 'theatre', 'aquarium', 'still-life', 'kids-club'])

/** The weather between the place and what stands close to the eye. */
export function veil(c: Canvas): string {
  if (outdoors.has(c.scene.place)) return ''
  if (c.scene.weather === 'rain') return rain(c)
  if (c.scene.weather === 'snow') return flakes(c)
  return c.scene.weather === 'mist' ? mist(c, c.h * 0.52, 90, 0.5) : ''
}

function grain(c: Canvas): string {
  const noise = el('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: 0.8,
    numOctaves: 2,
    seed: c.scene.seed % 97,
    result: 'n',
  })
  const tone = el('feColorMatrix', {
    in: 'n',
    type: 'matrix',
    values: '0 0 0 0 0.5 0 0 0 0 0.45 0 0 0 0 0.4 0.9 0 0 0 -0.3',
  })
  c.defs.add('grain', el('filter', { id: 'grain', x: 0, y: 0, width: '100%', height: '100%' }, noise + tone))
  return rect(0, 0, c.w, c.h, '#888888', { filter: 'url(#grain)', opacity: 0.07 })
}

/** Air over the whole picture: the sun's warmth, darker corners, a little grain. */
export function finish(c: Canvas): string {
  const l = c.light
  const warm = c.defs.radial(
    [
      [0, l.glow, 0.3],
      [0.5, l.glow, 0.09],
      [1, l.glow, 0],
    ],
    c.sun.x / c.w,
    c.sun.y / c.h,
    0.7,
  )
  const corner = mix(l.shadow, '#101828', 0.55)
  const edge = c.defs.radial(
    [
      [0, corner, 0],
      [0.72, corner, 0],
      [1, corner, 0.24],
    ],
    0.5,
    0.45,
    0.78,
  )
  return group(rect(0, 0, c.w, c.h, warm) + rect(0, 0, c.w, c.h, edge) + grain(c), {})
}
