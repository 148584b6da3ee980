import { answerOf } from './answer-of.ts'
import { iconOfWeather, noWeather, type Weather, type WeatherPort } from './weather.ts'

const TIMEOUT = 3_000
/** Weather is asked for at most this often, and an old answer is used while the service is silent for one more period. */
const KEEP = 10 * 60 * 1000
/** A service that failed is left alone for this long, so that no page waits for it again and again. */
const REST = 60 * 1000

interface LiveWeatherOptions {
  /** Whole address of the maps service, key and city included; undefined: no weather. */
  readonly url: string | undefined
  readonly now: () => number
  readonly fetch: typeof fetch
  readonly onProblem: (error: unknown) => void
}

/**
 * The weather of a maps service that answers as AMap's weatherInfo does:
 * { status: '1', lives: [{ weather: '晴', temperature: '26' }] }. Whatever goes wrong gives status 0, which hides the weather (A8).
 */
export function createLiveWeather({ url, now, fetch, onProblem }: LiveWeatherOptions): WeatherPort {
  let kept: { at: number; weather: Weather } | undefined
  let failedAt = -Infinity
  let pending: Promise<Weather> | undefined
  const lately = () => (kept && now() - kept.at < 2 * KEEP ? kept.weather : noWeather)
  const ask = async (address: string): Promise<Weather> => {
    try {
      const asked = { name: 'the weather service', url: address, timeout: TIMEOUT, fetch }
      const weather = weatherOfReply(await answerOf(asked, (reply) => reply.json()))
      kept = { at: now(), weather }
      return weather
    } catch (error) {
      failedAt = now()
      onProblem(error)
      return lately()
    } finally {
      pending = undefined
    }
  }
  return {
    async today() {
      if (url === undefined) return noWeather
      if (kept && now() - kept.at < KEEP) return kept.weather
      if (now() - failedAt < REST) return lately()
      pending ??= ask(url)
      return pending
    },
  }
}

function weatherOfReply(reply: unknown): Weather {
  const live = (reply as { lives?: { weather?: unknown; temperature?: unknown }[] } | null)?.lives?.[0]
  const temperature = Number(live?.temperature)
  if (typeof live?.weather !== 'string' || live.weather === '' || !Number.isFinite(temperature))
    throw new Error('the weather service answered without weather')
  return { status: 1, weather: live.weather, temperature, weatherIcon: iconOfWeather(live.weather) }
}
