import type { Example } from '../../src/kit/widget.ts'
import type { FriendListProps } from './props.schema.ts'

const lu = { nickName: '陆行舟', iconUrl: '/tc-fostay/media/lagoon-1' }

export const examples: readonly Example<FriendListProps>[] = [
  { name: '还没有', props: { title: '帮砍的好友', friends: [], wanted: 3 } },
  {
    name: '砍价，还差两位',
    props: {
      title: '帮砍的好友',
      wanted: 3,
      friends: [{ ...lu, cutPrice: 13, helpedAt: '2026-11-20T10:05:00', isMine: true }],
    },
  },
  {
    name: '全部设置',
    props: {
      ...{ title: '为我助力', emptyText: '还没有好友来', moreText: '记录', moreTo: '/signActivity/assistRecord' },
      wanted: 2,
      friends: [
        { ...lu, points: 5, time: '2026-11-20T10:05:00' },
        { nickName: '', iconUrl: '', points: 5 },
      ],
    },
  },
  {
    name: '名字很长',
    props: {
      title: '帮砍的好友',
      friends: [{ nickName: '一个名字特别特别长的朋友'.repeat(6), iconUrl: '', cutPrice: 1_234_567.89 }],
    },
  },
]
