import type { Canvas } from './canvas.ts'
import { mix } from './color.ts'
import { frond, green } from './plants.ts'
import { bush } from './plants.ts'
import { circle, ellipse, fill, group, leaf, line, num, polygon, rect } from './svg.ts'

/** Back wall down to `floor` and a floor of boards running to the eye. */
export function room(c: Canvas, wallColor: string, floor: number, floorColor = '#c79a6b'): string {
  const l = c.light
  const back = rect(
    0,
    0,
    c.w,
    floor,
    c.defs.linear([
      [0, mix(l.tone(wallColor), l.dark(wallColor), 0.35)],
      [0.7, l.lit(wallColor)],
      [1, l.tone(wallColor)],
    ]),
  )
  const ground = rect(
    0,
    floor,
    c.w,
    c.h - floor,
    c.defs.linear([
      [0, l.dark(floorColor)],
      [0.25, l.tone(floorColor)],
      [1, l.lit(floorColor)],
    ]),
  )
  let boards = ''
  for (let i = -14; i <= 14; i++) boards += `M${num(c.w / 2 + i * 52)} ${floor}L${num(c.w / 2 + i * 104)} ${c.h}`
  return (
    back +
    ground +
    line(boards, l.dark(floorColor), 1.3, { opacity: 0.35 }) +
    rect(0, floor - 9, c.w, 9, l.lit('#f4ecdf'))
  )
}

/** A window onto `view`, with frame and bars; `panes` across. */
export function windowOn(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  view: string,
  panes = 2,
  frame = '#f4ecdf',
): string {
  const l = c.light
  const d = `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`
  const bars = Array.from({ length: panes + 1 }, (_, i) =>
    rect(x + (i * w) / panes - (i % panes ? 2.5 : 5), y - 5, i % panes ? 5 : 10, h + 10, l.tone(frame)),
  ).join('')
  const edge = rect(x - 5, y - 9, w + 10, 10, l.tone(frame)) + rect(x - 10, y + h, w + 20, 9, l.lit(frame))
  return group(view, { 'clip-path': c.defs.clip(d) }) + bars + edge
}

/** Light that falls from a window onto the floor. */
export const lightPatch = (c: Canvas, x: number, y: number, w: number, lean: number) =>
  fill(
    polygon([
      [x, y],
      [x + w, y],
      [x + w + lean + 60, c.h],
      [x + lean - 60, c.h],
    ]),
    c.light.glow,
    { opacity: c.light.lamps ? 0.1 : 0.28, filter: c.defs.blur(8) },
  )

/** A gathered curtain hanging from (x, y); side -1 gathers to the left. */
export function curtain(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  side: number,
  color = '#fbf5ea',
): string {
  const l = c.light
  const d = `M${num(x)} ${num(y)}H${num(x + side * w)}Q${num(x + side * w * 0.9)} ${num(y + h * 0.55)} ${num(x + side * w * 0.72)} ${num(y + h)}H${num(x)}Z`
  const folds = [0.16, 0.34, 0.52, 0.7, 0.86]
    .map(
      (t) =>
        `M${num(x + side * w * t)} ${num(y)}Q${num(x + side * w * t * 0.9)} ${num(y + h * 0.5)} ${num(x + side * w * t * 0.76)} ${num(y + h)}`,
    )
    .join('')
  return (
    fill(
      d,
      c.defs.linear(
        [
          [0, l.lit(color)],
          [1, l.dark(color)],
        ],
        side < 0 ? 180 : 0,
      ),
      { opacity: 0.95 },
    ) + line(folds, l.dark(color), 2.4, { opacity: 0.3 })
  )
}

/** A lamp with its halo; (x, y) is the middle of its foot. */
export function tableLamp(c: Canvas, x: number, y: number, scale = 1): string {
  const l = c.light
  const halo = circle(
    0,
    -52,
    l.lamps ? 190 : 110,
    c.defs.radial([
      [0, l.lamp, l.lamps ? 0.6 : 0.32],
      [1, l.lamp, 0],
    ]),
  )
  const body =
    rect(-4, -34, 8, 34, l.dark('#a07a52')) +
    ellipse(0, 0, 18, 4, l.dark('#a07a52')) +
    fill(
      'M-20 -76H20L30 -34H-30Z',
      c.defs.linear([
        [0, '#fff3d4'],
        [1, mix(l.lamp, '#ffffff', 0.3)],
      ]),
    )
  return group(halo + body, { transform: `translate(${num(x)} ${num(y)}) scale(${scale})` })
}

/** A pot with a large-leaved plant; stands at (x, y). */
export function pot(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  kind: 'palm' | 'leafy' | 'sansevieria' = 'palm',
): string {
  const l = c.light
  const random = c.random.fork(`pot-${Math.round(x)}`)
  const h = height * 0.3
  const vase = fill(
    `M${num(x - h * 0.55)} ${num(y - h)}H${num(x + h * 0.55)}L${num(x + h * 0.4)} ${num(y)}H${num(x - h * 0.4)}Z`,
    c.defs.linear(
      [
        [0, l.lit('#e9dccb')],
        [1, l.dark('#bfa98d')],
      ],
      c.side < 0 ? 10 : 170,
    ),
  )
  let plant = ''
  if (kind === 'palm') {
    for (let i = 0; i < 9; i++) {
      const f = frond(random, {
        x,
        y: y - h,
        angle: -Math.PI / 2 + (i - 4) * 0.3,
        length: height * random.range(0.6, 0.8),
        droop: 0.35,
        leaflets: 16,
      })
      plant +=
        fill(f.leaves, [l.dark(green.palm), l.tone(green.palm), l.lit(green.palm)][i % 3]!) +
        line(f.rib, l.dark(green.deep), 2)
    }
  } else if (kind === 'leafy')
    plant = bush(c, {
      x,
      y: y - h * 0.8,
      width: height * 0.7,
      height: height * 0.6,
      label: `potb${Math.round(x)}`,
      size: height * 0.07,
    })
  else
    plant = [-0.5, -0.3, -0.1, 0.12, 0.3, 0.5]
      .map((t, i) =>
        fill(
          leaf(x + t * h * 0.5, y - h * 0.9, -Math.PI / 2 + t * 0.5, height * random.range(0.5, 0.75), h * 0.16),
          i % 2 ? l.tone(green.deep) : l.lit(green.palm),
        ),
      )
      .join('')
  return ellipse(x, y, h * 0.6, h * 0.12, l.dark('#6d5a48'), { opacity: 0.35, filter: c.defs.blur(2) }) + plant + vase
}

/** A soft cushion around (x, y). */
export function cushion(c: Canvas, x: number, y: number, w: number, h: number, color: string): string {
  const l = c.light
  const d = `M${num(x - w / 2)} ${num(y - h / 2)}Q${num(x)} ${num(y - h * 0.42)} ${num(x + w / 2)} ${num(y - h / 2)}Q${num(x + w * 0.44)} ${num(y)} ${num(x + w / 2)} ${num(y + h / 2)}Q${num(x)} ${num(y + h * 0.44)} ${num(x - w / 2)} ${num(y + h / 2)}Q${num(x - w * 0.44)} ${num(y)} ${num(x - w / 2)} ${num(y - h / 2)}Z`
  return fill(
    d,
    c.defs.linear(
      [
        [0, l.lit(color)],
        [1, l.dark(color)],
      ],
      60,
    ),
  )
}
