/** The weather of the resort (A3). status 0: there is none to show (A8). */
export interface Weather {
  readonly status: 0 | 1
  readonly weather: string
  /** Degrees Celsius. */
  readonly temperature: number
  /** Name of an icon. */
  readonly weatherIcon: WeatherIcon
}

export type WeatherIcon = 'sunny' | 'cloudy' | 'overcast' | 'rain' | 'thunder' | 'snow' | 'fog' | 'wind'

export interface WeatherPort {
  readonly today: () => Promise<Weather>
}

export const noWeather: Weather = { status: 0, weather: '', temperature: 0, weatherIcon: 'cloudy' }

const iconWords: readonly (readonly [RegExp, WeatherIcon])[] = [
  [/雷/, 'thunder'],
  [/雪|冰雹/, 'snow'],
  [/雨/, 'rain'],
  [/雾|霾|沙|尘/, 'fog'],
  [/风/, 'wind'],
  [/晴/, 'sunny'],
  [/云/, 'cloudy'],
  [/阴/, 'overcast'],
]

/** The icon of a weather word as maps services write it: 小雨-中雨, 多云 ... */
export function iconOfWeather(word: string): WeatherIcon {
  return iconWords.find(([pattern]) => pattern.test(word))?.[1] ?? 'cloudy'
}
