import type { Canvas } from '../canvas.ts'
import { mix } from '../color.ts'
import { crab, fish, fruit, leafBed, pancakes, shrimp, steamer, grillPlate } from '../food.ts'
import { plate } from '../plate.ts'
import { bowl, candleLight, coffee, flower, glassOf, pot as cookPot, teapot } from '../tableware.ts'
import { palm } from '../plants.ts'
import type { Motifs } from '../scene.ts'
import { birds, sky } from '../sky.ts'
import { at, circle, fill, group, line, num, rect } from '../svg.ts'
import { lantern } from '../things.ts'
import { sea } from '../water.ts'
import { coast } from './bay/parts.ts'

/** A table top seen from the chair, over the view. */
function table(c: Canvas, edge: number, color: string, cloth?: string): string {
  const l = c.light
  const top = fill(
    `M-10 ${edge}Q${num(c.w / 2)} ${edge - 18} ${num(c.w + 10)} ${edge}V610H-10Z`,
    c.defs.linear([
      [0, l.tone(color)],
      [0.25, l.lit(color)],
      [1, l.tone(color)],
    ]),
  )
  const grain = line(
    Array.from(
      { length: 15 },
      (_, i) => `M${num(c.w / 2 + (i - 7) * 70)} ${edge - 8}L${num(c.w / 2 + (i - 7) * 120)} 610`,
    ).join(''),
    l.dark(color),
    1.6,
    { opacity: 0.3 },
  )
  const runner = cloth
    ? fill(
        `M${num(c.w / 2 - 90)} ${edge - 14}H${num(c.w / 2 + 90)}L${num(c.w / 2 + 240)} 610H${num(c.w / 2 - 240)}Z`,
        l.lit(cloth),
        { opacity: 0.85 },
      )
    : ''
  return top + grain + runner
}

const put = (c: Canvas, dx: number, y: number, s: number, thing: string) =>
  at(c.w / 2 + dx * Math.min(1, c.w / 800), y, thing, s)

const seaside = (c: Canvas, horizon: number) =>
  sky(c, horizon) + birds(c, c.w * 0.5, horizon * 0.5, 4) + coast(c, horizon, 70) + sea(c, horizon)

function bulbs(c: Canvas, y: number): string {
  const l = c.light
  const dots = Array.from({ length: 15 }, (_, i) => {
    const t = i / 7 - 1
    const [x, yy] = [c.w / 2 + t * c.w * 0.52, y + 64 * (1 - t * t)]
    return (
      circle(
        x,
        yy + 6,
        26,
        c.defs.radial([
          [0, l.lamp, 0.6],
          [1, l.lamp, 0],
        ]),
      ) + circle(x, yy + 6, 5.5, mix(l.lamp, '#ffffff', 0.5))
    )
  }).join('')
  return (
    line(`M${num(-c.w * 0.02)} ${y}Q${num(c.w / 2)} ${y + 128} ${num(c.w * 1.02)} ${y}`, l.dark('#5d4a3a'), 2) + dots
  )
}

function seafood(c: Canvas): string {
  return (
    seaside(c, 220) +
    palm(c, {
      x: c.w * (c.side < 0 ? 0.96 : 0.04),
      y: 400,
      height: 330,
      lean: c.side * 0.1,
      label: 'dp',
      depth: 0.06,
    }) +
    table(c, 350, '#c79a6b', '#f6f3ee') +
    put(c, 0, 490, 1.25, plate(c, 170, '#fdfaf4') + leafBed(c, 120) + crab(c)) +
    put(c, -300, 440, 0.95, plate(c, 110, '#cfe6e2') + shrimp(c)) +
    put(c, 300, 446, 0.95, plate(c, 110, '#f6e3c4') + fruit(c)) +
    put(c, -210, 572, 1.1, glassOf(c, '#f2b84b')) +
    put(c, 250, 580, 1.1, bowl(c, '#0b7a75', '#f3d27a'))
  )
}

function candle(c: Canvas): string {
  return (
    seaside(c, 280) +
    bulbs(c, 30) +
    table(c, 380, '#fbf4e6') +
    put(c, 0, 520, 1, flower(c)) +
    put(c, -64, 512, 1, candleLight(c, 70)) +
    put(c, 70, 520, 1, candleLight(c, 48)) +
    put(c, -270, 506, 1.05, plate(c, 125, '#ffffff') + fish(c)) +
    put(c, 270, 506, 1.05, plate(c, 125, '#ffffff') + fish(c)) +
    put(c, -150, 452, 1.15, glassOf(c, '#b5324a', true)) +
    put(c, 150, 452, 1.15, glassOf(c, '#b5324a', true))
  )
}

