import type { Poi } from '../../schemas/domain/poi.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { PoiListProps } from './props.schema.ts'

const place = (
  poiId: string,
  poiName: string,
  poiType: Poi['poiType'],
  summary: string,
  picture: string,
  openTime: string,
  tags: string[],
): Poi => ({
  poiId,
  merchantId: '1',
  poiName,
  poiType,
  summary,
  description: summary,
  themePicUri: `/tc-fostay/media/${picture}`,
  pictures: [],
  address: '澜城市月牙湾环岛东路 1 号',
  openTime,
  tags,
  longitude: 109.6,
  latitude: 18.2,
})

const pois = [
  place('p1', '珊瑚海水世界', '乐园', '白鲸、蝠鲼和一条会发光的海底长廊', 'aquarium-1', '09:00-21:00', [
    '亲子',
    '有储物柜',
  ]),
  place('p2', '浪花水上乐园', '乐园', '十二条滑道，最陡的一条叫“再见”', 'water-park-1', '10:00-18:00', ['夏季限定']),
  place('p3', '潮声餐厅', '餐饮', '坐在礁石上吃当天上岸的鱼', 'dining-1', '11:00-14:00 17:00-21:30', [
    '海景',
    '可订位',
  ]),
  place('p4', '旅客中心', '服务', '行李寄存、轮椅租借、走失儿童认领', 'old-town-1', '24 小时', []),
]

export const examples: readonly Example<PoiListProps>[] = [
  { name: '一处', props: { pois: pois.slice(0, 1) } },
  { name: '四处', props: { title: '玩乐地图', pois } },
  { name: '先选餐饮', props: { pois, poiType: '餐饮' } },
  { name: '没有地点', props: { pois: [] } },
  {
    name: '很长的文字',
    props: {
      title: '澜途度假区的全部好去处一览',
      pois: pois.map((poi) => ({
        ...poi,
        poiName: `${poi.poiName}（澜途国际滨海旅游度假区月牙湾片区北岸旗舰馆暨海洋科普教育基地）`,
        summary: poi.summary.repeat(4),
        openTime: '周一至周五 09:00-21:00，周末和节假日 08:00-23:00',
        tags: ['入选年度亲子目的地榜单', '节假日不加价还送早餐'],
      })),
    },
  },
]
