import { expect, test } from '../fixtures.ts'
import { homePage } from '../drivers/home.ts'
import { block } from '../drivers/shop.ts'

/** [B2.10] from=ytmp hides it, any other brand shows it: channels/brands.spec.ts. */
test.describe('notice bar', () => {
  test('[B2.10] a bar that leads to what it tells of', async ({ page }) => {
    await homePage(page).open()
    await block(page, 'notice').getByRole('link', { name: '鹿鸣雪山云顶缆车周三上午检修，10:30 恢复运行' }).tap()
    await expect(page).toHaveURL(/\/tc-fostay\/content\/30101$/)
    await expect(page.getByRole('heading', { name: '云顶缆车周三检修，10:30 恢复运行' })).toBeVisible()
  })

  test('what must not jump (not_jump) is words that do nothing on a tap', async ({ page, remoteShop }) => {
    remoteShop.backend.rewrite((reply) => reply.replaceAll('"jumpPath":"/content/30101"', '"jumpPath":"not_jump"'))
    await homePage(page).open('', remoteShop.shop.url)
    const notice = block(page, 'notice')
    await notice.getByText('鹿鸣雪山云顶缆车').tap()
    await expect(notice.getByRole('link')).toHaveCount(0)
    await expect(notice.getByRole('button')).toHaveCount(0)
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
    await expect(homePage(page).toast).toHaveText('')
  })

  test('without a notice there is none', async ({ page, remoteShop: { shop, backend } }) => {
    backend.fail(({ body }) => body.includes('TCP_YT2_Notice'), 'empty')
    await homePage(page).open('', shop.url)
    await expect(page.getByRole('list', { name: '公告' })).toHaveCount(0)
    await expect(page.getByText('这里暂时没能加载出来')).toHaveCount(0)
  })
})
