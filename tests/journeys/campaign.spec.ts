import { loginAs } from './drivers/sandbox.ts'
import { block, open, shownBlocks } from './drivers/shop.ts'
import { expect, test } from './fixtures.ts'

const CAMPAIGN = '/tcshotel/ploy'
const MEMBER = '900001'

test.describe('the New Year campaign', () => {
  test('opens by itself at its minute, and is over by itself', async ({ page, ownShop: { shop } }) => {
    await shop.setClock('2026-12-28T09:50')
    await open(page, CAMPAIGN, shop.url)
    await expect(page.getByRole('heading', { name: '12月28日 10:00 开抢' })).toBeVisible()
    await shop.setClock('2026-12-28T10:00')
    await open(page, CAMPAIGN, shop.url)
    await expect(page.getByText('12月28日 10:00 开抢')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /新年住这里|新年玩这里/ })).toBeVisible()
    await shop.setClock('2027-01-04T00:00')
    await open(page, CAMPAIGN, shop.url)
    await expect(page.getByText('新年活动已经结束')).toBeVisible()
    await page.getByRole('link', { name: '去看看' }).click()
    await expect(page).toHaveURL(/\/combo$/)
  })

  test('shows a visitor one arm of its offers, the same each time, and one that leads on', async ({
    page,
    ownShop: { shop },
  }) => {
    await shop.setClock('2027-01-01T12:00')
    await open(page, CAMPAIGN, shop.url)
    const armOf = async () => {
      const ids = await shownBlocks(page).evaluateAll((blocks) => blocks.map((one) => one.getAttribute('data-block')))
      return ids.filter((id) => id === 'stays' || id === 'plays')
    }
    const arm = await armOf()
    expect(arm).toHaveLength(1)
    await page.reload()
    expect(await armOf()).toEqual(arm)
    await expect(block(page, arm[0]!).getByRole('link').first()).toBeVisible()
  })

  test('has a part for members; a visitor may log in', async ({ page, ownShop: { shop } }) => {
    await shop.setClock('2027-01-01T12:00')
    await open(page, CAMPAIGN, shop.url)
    await expect(page.getByRole('link', { name: /登录看会员专享/ })).toBeVisible()
    await loginAs(page, MEMBER, shop.url)
    await open(page, CAMPAIGN, shop.url)
    // In one of the two arms the part stands below what a phone shows: its code comes when it is near.
    await block(page, 'members').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: '会员专享' })).toBeVisible()
    await expect(page.getByText('登录看会员专享')).toHaveCount(0)
  })

  test('stands in two columns on a phone, and one below the other on a narrow one', async ({
    page,
    ownShop: { shop },
  }) => {
    await shop.setClock('2026-12-28T09:50')
    await open(page, CAMPAIGN, shop.url)
    const tops = async () => {
      await block(page, 'eve').scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { name: '元旦' })).toBeVisible()
      const boxes = await Promise.all(['eve', 'new-year-day'].map((id) => block(page, id).boundingBox()))
      return boxes.map((box) => Math.round(box!.y))
    }
    const [left, right] = await tops()
    expect(left).toBe(right)
    await page.setViewportSize({ width: 340, height: 844 })
    const [above, below] = await tops()
    expect(below).toBeGreaterThan(above!)
  })
})
