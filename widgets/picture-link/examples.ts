import type { Example } from '../../src/kit/widget.ts'
import type { PictureLinkProps } from './props.schema.ts'

const picture = { themePicUri: '/tc-fostay/media/banner-3', picAlt: '海湾的黄昏' }

export const examples: readonly Example<PictureLinkProps>[] = [
  { name: '只有一句话', props: { item: { id: 'a', title: '分享赚佣金', jumpPath: '/content/30102' } } },
  {
    name: '全部',
    props: {
      item: { id: 'a', title: '分享赚佣金', subtitle: '好友下单，佣金次月到账', ...picture, jumpPath: '/combo' },
    },
  },
  { name: '不能点', props: { item: { id: 'a', title: '活动已经结束', ...picture, jumpPath: 'not_jump' } } },
  {
    name: '很长的文字',
    props: {
      item: {
        ...{ id: 'a', title: '把喜欢的海湾分享给一起旅行的朋友'.repeat(3), ...picture, jumpPath: '/combo' },
        subtitle: '朋友从链接下单并且使用以后佣金在次月十号结算到零钱'.repeat(2),
      },
    },
  },
]
