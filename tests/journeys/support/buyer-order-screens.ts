import { block } from '../drivers/shop.ts'
import type { Screen } from './screen.ts'

const GOLD = '900003'

export const buyerOrderScreens: readonly Screen[] = [
  { name: 'order', path: '/order', member: GOLD },
  { name: 'order-empty', path: '/order?tab=refund', member: '900005' },
  { name: 'order-ticket', path: '/order/ticket', member: GOLD },
  { name: 'order-unpaid', path: '/play/orderDetail/90000301', member: GOLD },
  { name: 'order-codes', path: '/play/orderDetail/90000312', member: GOLD },
  {
    name: 'order-qr',
    path: '/play/orderDetail/90000311',
    member: GOLD,
    act: async (page) => {
      await block(page, 'codes')
        .getByRole('button', { name: /出示二维码/ })
        .first()
        .tap()
      await page.getByRole('dialog', { name: '近岸浮潜 60 分钟' }).waitFor()
    },
  },
  {
    name: 'order-prices',
    path: '/play/orderDetail/90000311',
    member: GOLD,
    act: async (page) => {
      await block(page, 'facts').getByRole('button', { name: /明细/ }).tap()
      await page.getByRole('dialog', { name: '价格明细' }).waitFor()
    },
  },
  { name: 'order-stay', path: '/detail/90000324', member: GOLD },
  { name: 'order-stay-bought', path: '/detail/90000471', member: '900004' },
  { name: 'order-of-stay', path: '/productOrderDetail/90000472', member: '900004' },
  { name: 'order-snapshot', path: '/snapshot/90000328', member: GOLD },
  { name: 'invoice-apply', path: '/invoice/apply/90000311', member: GOLD },
  { name: 'invoices', path: '/invoice', member: GOLD },
  { name: 'invoices-empty', path: '/invoice', member: '900042' },
  { name: 'invoice-progress', path: '/invoice/progress/90000337', member: GOLD },
  { name: 'casahotel-view-bill', path: '/casahotel/viewBill?orderId=90000353', member: GOLD },
]
