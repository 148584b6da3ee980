import type { BizCodeStatus } from '../../schemas/domain/order-status.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { OrderCodesProps } from './props.schema.ts'

type SubOrder = OrderCodesProps['subOrders'][number]
type Code = SubOrder['subOrderLifeStyle']['detail'][number]

const code = (bizCode: string, bizCodeStatus: BizCodeStatus, over: Partial<Code> = {}): Code => ({
  ...{ bizCode, couponId: bizCode, bizCodeStatus, continuousUsedFlag: 0 },
  ...{ canUseTimes: 1, canUseTimesToday: 1, copy: 0 },
  ...over,
})

const line = (subOrderId: string, name: string, detail: Code[]): SubOrder => ({
  ...{ orderId: '90000312', subOrderId, productId: '3101011', resourceType: 64, useCount: detail.length || 1, name },
  ...{ inventoryType: 'D', usingStartDate: '2026-12-04', usingEndDate: '2026-12-04', totalSalePrice: 536 },
  subOrderLifeStyle: {
    id: subOrderId,
    orderId: '90000312',
    subOrderId,
    verifyRule: '一码一用',
    codeSendType: 1,
    detail,
  },
})

export const examples: readonly Example<OrderCodesProps>[] = [
  { name: '一个', props: { subOrders: [line('1', '近岸浮潜 60 分钟', [code('900003110111', 0)])] } },
  {
    name: '各种状态，两个子订单',
    props: {
      title: '券码',
      subOrders: [
        line('1', '近岸浮潜 60 分钟', [code('900003120111', -1), code('900003120131', 1), code('900003120141', 2)]),
        line('2', '亲子浮潜（一大一小）', [
          ...[code('900003120151', 3), code('900003120211', 4), code('900003120221', 5)],
          code('900003120121', 0, { canUseTimes: 5, canUseTimesToday: 2 }),
        ]),
        line('3', '外礁浮潜 120 分钟', [
          code('900003120311', 6, { continuousUsedFlag: 1 }),
          code('900003120321', 6, { canUseTimes: 2, canUseTimesToday: 2 }),
          code('900003120331', 6, { canUseTimes: 0, canUseTimesToday: 0 }),
        ]),
      ],
    },
  },
  { name: '还没有券码', props: { subOrders: [line('1', '近岸浮潜 60 分钟', [])] } },
  { name: '很长的文字', props: { subOrders: [line('1', '近岸浮潜 60 分钟'.repeat(8), [code('9'.repeat(40), 0)])] } },
]
