import { expect, test } from '../fixtures.ts'
import { awake, block, open } from '../drivers/shop.ts'

test('[B2.9] pictures of a product: all of them; one opens over the whole screen, Esc closes it; of a product that is not there', async ({
  page,
  gate,
}) => {
  gate.allow(/404/)
  await open(page, '/imageView?productId=100101')
  const pictures = block(page, 'pictures')
  await expect(pictures.getByRole('button')).toHaveCount(4)
  await awake(pictures)
  await pictures.getByRole('button').nth(1).tap()
  await expect(page.getByRole('dialog', { name: '图片预览' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page, '/imageView?productId=1')
  await expect(page.getByText('这个商品找不到了，看看别的吧')).toBeVisible()
})

test.describe('a place on the map', () => {
  test('[B2.9] by its id, its store or its name shows where it is and opens the maps app', async ({ page }) => {
    for (const [query, name] of [
      ['?poiId=50001', '星屿水世界'],
      ['?storeId=10020', '澜湾岛度假村'],
      ['?name=观海亭&longitude=110.41&latitude=18.78&address=环岛东路', '观海亭'],
    ] as const) {
      await open(page, `/map${query}`)
      await expect(page.getByRole('img', { name: `${name}周围的地图` })).toBeVisible()
      const link = page.getByRole('link', { name: '打开地图' })
      await expect(link).toHaveAttribute('href', /^https:\/\/uri\.amap\.com\/marker\?position=1\d\d\.\d+%2C\d\d\.\d+/)
    }
  })

  test('[B8] copies the address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/map?storeId=10020')
    await page.getByRole('button', { name: '复制地址' }).tap()
    await expect(page.getByText('复制成功')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('澜湾市澜湾岛环岛东路 1 号')
  })

  test('without a place leads to the resort’s map', async ({ page, gate }) => {
    gate.allow(/404/)
    await open(page, '/map')
    await expect(page.getByText('没有要看的地点')).toBeVisible()
    await expect(page.getByRole('link', { name: '度假地图' })).toBeVisible()
  })
})

test.describe('a store', () => {
  test('[B2.9] by its id and by what it sells: pictures, address, phone and hours; one that is not there says so', async ({
    page,
    gate,
  }) => {
    gate.allow(/404/)
    for (const query of ['?storeId=10020', '?productId=100101']) {
      await open(page, `/storeInformation${query}`)
      await expect(page.getByRole('heading', { name: '澜湾岛度假村' })).toBeVisible()
      await expect(page.getByText('0898-5500-0020')).toBeVisible()
      await expect(page.getByText('周一至周日 09:00~21:00')).toBeVisible()
      expect(await block(page, 'pictures').getByRole('button').count()).toBeGreaterThan(2)
    }
    await open(page, '/storeInformation?storeId=1')
    await expect(page.getByText('这家门店找不到了，看看度假地图里的其他地点吧')).toBeVisible()
  })
})
