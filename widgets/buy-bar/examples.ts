import type { Example } from '../../src/kit/widget.ts'
import type { BuyBarProps } from './props.schema.ts'

export const examples: readonly Example<BuyBarProps>[] = [
  { name: '最少', props: {} },
  { name: '都有', props: { price: 398, original: 568, isFrom: true, canService: true, isCollected: true } },
  {
    name: '客服有电话也有在线',
    props: { price: 398, service: { companyName: '澜途度假', tel: '400-810-0560', mqAppKey: 'lantu' }, from: 'lantu' },
  },
  { name: '合计', props: { price: 1280, priceLabel: '合计', text: '立即预订', canService: true } },
  {
    name: '会员价',
    props: {
      ...{ price: 398, original: 568, level: 3 },
      memberPrices: [{ memberLevel: 3, memberLevelName: '金卡会员', memberPrice: 378.1, discountPercent: 95 }],
    },
  },
  { name: '未开售', props: { price: 688, text: '即将开售', disabled: true, note: '11月24日 10:00 开售' } },
  { name: '有购物车', props: { canService: true, cart: { kind: 'retail', to: '/retail/shopCar', count: 3 } } },
  {
    name: '有购物车，卖完了',
    props: {
      text: '已售罄',
      disabled: true,
      cart: { kind: 'retail', to: '/retail/shopCar', count: 120, disabled: true },
    },
  },
  { name: '正在提交', props: { price: 688, isBusy: true, hideShare: true, hideCollect: true } },
  {
    name: '文字很长',
    props: { price: 123456.78, original: 234567.89, isFrom: true, text: '选好日期再立即预订', canService: true },
  },
]
