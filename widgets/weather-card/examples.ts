import type { Weather } from '../../schemas/domain/weather.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { WeatherCardProps } from './props.schema.ts'

const sky = (weatherIcon: Weather['weatherIcon'], weather: string, temperature: number): Weather => ({
  status: 1,
  weather,
  temperature,
  weatherIcon,
})

export const examples: readonly Example<WeatherCardProps>[] = [
  { name: '晴', props: { weather: sky('sunny', '晴', 26.4), place: '月牙湾' } },
  {
    name: '多云，自己的话',
    props: { weather: sky('cloudy', '多云', 24), place: '月牙湾', greeting: '今晚适合看星星' },
  },
  { name: '阴', props: { weather: sky('overcast', '阴', 21), place: '月牙湾' } },
  { name: '雨', props: { weather: sky('rain', '小雨', 19), place: '月牙湾' } },
  { name: '雷雨', props: { weather: sky('thunder', '雷阵雨', 27), place: '月牙湾' } },
  { name: '雪', props: { weather: sky('snow', '小雪', -6), place: '云顶' } },
  { name: '雾', props: { weather: sky('fog', '雾', 12), place: '云顶' } },
  { name: '大风', props: { weather: sky('wind', '大风', 18), place: '月牙湾' } },
  { name: '页头里', variant: 'short', props: { weather: sky('rain', '小雨', 19), place: '月牙湾' } },
  { name: '没有天气', props: { weather: { ...sky('sunny', '', 0), status: 0 }, place: '月牙湾' } },
  {
    name: '很长的文字',
    props: {
      weather: sky('thunder', '雷阵雨伴有冰雹', -18),
      place: '澜途国际滨海旅游度假区月牙湾北岸',
      greeting: '雷雨来时请先上岸，泳池和水上项目会暂时关闭，恢复时间以现场为准',
    },
  },
]
