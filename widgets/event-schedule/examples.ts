import type { Activity } from '../../schemas/domain/activity.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { EventScheduleProps } from './props.schema.ts'

const types = [
  { value: 'show', label: '演出' },
  { value: 'sport', label: '运动' },
  { value: 'kids', label: '儿童乐园' },
  { value: 'craft', label: '手作' },
  { value: 'wellness', label: '身心' },
]

const activity = (id: string, activityName: string, over: Partial<Activity>): Activity => ({
  activityId: id,
  merchantId: '1',
  activityName,
  summary: activityName,
  date: '2026-11-20',
  beginTime: 600,
  finishTime: 660,
  crowdType: 0,
  type: 'show',
  status: 1,
  place: '主沙滩',
  themePicUri: '/tc-fostay/media/bay-4',
  price: 0,
  needBooking: false,
  ...over,
})

const pic = (name: string) => `/tc-fostay/media/${name}`

const today = [
  activity('a1', '海边晨间瑜伽', {
    beginTime: 420,
    finishTime: 480,
    crowdType: 5,
    type: 'wellness',
    place: '椰林草坪',
    themePicUri: pic('bay-5'),
  }),
  activity('a2', '小船长的绳结课', {
    beginTime: 470,
    finishTime: 540,
    crowdType: 2,
    type: 'kids',
    place: '海螺俱乐部',
    themePicUri: pic('kids-club-1'),
    needBooking: true,
  }),
  activity('a3', '椰雕灯手作', {
    beginTime: 840,
    finishTime: 960,
    crowdType: 1,
    type: 'craft',
    place: '手作工坊',
    themePicUri: pic('palm-garden-3'),
    price: 68,
    needBooking: true,
  }),
  activity('a4', '冲浪板体验', {
    beginTime: 900,
    finishTime: 1020,
    crowdType: 4,
    type: 'sport',
    place: '白沙湾冲浪棚屋',
    themePicUri: pic('surf-1'),
    price: 99,
    status: 0,
  }),
  activity('a5', '沙滩电影夜', { beginTime: 1200, finishTime: 1320 }),
]
const tomorrow = today.slice(1, 3).map((one) => ({ ...one, date: '2026-11-21' }))
const date = '2026-11-20T08:00:00'

export const examples: readonly Example<EventScheduleProps>[] = [
  { name: '一场', props: { date, today: today.slice(4), tomorrow: [], dayAfter: [] } },
  { name: '三天', props: { date, today, tomorrow, dayAfter: [], types } },
  { name: '先看明天', props: { date, today, tomorrow, dayAfter: [], types, space: '1' } },
  { name: '今天没有活动', props: { date, today: [], tomorrow, dayAfter: [], types } },
  { name: '都没有活动', props: { date, today: [], tomorrow: [], dayAfter: [] } },
  {
    name: '很长的文字',
    props: {
      date,
      types: types.map((type) => ({ ...type, label: `${type.label}与亲子互动体验` })),
      today: today.map((one) => ({
        ...one,
        activityName: `${one.activityName}：跟着潮声一起开始的完美早晨，住店客人免费参加，名额有限先到先得`,
        place: `${one.place}（澜途国际滨海旅游度假区月牙湾片区北岸）`,
        price: one.price && 12888.5,
      })),
      tomorrow,
      dayAfter: [],
    },
  },
]
