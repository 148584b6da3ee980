import type { Example } from '../../src/kit/widget.ts'
import type { SharedBarProps } from './props.schema.ts'

export const examples: readonly Example<SharedBarProps>[] = [
  { name: '访客', props: { code: '10001' } },
  {
    name: '全部设置',
    props: { code: '10001', viewerId: '10002', text: '林先生邀你一起度假', linkText: '逛逛', to: '/combo' },
  },
  { name: '没有分享人', props: {} },
  { name: '自己分享的', props: { code: '10001', viewerId: '10001' } },
  {
    name: '很长的文字',
    props: { code: '10001', text: '你的好友把这份度假套餐分享给你看看吧', linkText: '去商城的首页' },
  },
]
