import type { Example } from '../../src/kit/widget.ts'
import type { NoticeBarProps } from './props.schema.ts'

const notices = [
  {
    id: 'n1',
    title: '冬季航班加密：上海、成都直飞月牙湾',
    redirectType: 'content' as const,
    jumpParames: { contentid: 'winter-flights' },
  },
  { id: 'n2', title: '雪场因大风临时闭园，已购门票自动退款', jumpPath: 'not_jump' },
]

export const examples: readonly Example<NoticeBarProps>[] = [
  { name: '一条公告', props: { items: notices.slice(0, 1) } },
  { name: '不能点的公告', props: { items: notices.slice(1) } },
  { name: '多条公告', props: { items: notices, max: 3, from: 'lantu' } },
  { name: '没有内容', props: { items: [] } },
  {
    name: '很长的公告',
    props: {
      items: [
        {
          id: 'n3',
          title: '因台风影响，11 月 20 日至 22 日所有海上项目暂停，预订客人可免费改期或全额退款，详情请联系客服',
          jumpPath: '/atlantis',
        },
      ],
    },
  },
]
