import type { Activity } from '../../schemas/domain/activity.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { ActivityScheduleProps } from './props.schema.ts'

const types = [
  { value: 'show', label: '演出' },
  { value: 'kids', label: '儿童乐园' },
  { value: 'wellness', label: '身心' },
  { value: 'food', label: '美食' },
]

type Start = readonly [
  name: string,
  from: number,
  until: number,
  type: string,
  crowd: number,
  place: string,
  picture: string,
]

const starts: readonly Start[] = [
  ['海边晨间瑜伽', 420, 470, 'wellness', 5, '椰林草坪', 'bay-5'],
  ['小船长的绳结课', 470, 540, 'kids', 2, '海螺俱乐部', 'kids-club-1'],
  ['主厨渔市早课', 510, 570, 'food', 6, '码头渔市', 'dining-1'],
  ['日落钢琴', 1060, 1100, 'show', 3, '日落露台', 'pool-villa-1'],
  ['沙滩电影夜', 1200, 1320, 'show', 0, '主沙滩', 'bay-4'],
]

const day = (date: string): Activity[] =>
  starts.map(([activityName, beginTime, finishTime, type, crowdType, place, picture], index) => ({
    activityId: `a${index + 1}`,
    merchantId: '1',
    activityName,
    summary: activityName,
    date,
    beginTime,
    finishTime,
    crowdType,
    type,
    status: 1,
    place,
    themePicUri: `/tc-fostay/media/${picture}`,
    price: 0,
    needBooking: false,
  }))

const today = day('2026-11-20')

export const examples: readonly Example<ActivityScheduleProps>[] = [
  { name: '一场', props: { title: '每日活动', today: today.slice(0, 1) } },
  { name: '今天', props: { title: '每日活动', today, types, interval: 5000 } },
  { name: '明天', props: { title: '每日活动', today: [], tomorrow: day('2026-11-21').slice(0, 3), types } },
  {
    name: '后天',
    props: { title: '每日活动', today: [], tomorrow: [], dayAfter: day('2026-11-22').slice(1, 3), types },
  },
  { name: '没有活动', props: { title: '每日活动', today: [], tomorrow: [], dayAfter: [] } },
  {
    name: '很长的文字',
    props: {
      title: '澜途度假区的每日精彩活动一览',
      types: types.map((type) => ({ ...type, label: `${type.label}与亲子互动体验` })),
      today: today.map((activity) => ({
        ...activity,
        activityName: `${activity.activityName}：跟着潮声一起开始的完美早晨，住店客人免费参加`,
        place: `${activity.place}（澜途国际滨海旅游度假区月牙湾片区北岸）`,
      })),
    },
  },
  {
    name: '很多场',
    props: {
      title: '每日活动',
      types,
      today: [0, 1, 2, 3].flatMap((turn) => today.map((one) => ({ ...one, activityId: `${one.activityId}-${turn}` }))),
    },
  },
]
