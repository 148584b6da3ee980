import type { Page } from '@playwright/test'
import { block } from '../drivers/shop.ts'
import type { Screen } from './screen.ts'

/** Has messages of all kinds, more than a page of them, none; has orders from abroad. */
const [GOLD, BLACK, NOBODY, ABROAD] = ['900003', '900006', '900004', '900013']

async function sendEmptyComment(page: Page): Promise<void> {
  await block(page, '_screen').getByRole('button', { name: '提交点评' }).tap()
  await page.getByText('请点星星打分').waitFor()
}

export const messageScreens: readonly Screen[] = [
  { name: 'message-center', path: '/MessageCenter', member: GOLD },
  { name: 'message-center-none', path: '/MessageCenter', member: NOBODY },
  { name: 'order-notice', path: '/OrderNotice', member: GOLD },
  { name: 'service-notice', path: '/ServiceNotice', member: BLACK },
  { name: 'service-notice-none', path: '/ServiceNotice', member: NOBODY },
  { name: 'comment-write', path: '/hotel-reviewsB?orderNo=90000314', member: GOLD },
  { name: 'comment-write-empty', path: '/hotel-reviewsB?orderNo=90000314', member: GOLD, act: sendEmptyComment },
  { name: 'comment-write-again', path: '/hotel-reviewsB?orderNo=202611010004', member: GOLD },
  { name: 'comment-write-closed', path: '/hotel-reviewsB?orderNo=202611010002', member: GOLD },
  { name: 'comment-write-abroad', path: '/hotel-reviewsB?orderNo=202611010006', member: ABROAD },
  { name: 'comment-write-no-order', path: '/hotel-reviewsB', member: GOLD },
]
