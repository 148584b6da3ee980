import type { Screen } from './screen.ts'

const GOLD = '900003'

export const refundScreens: readonly Screen[] = [
  { name: 'refund-apply', path: '/play/refund/apply/90000311', member: GOLD },
  { name: 'refund-apply-stay', path: '/apply/90000324', member: GOLD },
  { name: 'refund-apply-nothing', path: '/apply/90000328', member: GOLD },
  { name: 'refund-list', path: '/play/refund/list/90000341', member: GOLD },
  { name: 'refund-list-empty', path: '/play/refund/list/90000311', member: GOLD },
  { name: 'refund-detail-returned', path: '/play/refund/detail/90000341?refundId=90000341R3', member: GOLD },
  { name: 'refund-detail-refused', path: '/play/refund/detail/90000341?refundId=90000341R4', member: GOLD },
  { name: 'refund-list-goods', path: '/retail/refund/detail/90000344', member: GOLD },
  { name: 'refund-detail-goods', path: '/retail/refund/detail/90000344?refundId=90000344R1', member: GOLD },
  { name: 'refund-logistics', path: '/retail/refund/logistics/90000344', member: GOLD },
  { name: 'refund-logistics-none', path: '/retail/refund/logistics/90000343', member: GOLD },
]
