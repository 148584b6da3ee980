import { recommendationEvent } from '../../src/kit/recommendation-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { soldOutPopupProps, type SoldOutPopupProps } from './props.schema.ts'

export const soldOutPopup = {
  code: 'sold-out-popup',
  category: 'products',
  title: '售罄推荐弹层',
  description: '商品售罄时底部的一栏和相似商品的弹层：一进页面就打开，点一栏收起或打开。它不占地方，放在哪儿都行。',
  props: soldOutPopupProps,
  defaults,
  events: { select: recommendationEvent('点了一个商品') },
  height: 1,
  floats: true,
  emptyWhen: ['products'],
  load: () => import('./sold-out-popup.tsx'),
} as const satisfies Widget<SoldOutPopupProps>
