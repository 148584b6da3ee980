import { expect, test } from './studio-shop.ts'
import { studio } from '../drivers/studio.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, actionTimeout: 30_000 })

test.describe('operator: in front of the live shop', () => {
  test('[H1] finds a handle on each block, which opens that very block', async ({ page, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await page.getByRole('link', { name: '商城', exact: true }).click()
    await page.getByTitle('在工作台里改：订酒店').click()
    await expect(page).toHaveURL(/\/studio\/pages\/page\/home#stay$/)
    await expect(desk.block('订酒店')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: '订酒店' })).toBeVisible()
  })

  test('[H1] goes on in the shop, and the handles are those of the page that is there', async ({ page, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await page.getByRole('link', { name: '商城', exact: true }).click()
    const list = page.getByRole('navigation', { name: '这一页的区块' })
    await expect(list.getByRole('link', { name: '限时抢购' })).toBeVisible()
    await page.getByLabel('地址').fill('/combo')
    await page.getByLabel('地址').press('Enter')
    await expect(list.getByRole('link', { name: '限时抢购' })).toBeHidden()
    await expect(list.getByRole('link').first()).toBeVisible()
    await list.getByRole('link').first().press('Enter')
    await expect(page).toHaveURL(/\/studio\/pages\/page\/package-list#/)
    await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(1)
  })

  test('[H1] sends shoppers what it always sent: nothing of it, and nothing that depends on who looks', async ({
    page,
    shop,
  }) => {
    const home = async () => {
      const answer = await page.request.get(`${shop.url}/tc-fostay/`)
      return { html: await answer.text(), vary: answer.headers()['vary'] }
    }
    const before = await home()
    await studio(page, shop).enter()
    const after = await home()
    expect(after.vary).toBe(before.vary)
    expect(after.html).not.toContain('/studio')
  })
})
