import type { Example } from '../../src/kit/widget.ts'
import type { TeamPanelProps } from './props.schema.ts'

const person = (userId: string, nickName: string, iconUrl = '') => ({ userId, nickName, iconUrl })
const [gu, shen, ye] = [person('1', '顾**', '/tc-fostay/media/bay-1'), person('2', '沈**'), person('3', '叶**')]
const endTime = '2026-12-20T20:00:00'

export const examples: readonly Example<TeamPanelProps>[] = [
  { name: '最少', props: { status: 1, persons: 3, remain: 2, endTime, people: [gu] } },
  {
    name: '还差一人',
    props: { status: 1, persons: 3, remain: 1, endTime, people: [gu, shen], note: '您是团长', button: '邀请好友' },
  },
  {
    name: '成功',
    props: { status: 2, persons: 3, remain: 0, endTime, people: [gu, shen, ye], button: '查看订单', more: '再开一团' },
  },
  {
    name: '失败',
    props: { status: 3, persons: 3, remain: 2, endTime, people: [gu], note: '没有拼成，付的钱全额原路退回' },
  },
  {
    name: '很多人、很长的名字',
    props: {
      ...{ status: 1, persons: 120, remain: 113, endTime, note: '和来自五湖四海的朋友一起拼，人齐了就发货，差你一个' },
      people: [gu, person('2', '一位名字特别特别长的旅行家'), ye, gu, shen, ye, gu].map((one, at) => ({
        ...one,
        userId: String(at),
      })),
      ...{ button: '我要参团', more: '看看别的团' },
    },
  },
]
