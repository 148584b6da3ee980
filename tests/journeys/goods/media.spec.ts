import { expect, test } from '../fixtures.ts'
import { goodsPage } from '../drivers/goods.ts'
import { awake, block, open } from '../drivers/shop.ts'

test.describe('[B2.10.1] pictures and videos', () => {
  test('are counted from 1 with the product id, and swiped through', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('650101')
    await awake(block(page, 'media'))
    await expect(goods.media).toContainText('1/3')
    await expect(goods.media).toContainText('650101')
    await goods.media
      .locator('ul')
      .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }))
    await expect(goods.media).toContainText('2/3')
  })

  test('a picture opens over the whole screen; the icon, Esc and the way back close it', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('680101')
    await awake(block(page, 'media'))
    const preview = page.getByRole('dialog', { name: '图片预览' })
    const tap = () =>
      goods.media
        .getByRole('button', { name: /全屏查看/ })
        .first()
        .tap()
    await tap()
    await expect(preview).toContainText('1/2')
    const [icon, screen] = [await preview.getByRole('button', { name: '关闭预览' }).boundingBox(), page.viewportSize()]
    expect([icon!.x + icon!.width > screen!.width - 20, icon!.y < 20]).toEqual([true, true])
    await preview.getByRole('button', { name: '关闭预览' }).tap()
    await expect(preview).toHaveCount(0)
    await tap()
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
    await tap()
    await expect(preview).toBeVisible()
    await page.goBack()
    await expect(preview).toHaveCount(0)
    await expect(page).toHaveURL(/\/goods\/680101$/)
  })

  test('a double tap zooms a picture, another shows all of it', async ({ page }) => {
    const goods = goodsPage(page)
    await goods.open('680101')
    await awake(block(page, 'media'))
    await goods.media
      .getByRole('button', { name: /全屏查看/ })
      .first()
      .tap()
    const slide = page.getByRole('dialog', { name: '图片预览' }).getByRole('listitem').first()
    await slide.dblclick()
    await expect(slide).toHaveAttribute('data-large', 'true')
    await slide.dblclick()
    await expect(slide).not.toHaveAttribute('data-large')
  })

  test('a video plays and pauses by a tap, and goes on in a popup', async ({ page }) => {
    const goods = goodsPage(page)
    await open(page, '/hotel/detail/100101')
    await awake(block(page, 'media'))
    await goods.media.getByRole('button', { name: /^播放/ }).tap()
    await expect(goods.media.getByRole('button', { name: /^暂停/ })).toBeVisible()
    await goods.media.getByRole('button', { name: /^暂停/ }).tap()
    await expect(goods.media.getByRole('button', { name: /^播放/ })).toBeVisible()
    await goods.media.getByRole('button', { name: '视频 0:07' }).tap()
    const popup = page.getByRole('dialog', { name: /的视频/ })
    await expect(popup.locator('video')).toBeVisible()
    await popup.getByRole('button', { name: '关闭视频' }).tap()
    await expect(popup).toHaveCount(0)
  })

  test('the texts have tabs, which the arrows move through', async ({ page }) => {
    await goodsPage(page).open('650101')
    await awake(block(page, 'texts'))
    await page.getByRole('tab', { name: '简介' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: '须知' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText('到店出示券码')
  })
})
