import type { Example } from '../../src/kit/widget.ts'
import type { EmptyStateProps } from './props.schema.ts'

export const examples: readonly Example<EmptyStateProps>[] = [
  { name: '场景', props: { scene: 'coupons', text: '没有可用的券', hint: '商品详情页可以领券' } },
  { name: '一句话', props: { text: '很抱歉，没有找到相关产品' } },
  {
    name: '图片和按钮',
    props: {
      picture: '/tc-fostay/media/lost-island',
      text: '这座小岛还没有人找到',
      hint: '页面不存在或已经下线',
      action: '回到首页',
      actionTo: '/',
    },
  },
  { name: '按钮由事件决定', props: { text: '很抱歉，没有找到相关产品', action: '重置筛选' } },
  {
    name: '另一条路',
    props: {
      ...{ scene: 'orders', text: '这里还没有订单', hint: '下单以后，订单和券码都在这里' },
      ...{ action: '去逛逛', actionTo: '/combo', other: '我的收藏', otherTo: '/myfavorites' },
    },
  },
  {
    name: '很长的文字',
    props: {
      text: '很抱歉，没有找到与“十二月底带两个孩子去海边住带私家泳池的别墅”相关的产品，请换一个日期或地点再试',
      hint: '也可以联系客服，我们会在十五分钟之内为您人工查找合适的产品',
      action: '联系在线客服顾问',
    },
  },
]
