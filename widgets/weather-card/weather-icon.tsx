import type { ReactNode } from 'react'
import type { Weather } from '../../schemas/domain/weather.ts'
import styles from './weather-card.module.css'

type Sky = Weather['weatherIcon']

/** Drawn on a grid of 32, as the layers of a sky: what shines, the cloud before it, what falls from it. */
const cloud = 'M9.5 24h13.6a5.4 5.4 0 0 0 .7-10.8A7.6 7.6 0 0 0 9.2 12.5a5.8 5.8 0 0 0 .3 11.5z'
const high = 'M9.5 20h13.6a5.4 5.4 0 0 0 .7-10.8A7.6 7.6 0 0 0 9.2 8.5a5.8 5.8 0 0 0 .3 11.5z'
const rays =
  'M16 3v3.2M16 25.8V29M3 16h3.2M25.8 16H29M6.8 6.8l2.3 2.3M22.9 22.9l2.3 2.3M25.2 6.8l-2.3 2.3M9.1 22.9l-2.3 2.3'
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

interface Layers {
  readonly sun?: string
  readonly rays?: string
  readonly cloud?: string
  readonly rain?: string
  readonly bolt?: string
  readonly air?: string
}

const skies: Readonly<Record<Sky, Layers>> = {
  sunny: { sun: disc(16, 16, 6.4), rays },
  cloudy: { sun: disc(21.5, 11, 5.6), cloud },
  overcast: { cloud: `${cloud}M14 9.4a6 6 0 0 1 11.2 1.2` },
  rain: { cloud: high, rain: 'M11 23.5l-1.4 4M16.6 23.5l-1.4 4M22.2 23.5l-1.4 4' },
  thunder: { cloud: high, bolt: 'M17.5 17l-4.2 6h3.2l-1.6 5.5 5.6-7.2h-3.3l2-4.3z' },
  snow: { cloud: high, rain: 'M10.5 24.5v.01M16 27v.01M21.5 24.5v.01M13.3 28.8v.01M18.8 28.8v.01' },
  fog: { cloud: high, air: 'M7 24h18M10 28h12' },
  wind: { air: 'M4 13h14.5a3.5 3.5 0 1 0-3.4-4.4M4 18h20a3.3 3.3 0 1 1-3.2 4.1M4 23h10.5' },
}

/** The weather as a small picture; the word stands beside it. */
export function WeatherIcon({ sky }: { readonly sky: Sky }): ReactNode {
  const layers = skies[sky]
  return (
    <svg className={styles.icon} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      {layers.rays && <path className={styles.rays} d={layers.rays} />}
      {layers.sun && <path className={styles.sun} d={layers.sun} />}
      {layers.cloud && <path className={styles.cloud} d={layers.cloud} />}
      {layers.rain && <path className={styles.rain} d={layers.rain} />}
      {layers.bolt && <path className={styles.sun} d={layers.bolt} />}
      {layers.air && <path className={styles.air} d={layers.air} />}
    </svg>
  )
}
