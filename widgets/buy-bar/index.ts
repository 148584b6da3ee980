import { plainEvent } from '../../src/kit/content-event.ts'
import { serviceEvent } from '../../src/kit/service-schema.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { buyBarProps, type BuyBarProps } from './props.schema.ts'

export const buyBar = {
  code: 'buy-bar',
  category: 'products',
  title: '购买栏',
  description: '留在屏幕最下面的购买栏：客服、收藏、分享、价格或购物车、购买按钮。它不占地方，放在哪儿都行。',
  props: buyBarProps,
  defaults,
  migrations,
  events: {
    buy: plainEvent('点了购买'),
    addToCart: plainEvent('点了加入购物车'),
    collect: plainEvent('点了收藏'),
    service: serviceEvent('要用在线客服：点了客服，或对话框里的在线客服'),
    share: plainEvent('点了分享'),
    turn: plainEvent('到点了：开始了或结束了'),
  },
  height: 1,
  floats: true,
  load: () => import('./buy-bar.tsx'),
} as const satisfies Widget<BuyBarProps>