function breakfast(c: Canvas): string {
  return (
    seaside(c, 246) +
    table(c, 360, '#e9dcc6') +
    put(c, -10, 500, 1.2, plate(c, 140, '#ffffff') + pancakes(c)) +
    put(c, 270, 450, 1.05, coffee(c)) +
    put(c, -290, 446, 1, plate(c, 104, '#f6e3c4') + fruit(c)) +
    put(c, -250, 576, 1.15, glassOf(c, '#f29a3a')) +
    put(c, 290, 580, 1, bowl(c, '#e98a7b', '#fdf6e6')) +
    put(c, 110, 410, 0.8, flower(c))
  )
}

function tea(c: Canvas): string {
  const l = c.light
  const m = c.w / 2
  const trellis = line(
    `M${num(m - 300)} 20H${num(m + 300)}V330H${num(m - 300)}Z` +
      [-200, -100, 0, 100, 200].map((dx) => `M${num(m + dx)} 20V330`).join('') +
      [96, 250].map((y) => `M${num(m - 300)} ${y}H${num(m + 300)}`).join(''),
    l.dark('#6d4632'),
    6,
  )
  return (
    rect(0, 0, c.w, 600, l.dark('#8f6a4a')) +
    group(seaside(c, 240), { 'clip-path': c.defs.clip(`M${num(m - 300)} 20H${num(m + 300)}V330H${num(m - 300)}Z`) }) +
    trellis +
    table(c, 372, '#8f5a3a') +
    put(c, -60, 520, 1.3, teapot(c, '#3f6f73')) +
    put(c, 150, 530, 1.1, bowl(c, '#f6efe0', '#c98a3f')) +
    put(c, 250, 490, 0.9, bowl(c, '#f6efe0', '#c98a3f')) +
    put(c, -280, 476, 1, steamer(c)) +
    put(c, 300, 574, 0.85, plate(c, 90, '#e9dcc6') + fruit(c)) +
    at(m - 250, -20, lantern(c, 30), 0.9) +
    at(m + 250, -20, lantern(c, 30), 0.9)
  )
}

function grill(c: Canvas): string {
  return (
    seaside(c, 300) +
    bulbs(c, 60) +
    table(c, 390, '#8b6744') +
    put(c, 0, 514, 1.25, grillPlate(c)) +
    put(c, -290, 500, 1, plate(c, 110, '#3f4a55') + shrimp(c)) +
    put(c, 286, 480, 1.1, glassOf(c, '#e9a03f')) +
    put(c, 230, 572, 1, bowl(c, '#c8371f', '#7fae5a')) +
    put(c, -180, 580, 0.9, bowl(c, '#f6efe0', '#b5442f'))
  )
}

function hotpot(c: Canvas): string {
  const l = c.light
  const mountains =
    rect(
      0,
      0,
      c.w,
      380,
      c.defs.linear([
        [0, l.dark('#8f4a36')],
        [1, l.tone('#c9764f')],
      ]),
    ) +
    group(seaside(c, 250), {
      'clip-path': c.defs.clip(`M${num(c.w / 2)} 30a230 230 0 0 1 0 460a230 230 0 0 1 0 -460Z`),
    }) +
    circle(c.w / 2, 260, 232, 'none', { stroke: l.dark('#4a2c20'), 'stroke-width': 12 })
  return (
    rect(0, 370, c.w, 230, l.dark('#6d4028')) +
    mountains +
    table(c, 392, '#6d4028') +
    put(c, 0, 520, 1.35, cookPot(c)) +
    put(c, -320, 480, 0.95, plate(c, 104, '#fdfaf4') + shrimp(c)) +
    put(c, 320, 480, 0.95, plate(c, 104, '#fdfaf4') + leafBed(c, 84)) +
    put(c, -270, 580, 1, bowl(c, '#0b7a75', '#fdf6e6')) +
    put(c, 270, 582, 1, bowl(c, '#c8371f', '#f2b84b')) +
    at(c.w * 0.07, -20, lantern(c, 40), 1.1) +
    at(c.w * 0.93, -20, lantern(c, 40), 1.1)
  )
}

const motifs: Readonly<Record<Motifs['dining-table'], (c: Canvas) => string>> = {
  seafood,
  candle,
  breakfast,
  tea,
  grill,
  hotpot,
}

/** Laid tables with a view. */
export const diningTable = (c: Canvas, motif: Motifs['dining-table']) => motifs[motif](c)
