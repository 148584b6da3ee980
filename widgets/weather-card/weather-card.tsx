import type { ReactNode } from 'react'
import type { Weather } from '../../schemas/domain/weather.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { WeatherCardProps } from './props.schema.ts'
import styles from './weather-card.module.css'
import { WeatherIcon } from './weather-icon.tsx'

/** What the weather is good for, where the page says nothing of its own. */
const tips: Readonly<Record<Weather['weatherIcon'], string>> = {
  sunny: '适合下海，记得防晒',
  cloudy: '海风正好，出去走走',
  overcast: '光线柔和，适合拍照',
  rain: '听雨喝茶，出门带伞',
  thunder: '雷雨来时，请先上岸',
  snow: '雪后小心路滑',
  fog: '看海要等雾散',
  wind: '风大浪高，听救生员的',
}

/** A8: no weather (status 0) shows nothing. */
export default function WeatherCard(props: WeatherCardProps & WidgetTools): ReactNode {
  const { weather, place, greeting, variant } = props
  if (weather.status === 0) return null
  return (
    <section className={variant === 'short' ? styles.short : styles.weather} aria-label={`${place}天气`}>
      <WeatherIcon sky={weather.weatherIcon} />
      <p className={styles.now}>
        <span className={styles.degrees}>{Math.round(weather.temperature)}°</span>
        <span className={styles.sky}>{weather.weather}</span>
      </p>
      <p className={styles.place}>{place}</p>
      <p className={styles.greeting}>{greeting ?? tips[weather.weatherIcon]}</p>
    </section>
  )
}
