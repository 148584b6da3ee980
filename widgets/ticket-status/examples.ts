import type { Example } from '../../src/kit/widget.ts'
import type { TicketStatusProps } from './props.schema.ts'

export const examples: readonly Example<TicketStatusProps>[] = [
  { name: '可售', props: { state: 'on-sale' } },
  { name: '未到有效期', props: { state: 'not-yet', effectTime: '2027-03-20', expireDate: '2027-04-20' } },
  { name: '已过有效期', props: { state: 'over', effectTime: '2026-06-01', expireDate: '2026-08-31' } },
  { name: '未发布', props: { state: 'not-published', moreText: '全部门票', moreTo: '/combo' } },
  { name: '已下架', props: { state: 'off-shelf' } },
]
