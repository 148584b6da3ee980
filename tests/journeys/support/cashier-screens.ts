import type { Screen } from './screen.ts'

const GOLD = '900003'

export const cashierScreens: readonly Screen[] = [
  { name: 'cashier', path: '/cashier/90000301', member: GOLD },
  { name: 'cashier-part', path: '/payportal/casher/90000303', member: GOLD },
  { name: 'cashier-cancelled', path: '/cashier/90000305', member: GOLD },
  {
    name: 'cashier-failed',
    path: '/cashier/90000304?payid=90000304P0',
    member: GOLD,
    act: (page) => page.getByRole('dialog', { name: '支付失败' }).waitFor(),
  },
  { name: 'pay-success', path: '/pay-success/90000311', member: GOLD },
  { name: 'pay-success-failed', path: '/pay-success/90000304', member: GOLD },
]
