import type { PriceNotesProps } from './props.schema.ts'

export const defaults = {
  title: '价格说明',
  notes: [
    { title: '划线价', text: '商品的门市价、指导价或曾经展示过的销售价，仅供参考，不作为结算依据。' },
    { title: '未划线价', text: '商品的实时价格，随活动、日期和库存变化，以订单结算页为准。' },
    { title: '会员价', text: '按登录会员的等级计算，与部分优惠不能同享。' },
  ],
} satisfies PriceNotesProps
