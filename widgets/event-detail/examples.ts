import type { Activity } from '../../schemas/domain/activity.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { EventDetailProps } from './props.schema.ts'

const types = [{ value: 'craft', label: '手作' }]
const lamp: Activity = {
  activityId: 'a3',
  merchantId: '1',
  activityName: '椰雕灯手作',
  summary: '一只椰壳磨成一盏会透光的灯',
  description:
    '从挑一只形状好看的椰壳开始。老师傅会教您用锉刀开窗、打磨和上蜡，孩子负责画图样，大人负责动刀。\n\n两个小时后，点上一支小蜡烛，灯影会落在桌上，像一片会动的海。作品可以带走。',
  date: '2026-11-20',
  beginTime: 840,
  finishTime: 960,
  crowdType: 1,
  type: 'craft',
  status: 1,
  place: '手作工坊',
  themePicUri: '/tc-fostay/media/palm-garden-3',
  price: 68,
  needBooking: true,
  levelLimit: 2,
}
const plain: Activity = { ...lamp, price: 0, needBooking: false, levelLimit: 0, description: '' }

export const examples: readonly Example<EventDetailProps>[] = [
  { name: '免费，不用预约', props: { activity: plain } },
  { name: '收费，要预约，限会员', props: { activity: lamp, types, today: '2026-11-20T08:00:00' } },
  { name: '正在进行', props: { activity: { ...lamp, beginTime: 470, finishTime: 560 }, types } },
  { name: '已结束', props: { activity: { ...lamp, date: '2026-11-19' }, types } },
  { name: '已取消', props: { activity: { ...lamp, status: 0 }, types } },
  {
    name: '很长的文字',
    props: {
      types: [{ value: 'craft', label: '手工与亲子互动体验' }],
      activity: {
        ...lamp,
        activityName: '椰雕灯手作：从一只椰壳到一盏会透光的灯，大人孩子一起动手的两个小时，作品可以带走',
        summary: lamp.summary.repeat(4),
        place: '手作工坊（澜途国际滨海旅游度假区月牙湾片区北岸二号楼一层东侧）',
        price: 12888.88,
        levelLimit: 6,
      },
      bookingText: '请至少提前一天到活动地点、前台或致电客服预约，名额有限先到先得',
    },
  },
]
