import type { Poi } from '../../schemas/domain/poi.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { PoiDetailProps } from './props.schema.ts'

const media = (name: string) => `/tc-fostay/media/${name}`

const quiet: Poi = {
  poiId: 'p1',
  merchantId: '1',
  poiName: '珊瑚海水世界',
  poiType: '乐园',
  summary: '白鲸、蝠鲼和一条会发光的海底长廊',
  description:
    '全馆一共七个展区，从潮间带走到深海。最受欢迎的是底层的海底长廊：头顶十一米的水，蝠鲼会从您的影子上飘过去。\n\n白鲸池每天三场，开场前二十分钟坐到第三排，看得清楚又不会湿身。',
  themePicUri: media('aquarium-1'),
  pictures: [media('aquarium-2'), media('aquarium-3')],
  address: '澜城市月牙湾环岛东路 8 号',
  openTime: '09:00-21:00',
  tags: ['亲子', '有储物柜'],
  longitude: 109.6123,
  latitude: 18.2231,
}

const aquarium: Poi = { ...quiet, tel: '0898-5550-0108', productUrl: '/ticket/3001' }

const near = (poiId: string, poiName: string, poiType: Poi['poiType'], picture: string, step: number): Poi => ({
  ...aquarium,
  poiId,
  poiName,
  poiType,
  themePicUri: media(picture),
  longitude: aquarium.longitude + step,
})

const nearby = [
  aquarium,
  near('p3', '古城夜市', '餐饮', 'night-market-1', 0.012),
  near('p2', '潮声餐厅', '餐饮', 'dining-1', 0.003),
  near('p4', '浪花水上乐园', '乐园', 'water-park-1', 0.006),
]

export const examples: readonly Example<PoiDetailProps>[] = [
  { name: '最少', props: { poi: { ...quiet, pictures: [], tags: [] } } },
  { name: '都有', props: { poi: aquarium, nearby } },
  { name: '没有附近', props: { poi: aquarium, nearby: [] } },
  {
    name: '很长的文字',
    props: {
      poi: {
        ...aquarium,
        poiName: '珊瑚海水世界（澜途国际滨海旅游度假区月牙湾片区北岸旗舰馆暨海洋科普教育基地）',
        summary: aquarium.summary.repeat(4),
        address: aquarium.address.repeat(4),
        openTime: '周一至周五 09:00-21:00，周末和节假日 08:00-23:00',
        tags: ['入选年度亲子目的地榜单', '节假日不加价还送早餐', '有储物柜', '有母婴室', '可带宠物'],
      },
      nearby: nearby.map((poi) => ({ ...poi, poiName: poi.poiName.repeat(5) })),
      bookText: '去预订全天门票',
    },
  },
]
