import type { Example } from '../../src/kit/widget.ts'
import type { PlaceMapProps } from './props.schema.ts'

const store = {
  name: '澜湾岛度假村',
  address: '澜湾市澜湾岛环岛东路 1 号',
  longitude: 110.3921,
  latitude: 18.7714,
  telephone: '0898-5500-0020',
  hours: '周一至周日 09:00~21:00',
}

export const examples: readonly Example<PlaceMapProps>[] = [
  { name: '只有名字', props: { name: store.name } },
  { name: '全部设置', props: { ...store, company: '澜途度假', mapText: '去这里', copyText: '复制' } },
  { name: '没有坐标', props: { name: store.name, address: store.address, hours: store.hours } },
  {
    name: '很长的文字',
    props: { ...store, name: store.name.repeat(6), address: store.address.repeat(6), hours: store.hours.repeat(4) },
  },
]
