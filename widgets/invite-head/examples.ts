import type { Example } from '../../src/kit/widget.ts'
import type { InviteHeadProps } from './props.schema.ts'

const gu = { name: '顾长风', picture: '/tc-fostay/media/bay-1', text: '邀你帮砍一刀' }

export const examples: readonly Example<InviteHeadProps>[] = [
  { name: '最少', props: { name: '', picture: '', text: '邀你助力' } },
  { name: '全部设置', props: { ...gu, word: '还差一点，帮一把' } },
  { name: '名字很长', props: { ...gu, name: '一个名字特别特别长的朋友'.repeat(6), word: '点一下，你和好友都有积分' } },
]
