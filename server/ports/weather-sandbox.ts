import { nightsBetween, shopDay } from '../../src/domain/dates.ts'
import type { Clock } from './clock.ts'
import { iconOfWeather, type WeatherPort } from './weather.ts'

/** Usual highs of the twelve months at the sandbox's southern bay, in degrees. */
const highs = [22, 23, 25, 28, 31, 32, 33, 32, 31, 29, 27, 23] as const
const words = ['晴', '晴', '多云', '多云', '阴', '小雨', '雷阵雨'] as const

/** A day's weather, the same whenever and wherever that day (of Beijing) is asked for. */
export function createSandboxWeather(clock: Clock): WeatherPort {
  return {
    async today() {
      const today = shopDay(clock.now())
      const roll = mix(nightsBetween('1970-01-01', today))
      const weather = words[roll % words.length] ?? '晴'
      const high = highs[Number(today.slice(5, 7)) - 1] ?? 28
      return {
        status: 1,
        weather,
        temperature: high - (Math.floor(roll / 16) % 4),
        weatherIcon: iconOfWeather(weather),
      }
    },
  }
}

/** Spreads neighbouring day numbers over all 32-bit numbers. */
function mix(day: number): number {
  const once = Math.imul(day ^ (day >>> 15), 0x2c1b3c6d)
  const twice = Math.imul(once ^ (once >>> 12), 0x297a2d39)
  return (twice ^ (twice >>> 15)) >>> 0
}
