import { packageEvent } from '../../src/kit/package-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { skuListProps, type SkuListProps } from './props.schema.ts'

export const skuList = {
  code: 'sku-list',
  category: 'products',
  title: '套餐清单',
  description: '一个商品的几个套餐，选一个：名字、价格、会员价、确认方式、开售时间。先显示两个，其余点“更多选择”。',
  props: skuListProps,
  defaults,
  events: {
    select: { title: '选了一个套餐', payload: packageEvent },
  },
  height: 260,
  emptyWhen: ['packages'],
  load: () => import('./sku-list.tsx'),
} as const satisfies Widget<SkuListProps>
