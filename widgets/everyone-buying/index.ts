import { plainEvent } from '../../src/kit/content-event.ts'
import { recommendationEvent } from '../../src/kit/recommendation-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { everyoneBuyingProps, type EveryoneBuyingProps } from './props.schema.ts'

export const everyoneBuying = {
  code: 'everyone-buying',
  category: 'products',
  title: '大家都在买',
  description:
    '前三个推荐商品，最多三个分类页签，再点选中的页签就取消。点页签发出 tab 事件：把 state 改成 event.productType（-1 是不分类），商品随之重新取。',
  props: everyoneBuyingProps,
  defaults,
  events: {
    tab: {
      title: '点了一个页签',
      payload: {
        type: 'object',
        properties: {
          index: { type: 'integer', minimum: -1, title: '第几个页签', description: '从 0 开始；-1 是取消了。' },
          productType: { type: 'integer', minimum: -1, title: '大类的代码', description: '-1 是不分类。' },
        },
        required: ['index', 'productType'],
        additionalProperties: false,
      },
    },
    select: recommendationEvent('点了一个商品'),
    buy: recommendationEvent('点了立即抢购'),
    more: plainEvent('点了查看更多'),
  },
  height: 560,
  emptyWhen: ['products'],
  load: () => import('./everyone-buying.tsx'),
} as const satisfies Widget<EveryoneBuyingProps>
