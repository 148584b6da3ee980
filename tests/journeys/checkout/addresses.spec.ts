import { expect, test } from '../fixtures.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open } from '../drivers/shop.ts'

const GOLD = '900003'

test.describe('the address book', () => {
  test('is changed: another default, one edited, one removed after a question', async ({ page, ownShop: { shop } }) => {
    await loginAs(page, GOLD, shop.url)
    await open(page, '/retail/address', shop.url)
    const list = block(page, 'list')
    const items = list.getByRole('listitem')
    await expect(items).toHaveCount(2)
    await awake(list)
    await list.getByRole('button', { name: '设为默认' }).tap()
    await expect(items.first()).toContainText('林晚')
    await list.getByRole('button', { name: '编辑顾长风的地址' }).tap()
    await expect(page.getByLabel('城市')).toHaveValue('三亚市')
    await page.getByLabel('详细地址').fill('椰林路 20 号')
    await page.getByRole('button', { name: '保存' }).tap()
    await expect(items.last()).toContainText('椰林路 20 号')
    await list.getByRole('button', { name: '删除林晚的地址' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).tap()
    await expect(items).toHaveCount(1)
    await expect(list).not.toContainText('林晚')
  })
})
