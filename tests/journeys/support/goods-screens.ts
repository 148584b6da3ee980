import type { Page } from '@playwright/test'
import { goodsPage } from '../drivers/goods.ts'
import { awake, block } from '../drivers/shop.ts'
import type { Screen } from './screen.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

async function openCoupons(page: Page): Promise<void> {
  await awake(block(page, 'coupons'))
  await block(page, 'coupons').getByRole('button').tap()
  await dialog(page, '优惠券')
}

async function openSpecs(page: Page): Promise<void> {
  await goodsPage(page).press('立即购买')
  await dialog(page, '选择规格')
}

async function openRules(page: Page): Promise<void> {
  await awake(block(page, 'group'))
  await page.getByRole('button', { name: '拼团规则' }).tap()
  await dialog(page, '拼团规则')
}

async function openPreview(page: Page): Promise<void> {
  await awake(block(page, 'media'))
  await block(page, 'media')
    .getByRole('button', { name: /全屏查看/ })
    .first()
    .tap()
  await dialog(page, '图片预览')
}

/** Goods in each state that the shop knows, and what opens over them. */
export const goodsScreens: readonly Screen[] = [
  { name: 'goods', path: '/goods/650101' },
  { name: 'goods of a gold member', path: '/goods/650101', member: '900003' },
  { name: 'coupons of goods', path: '/goods/650101', act: openCoupons },
  { name: 'specs of goods', path: '/goods/680101', act: openSpecs },
  { name: 'a preview of pictures', path: '/goods/680101', act: openPreview },
  { name: 'goods not on sale yet', path: '/goods/650105' },
  { name: 'goods taken off', path: '/goods/650106' },
  { name: 'a group buy', path: '/goods/650201', act: openRules },
  { name: 'a flash sale to come', path: '/seckill/goods/650103' },
  { name: 'a flash sale', path: '/seckill/goods/650102' },
]
