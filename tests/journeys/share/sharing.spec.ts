import { homePage } from '../drivers/home.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { served, share, sheet, way } from '../drivers/share.ts'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

test.describe('sharing', () => {
  test('is not offered with shareProhibit=no [A5]: no button is left that does nothing', async ({ page }) => {
    for (const path of ['/', '/goods/680101', '/hotel/detail/100101']) {
      await open(page, path)
      await expect(page.getByRole('button', { name: '分享', exact: true })).toHaveCount(1)
      await open(page, `${path}?shareProhibit=no`)
      await expect(page.getByRole('button', { name: '分享', exact: true })).toHaveCount(0)
    }
  })

  test('without a title says 获取分享数据失败! [A5]', async ({ page, ownShop: { shop, pages } }) => {
    await pages.editHome((home) => {
      const header = home.blocks.find(({ id }) => id === 'header')
      Object.assign(header ?? {}, { on: { share: [{ do: 'share', title: '{{ default(query.nothing, " ") }}' }] } })
    })
    await served(shop.url, 'query.nothing')
    await open(page, '/', shop.url)
    await page.getByRole('button', { name: '分享' }).tap()
    await expect(page.getByText('获取分享数据失败!')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(
    'copies the link, with the code of who shares it: 复制成功 [B6]',
    { tag: '@gate' },
    async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await loginAs(page, '900003')
      await share(page, '?from=spice')
      await way(page, '复制链接').tap()
      await expect(page.getByText('复制成功')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toBe(`${baseURL}/tc-fostay/?from=spice&code=900003`)
    },
  )

  test('of a visitor leaves the code of whom the link came from, and lends no login', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await share(page, '?code=900005&accessToken=secret')
    await way(page, '复制链接').tap()
    await expect(page.getByText('复制成功')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/tc-fostay/?code=900005`)
  })

  test('says 复制失败 where the browser lets nothing be copied', async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
      document.execCommand = () => false
    })
    await share(page)
    await way(page, '复制链接').tap()
    await expect(page.getByText('复制失败')).toBeVisible()
  })

  test('uses the system’s panel where there is one', async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: object) => void Object.assign(window, { shared: data }),
      })
    })
    await share(page)
    await way(page, '系统分享').tap()
    await expect(sheet(page)).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'shared') as object)).toMatchObject({
      title: '澜途度假：住进海风里',
      url: page.url(),
    })
  })
})

test('[A6] who came by a link sees who shared, as a visitor and as a member, unless it is their own link; nobody without a code', async ({
  page,
}) => {
  const link = block(page, 'shared').getByRole('link')
  await homePage(page).open()
  await expect(block(page, 'shared')).toHaveCount(0)
  await homePage(page).open('?code=900005')
  await expect(block(page, 'shared')).toContainText('好友')
  await expect(link).toBeVisible()
  await loginAs(page, '900003')
  await homePage(page).open('?code=900005')
  await expect(link).toBeVisible()
  await homePage(page).open('?code=900003')
  await expect(link).toHaveCount(0)
})
