import { expect, test } from '../fixtures.ts'
import { reviewList } from '../drivers/reviews.ts'
import { violations } from '../support/axe.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { awake, block, open } from '../drivers/shop.ts'

const HOTEL = '/review-list?productId=100101'

test.describe('all comments on a product', () => {
  test('[B3, B9] the score out of five, the rate, and the comments page by page to the end', async ({ page }) => {
    const { summary, comments, end } = reviewList(page)
    await open(page, HOTEL)
    await expect(summary).toContainText(/\d\.\d\/5 分/)
    await expect(summary).toContainText(/好评率 \d+%/)
    await expect(comments).toHaveCount(10)
    const total = Number(/（(\d+)）/.exec((await summary.textContent()) ?? '')?.[1])
    expect(total).toBeGreaterThan(20)
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      expect(await end.isVisible()).toBe(true)
    }).toPass()
    await expect(comments).toHaveCount(total)
    const texts = await comments.allTextContents()
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('a filter narrows the list, stands in the address, and holds after a reload', async ({ page }) => {
    const { comments, chip } = reviewList(page)
    await open(page, '/review-list?productId=200101')
    await awake(block(page, 'comments'))
    await chip(/^有图/).tap()
    await expect(page).toHaveURL(/type=picture/)
    await expect(chip(/^有图/)).toHaveAttribute('aria-pressed', 'true')
    await expect(comments.filter({ hasNot: page.getByRole('button', { name: /看大图/ }) })).toHaveCount(0)
    await page.reload()
    await expect(chip(/^有图/)).toHaveAttribute('aria-pressed', 'true')
    await awake(block(page, 'comments'))
    await chip(/^有图/).tap()
    await expect(page).not.toHaveURL(/type=/)
  })

  test('a picture opens over the whole screen; back closes it and stays on the page', async ({ page }) => {
    await open(page, `${HOTEL}&type=picture`)
    await awake(block(page, 'comments'))
    await page
      .getByRole('button', { name: /看大图/ })
      .first()
      .tap()
    await expect(page.getByRole('dialog', { name: '图片预览' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/review-list/)
  })

  test('[B9] a comment of today is told in hours or minutes, one over 30 days by its date', async ({
    page,
    ownShop: { shop },
  }) => {
    const { comments } = reviewList(page)
    await open(page, HOTEL, shop.url)
    await expect(comments.first().locator('time')).toHaveText(/刚刚|分钟前|小时前|1 天前/)
    await expect(comments.last().locator('time')).toHaveText(/^\d+ 天前$|^\d{4}-\d{2}-\d{2}$/)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator('time', { hasText: /^\d{4}-\d{2}-\d{2}$/ }).first()).toBeAttached()
  })

  test('[B8] a product without comments says that there are none, and shows no score that nobody gave', async ({
    page,
  }) => {
    await open(page, '/review-list?productId=200109')
    await expect(reviewList(page).summary).toContainText('还没有点评')
    await expect(reviewList(page).summary).not.toContainText(/5\.0|100%/)
    await expect(page.getByText('还没有人写下点评')).toBeVisible()
  })

  test('[B8] comments that can not be had: the defaults, and a way to try again', async ({ page, remoteShop }) => {
    const { shop, backend } = remoteShop
    backend.fail(({ path }) => path.includes('/product/commentPage'), 'error')
    await open(page, HOTEL, shop.url)
    await expect(reviewList(page).summary).toContainText('5.0/5 分')
    backend.heal()
    await page.getByRole('button', { name: '重新加载' }).first().tap()
    await expect(reviewList(page).comments).toHaveCount(10)
  })
})

test.describe('one comment', () => {
  test('opens from the list, whole, with its product; one that is not there says so', async ({ page, gate }) => {
    gate.allow(/404/)
    await open(page, HOTEL)
    await page
      .getByRole('link', { name: /查看详情/ })
      .first()
      .tap()
    await expect(page).toHaveURL(/\/commentDetail\/c100101-/)
    await expect(block(page, 'comment').getByRole('article')).toBeVisible()
    await expect(block(page, 'product').getByRole('link')).toHaveAttribute('href', '/tc-fostay/hotel/detail/100101')
    await open(page, '/commentDetail/nothing')
    await expect(page.getByText('这条点评找不到了')).toBeVisible()
  })

  test('[B4] of an own order shows how far it has come; who may write has a button', async ({ page, gate }) => {
    gate.allow(/404.*queryOrderCommentStatus|queryOrderCommentStatus.*404/)
    await open(page, '/commentDetail/202611010001')
    await expect(page.getByText('登录后查看自己的点评')).toBeVisible()
    await loginAs(page, '900003')
    for (const [order, words, mayWrite] of [
      ['202611010001', '点评已发布', false],
      ['202611010002', '点评审核中', false],
      ['202611010003', '还可以追加', true],
      ['202611010004', '点评没有通过', true],
      ['90000314', '还没有点评', true],
      ['202611019999', '没有找到这个订单', false],
    ] as const) {
      await open(page, `/commentDetail/${order}`)
      await expect(block(page, 'own')).toContainText(words)
      await expect(block(page, 'own').getByRole('button', { name: '写点评' })).toHaveCount(mayWrite ? 1 : 0)
    }
    await open(page, '/commentDetail/202611010005')
    await expect(page.getByRole('heading', { level: 1, name: '点评详情' })).toBeVisible()
    await expect(block(page, 'own').getByRole('article')).toHaveCount(0)
  })
})

test.describe('one’s own reviews', () => {
  test('[B4] list what the member wrote, each leading to its own page', async ({ page }) => {
    await loginAs(page, '900003')
    await open(page, '/hotel-reviews')
    await expect(block(page, 'own').getByRole('article')).toHaveCount(4)
    await page
      .getByRole('link', { name: /^写点评/ })
      .first()
      .tap()
    await expect(page).toHaveURL(/\/commentDetail\/20261101000[34]/)
  })

  test('of who wrote none: the empty scene', async ({ page }) => {
    await loginAs(page, '900004')
    await open(page, '/hotel-reviews')
    await expect(page.getByText('您还没有写过点评')).toBeVisible()
  })
})

test('axe finds nothing on any of these pages', async ({ page }) => {
  const look = async (path: string) =>
    test.step(path, async () => {
      await open(page, path)
      await page.waitForLoadState('networkidle')
      expect(await violations(page), path).toEqual([])
    })
  for (const path of [
    HOTEL,
    '/review-list?productId=200109',
    '/commentDetail/c100101-3',
    '/imageView?productId=100101',
    '/map?poiId=50001',
    '/storeInformation?storeId=10020',
    '/recommend?productCode=LT610101',
  ])
    await look(path)
  await loginAs(page, '900003')
  for (const path of ['/myfavorites', '/hotel-reviews', '/commentDetail/202611010004']) await look(path)
})
