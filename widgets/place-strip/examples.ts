import type { Example } from '../../src/kit/widget.ts'
import type { PlaceStripProps } from './props.schema.ts'

const spot = { longitude: 110.3921, latitude: 18.7714, to: '/map?poiId=50007' }
const address = '澜湾岛环岛东路 1 号'

export const examples: readonly Example<PlaceStripProps>[] = [
  { name: '没有地址', props: spot },
  { name: '全部设置', props: { ...spot, address, text: '位置', map: 'resort-map' } },
  { name: '地图上没有的地方', props: { ...spot, longitude: 0, latitude: 0, address } },
  { name: '很长的文字', props: { ...spot, address: address.repeat(8) } },
]
