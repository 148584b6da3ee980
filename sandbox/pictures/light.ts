import { fade, mix, multiply, screen } from './color.ts'
import { palettes, type Palette } from './palettes.ts'
import type { Time, Weather } from './scene.ts'

/** What a surface of a local colour looks like at this hour, at a distance (depth 0 near, 1 lost in haze). */
export interface Light extends Palette {
  tone(color: string, depth?: number): string
  /** The side that faces the light. */
  lit(color: string, depth?: number): string
  /** The side turned away. */
  dark(color: string, depth?: number): string
  /** True when lamps are on. */
  lamps: boolean
}

function underWeather(p: Palette, weather: Weather): Palette {
  if (weather === 'clear' || weather === 'clouds') return p
  const veil = weather === 'mist' ? 0.12 : 0.38
  const grey = (color: string) => mix(fade(color, veil), p.haze, veil * 0.5)
  const [a, b, c, d] = p.sky
  const [x, y, z] = p.water
  return { ...p, sky: [grey(a), grey(b), grey(c), grey(d)], water: [grey(x), grey(y), grey(z)], key: grey(p.key) }
}

function byLamps(p: Palette): Palette {
  return {
    ...p,
    ambient: mix(p.ambient, '#ffdcae', 0.62),
    shadow: mix(p.shadow, '#94656a', 0.6),
    key: mix(p.key, '#ffcf8a', 0.6),
  }
}

/** Palette number `mood` of the hour, seen through the weather; `cosy` places have lamps on after dark. */
export function createLight(time: Time, weather: Weather, mood: number, cosy: boolean): Light {
  const list = palettes[time]
  const air = underWeather(list[mood % list.length]!, weather)
  const p = cosy && (time === 'night' || time === 'dusk') ? byLamps(air) : air
  const thick = weather === 'mist' ? 1.25 : weather === 'rain' || weather === 'snow' ? 1.12 : 1
  const tone = (color: string, depth = 0) => mix(multiply(color, p.ambient), p.haze, Math.min(0.96, depth * thick))
  return {
    ...p,
    tone,
    lit: (color, depth = 0) =>
      mix(mix(tone(color), screen(tone(color), p.key), p.contrast * 0.55), p.haze, Math.min(0.96, depth * thick)),
    dark: (color, depth = 0) => mix(multiply(tone(color), p.shadow), p.haze, Math.min(0.96, depth * thick)),
    lamps: time === 'night' || time === 'dusk',
  }
}
