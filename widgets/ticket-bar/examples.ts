import type { Example } from '../../src/kit/widget.ts'
import type { TicketBarProps } from './props.schema.ts'

const memberPrices = [{ memberLevel: 3, memberLevelName: '金卡会员', memberPrice: 207.1, discountPercent: 95 }]
const resource = (resourceId: string, resourceName: string, price: number) => ({
  ...{ resourceId, resourceName, price, memberPrices },
  ...{ inventory: 300, singleMax: 6, categoryType: 0 as const },
})

const groups = [
  { ticketId: 'g', ticketName: '单人票', resources: [resource('a', '成人票', 218), resource('b', '儿童票', 208.05)] },
]
const choice = { productId: '200101', groups, saleDate: '2026-11-21' }

export const examples: readonly Example<TicketBarProps>[] = [
  { name: '还没选', props: choice },
  { name: '选了几张', props: { ...choice, picks: 'a:2,b:1' } },
  { name: '金卡会员', props: { ...choice, picks: 'a:2', level: 3 } },
  { name: '现在不卖', props: { ...choice, picks: 'a:2', isClosed: true } },
  { name: '正在提交', props: { ...choice, picks: 'a:1', isBusy: true } },
  {
    name: '没有门票数据',
    props: { productId: '200101', picks: 'a:1' },
  },
]
