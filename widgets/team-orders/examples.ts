import type { TeamOrder } from '../../schemas/domain/team.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { TeamOrdersProps } from './props.schema.ts'

const order = (orderId: string, over: Partial<TeamOrder> = {}): TeamOrder => ({
  ...{ orderId, memberId: '900002', consignee: '沈书禾', consigneeMobile: '138****0002', num: 1, orderAmount: 238 },
  ...{ orderTime: '2026-11-20T10:00:00', orderPayStatusName: '已支付', orderStatus: '', showWriteOff: true },
  ...over,
})

export const examples: readonly Example<TeamOrdersProps>[] = [
  { name: '拼团中', props: { teamId: 'T650202000001', teamStatus: 1, orders: [order('90000204')] } },
  {
    name: '成功',
    props: {
      ...{ teamId: 'T650202000002', teamStatus: 2 },
      orders: [
        order('1'),
        order('2', { orderStatus: 'ROG' }),
        order('3', { showWriteOff: false, shipAddr: '三亚市天涯区' }),
      ],
    },
  },
  { name: '还没有订单', props: { teamId: 'T650202000003', teamStatus: 1, orders: [] } },
  {
    name: '很长的文字',
    props: {
      ...{ teamId: 'T650202000002', teamStatus: 2 },
      orders: [
        order('202611201234567890', {
          consignee: '一位名字特别特别长的收货人先生',
          shipAddr: '海南省三亚市天涯区椰林路 18 号海风花园三期北区 3 栋 1202 室，门口有一棵很大的凤凰木',
          ...{ num: 3, orderAmount: 123456.78 },
        }),
      ],
    },
  },
]
