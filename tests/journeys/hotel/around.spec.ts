import { hotelPage, stayQuery } from '../drivers/hotel.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { way } from '../drivers/share.ts'
import { awake, block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const HOTEL = '/hotel/detail/100101'
/** The other kinds of hotels are the same there: tests/contract/hotel-pages.test.ts. */
test.describe('around the rooms of a hotel', () => {
  test('[A5] a visitor logs in to collect it, and it is collected then; a member may change their mind', async ({
    page,
  }) => {
    await open(page, HOTEL)
    const heart = block(page, 'buy').getByRole('button', { name: '收藏' })
    await awake(block(page, 'buy'))
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.tap()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(new RegExp(`${HOTEL}$`))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.tap()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test('[A5] is shared by a member with their code, unless shareProhibit=no', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await loginAs(page, '900003')
    await open(page, HOTEL)
    await awake(block(page, 'buy'))
    await block(page, 'buy').getByRole('button', { name: '分享' }).tap()
    await way(page, '复制链接').tap()
    await expect(page.getByText('复制成功')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/tc-fostay${HOTEL}?code=900003`)
    await open(page, `${HOTEL}?shareProhibit=no`)
    await expect(block(page, 'buy').getByRole('button', { name: '客服' })).toBeVisible()
    await expect(block(page, 'buy').getByRole('button', { name: '分享' })).toHaveCount(0)
  })

  test('reviews lead to all of them, and recommendations to another product', async ({ page }) => {
    await open(page, HOTEL)
    await awake(block(page, 'comments'))
    await block(page, 'comments').getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/review-list\?productId=100101$/)
    await page.goBack()
    // It is asked for when one comes near it.
    await block(page, 'recommended').scrollIntoViewIfNeeded()
    const card = block(page, 'recommended').getByRole('link').first()
    const to = await card.getAttribute('href')
    await card.tap()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
    expect(to).not.toContain(HOTEL)
  })
})

test('[A6] a price of members is not there where the hotel takes no part in their discount', async ({ page }) => {
  const hotel = hotelPage(page)
  const address = `/hotel/detail/100102${stayQuery(15)}`
  await hotel.open(address)
  await expect(hotel.book('林间一居泳池别墅', '含双早')).toBeVisible()
  await expect(hotel.rooms).not.toContainText('查看会员优惠价')
  await loginAs(page, '900003')
  await hotel.open(address)
  await expect(hotel.book('林间一居泳池别墅', '含双早')).toBeVisible()
  await expect(hotel.rooms).not.toContainText('会员尊享')
})
