import { createDefs, type Defs } from './defs.ts'
import { createLight, type Light } from './light.ts'
import { createRandom, type Random } from './random.ts'
import type { Place, Scene } from './scene.ts'

/** What every part draws on. Units: the picture is 600 high and as wide as its ratio asks. */
export interface Canvas {
  readonly w: number
  readonly h: number
  readonly light: Light
  readonly defs: Defs
  readonly random: Random
  readonly scene: Scene
  /** Where the sun or moon stands; parts take their light from this side. */
  readonly sun: { x: number; y: number }
  /** -1 when light comes from the left, 1 from the right. */
  readonly side: number
  /** Time within a film, 0 to 1, in which everything that moves comes back to where it began. */
  readonly phase: number
}

const sunHeight = { dawn: 0.33, noon: 0.1, golden: 0.27, dusk: 0.36, night: 0.17 } as const

const cosy: ReadonlySet<Place> = new Set([
  'hotel-room',
  'ocean-suite',
  'dining-table',
  'night-market',
  'still-life',
  'kids-club',
])

/** A blank canvas of `ratio` = width / height with the light of the scene. */
export function createCanvas(scene: Scene, ratio: number, phase = 0): Canvas {
  const random = createRandom(scene.seed)
  const place = random.fork('sun')
  const h = 600
  const w = h * ratio
  const left = place.chance(0.5)
  const across = left ? place.range(0.2, 0.36) : place.range(0.64, 0.8)
  return {
    w,
    h,
    light: createLight(scene.time, scene.weather, scene.seed, cosy.has(scene.place)),
    defs: createDefs(),
    random,
    scene,
    sun: { x: w * across, y: h * (sunHeight[scene.time] + place.range(-0.03, 0.03)) },
    side: left ? -1 : 1,
    phase,
  }
}

/** How far a swaying thing is from its rest, -1 to 1. */
export const sway = (c: Canvas, shift: number) => Math.sin((c.phase + shift) * 2 * Math.PI)

/** Motion for films alone: like sway, but nothing at the moment that stills show. */
export const drift = (c: Canvas, shift: number) => sway(c, shift) - Math.sin(shift * 2 * Math.PI)
