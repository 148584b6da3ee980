import { fillPage } from '../drivers/fill.ts'
import type { Screen } from './screen.ts'

const [GOLD, DIAMOND] = ['900003', '900005']

/** The forms of orders (B2.6). */
export const orderScreens: readonly Screen[] = [
  { name: 'play-order-edit', path: '/play/orderEdit/990101', member: GOLD },
  {
    name: 'play-order-edit-wrong',
    path: '/play/orderEdit/990102',
    member: GOLD,
    act: async (page) => {
      const fill = fillPage(page)
      await fill.submit.tap()
      await page.getByText('请填写证件类型').first().waitFor()
    },
  },
  {
    name: 'play-order-edit-travellers',
    path: '/play/orderEdit/990102',
    member: GOLD,
    act: async (page) => {
      await fillPage(page).traveller(1).getByRole('button', { name: '常用出行人' }).tap()
      await page.getByRole('dialog', { name: '常用出行人' }).waitFor()
    },
  },
  {
    name: 'play-order-edit-coupons',
    path: '/play/orderEdit/990103',
    member: DIAMOND,
    act: async (page) => {
      await fillPage(page).coupon.tap()
      await page.getByRole('dialog', { name: '选择优惠券' }).waitFor()
    },
  },
  {
    name: 'play-order-edit-price',
    path: '/play/orderEdit/990103',
    member: DIAMOND,
    act: async (page) => {
      await fillPage(page).total.tap()
      await page.getByRole('dialog', { name: '价格明细' }).waitFor()
    },
  },
  { name: 'product-detail-order-fill', path: '/productDetailOrderFill/990104', member: GOLD },
  { name: 'book-store', path: '/bookStore/990107', member: GOLD },
  { name: 'hotel-order-fill', path: '/hotel/orderFill/990108', member: GOLD },
]
