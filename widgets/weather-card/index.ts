import type { Widget } from '../../src/kit/widget.ts'
import { weatherCardProps, type WeatherCardProps } from './props.schema.ts'

export const weatherCard = {
  code: 'weather-card',
  category: 'places',
  title: '天气',
  description:
    '一行天气：图标、气温、地名和一句话。short：只见图标、气温和天气，放在首页页头里。没有天气（status 为 0）时什么也不显示。',
  props: weatherCardProps,
  variants: ['short'],
  height: 52,
  static: true,
  emptyWhen: ['weather'],
  load: () => import('./weather-card.tsx'),
} as const satisfies Widget<WeatherCardProps>
