import type { OrderLinesProps } from './props.schema.ts'

type SubOrder = OrderLinesProps['subOrders'][number]

const code = (bizCode: string, bizCodeStatus: 0 | 1) => ({
  ...{ bizCode, couponId: bizCode, bizCodeStatus, continuousUsedFlag: 0 as const },
  ...{ canUseTimes: 1, canUseTimesToday: 1, copy: 0 },
})

export const dated: SubOrder = {
  ...{ orderId: '90000311', subOrderId: '900003111', productId: '3101011', resourceType: 64, useCount: 2 },
  ...{ name: '近岸浮潜 60 分钟', inventoryType: 'D', usingStartDate: '2026-12-04', usingEndDate: '2026-12-04' },
  totalSalePrice: 536,
  subOrderLifeStyle: {
    ...{ id: '900003111', orderId: '90000311', subOrderId: '900003111' },
    detail: [code('900003110111', 0), code('900003110121', 1)],
  },
}

export const undated: SubOrder = {
  ...{ orderId: '90000328', subOrderId: '900003281', productId: '6501011', resourceType: 65, useCount: 1 },
  ...{ name: '双人沙滩餐', inventoryType: 'T', totalSalePrice: 398, validUntil: '2027-05-19' },
  subOrderLifeStyle: { id: '900003281', orderId: '90000328', subOrderId: '900003281', detail: [] },
}
