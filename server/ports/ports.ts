import type { Orm } from '../db/open-database.ts'
import type { Settings } from '../settings.ts'
import { type Clock, createSandboxClock, liveClock, type MovableClock } from './clock.ts'
import type { WeatherPort } from './weather.ts'
import { createLiveWeather } from './weather-live.ts'
import { createSandboxWeather } from './weather-sandbox.ts'

/** The world outside the shop. Each port has a sandbox side, real enough to shop with, and a live side. */
export interface Ports {
  readonly clock: Clock
  readonly weather: WeatherPort
  /** Tools that exist in the sandbox only. */
  readonly sandbox?: { readonly clock: MovableClock }
}

type Needed = Pick<Settings, 'mode' | 'weatherUrl'>

export async function createPorts(settings: Needed, db: Orm, onProblem: (error: unknown) => void): Promise<Ports> {
  if (settings.mode === 'live') {
    const weather = createLiveWeather({ url: settings.weatherUrl, now: Date.now, fetch, onProblem })
    return { clock: liveClock, weather }
  }
  const clock = await createSandboxClock(db)
  return { clock, weather: createSandboxWeather(clock), sandbox: { clock } }
}
