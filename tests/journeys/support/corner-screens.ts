import type { Page } from '@playwright/test'
import { block } from '../drivers/shop.ts'
import type { Screen } from './screen.ts'

/** A member with nothing; with many orders; about to go; without orders, with gifts; travelling on business. */
const [NEW, BUYER, LEAVING, GIVER, TRAVELLER] = ['900001', '900006', '900041', '900042', '900043']

const submitEmpty = async (page: Page) => {
  await block(page, 'form').getByRole('button', { name: '提交认证' }).tap()
  await page.getByText('请填写姓名').waitFor()
}

export const cornerScreens: readonly Screen[] = [
  { name: 'real-auth-info', path: '/realAuthInfo', member: NEW },
  { name: 'real-auth-info-empty', path: '/realAuthInfo', member: NEW, act: submitEmpty },
  { name: 'real-auth-success', path: '/realAuthSuccess', member: NEW },
  { name: 'user-off', path: '/user-off', member: GIVER },
  { name: 'user-off-open', path: '/user-off', member: BUYER },
  { name: 'user-off-waiting', path: '/user-off', member: LEAVING },
  { name: 'annual-report', path: '/annual-spending-report', member: BUYER },
  { name: 'annual-report-empty', path: '/annual-spending-report', member: GIVER },
  { name: 'annual-report-visitor', path: '/annual-spending-report' },
  { name: 'transfer', path: '/transfer', member: GIVER },
  { name: 'transfer-choices', path: '/transfer?orderId=90000607', member: BUYER },
  { name: 'transfer-empty', path: '/transfer', member: NEW },
  { name: 'transfer-visitor', path: '/transfer' },
  { name: 'travel-verify', path: '/travel/verify', member: TRAVELLER },
  { name: 'travel-verify-none', path: '/travel/verify', member: NEW },
  { name: 'travel-email', path: '/travel/email', member: NEW },
]
