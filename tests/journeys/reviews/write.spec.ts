import sharp from 'sharp'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const GOLD = '900003'
/** A play whose codes were all used. */
const ORDER = '90000314'
const WORDS = '教练一直在旁边扶着，第三道浪孩子就站起来了。'

/** A photo as a phone takes it. */
const photo = async (red = 34) => ({
  name: 'wave.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: { r: red, g: 170, b: 136 } } })
    .jpeg()
    .toBuffer(),
})

test(
  '[A7, A9, B4] an order that was used is written of with a picture, let through at the desk, and read on its product',
  { tag: '@gate' },
  async ({ page, gate, ownShop: { shop } }) => {
    // A file that is no picture is refused.
    gate.allow(/400.*uploadCommentPicture|uploadCommentPicture.*400/)
    await loginAs(page, GOLD, shop.url)
    await open(page, `/play/orderDetail/${ORDER}`, shop.url)
    await block(page, 'actions').getByRole('button', { name: '写点评' }).tap()
    await page.getByRole('button', { name: '提交点评' }).tap()
    await expect(page.getByText('请点星星打分')).toBeVisible()
    const scored = page.getByRole('group', { name: /./ }).filter({ has: page.getByRole('radio') })
    const count = await scored.count()
    for (let at = 0; at < count; at += 1) await scored.nth(at).getByRole('radio', { name: /^5 星/ }).check()
    await page.getByLabel('说说您的感受').fill(WORDS)
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') })
    await expect(page.getByText('请选择 JPEG、PNG、WebP 或 AVIF 格式的图片')).toBeVisible()
    await file.setInputFiles(await photo())
    await expect(page.getByRole('img', { name: '第 1 张图片' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('说说您的感受')).toHaveValue(WORDS)
    await expect(page.getByRole('img', { name: '第 1 张图片' })).toBeVisible()
    await page.getByRole('button', { name: '提交点评' }).tap()
    await expect(page).toHaveURL(new RegExp(`/commentDetail/${ORDER}$`))
    await expect(block(page, 'own')).toContainText('点评审核中')
    await expect(block(page, 'own')).toContainText(WORDS)
    await open(page, '/review-list?productId=310103', shop.url)
    await expect(page.getByText(WORDS)).toHaveCount(0)
    await page.goto(`${shop.url}/sandbox/comments`)
    const row = page.getByRole('listitem').filter({ hasText: WORDS })
    await row.getByRole('button', { name: /^通过/ }).tap()
    await row.getByRole('textbox', { name: /^回复/ }).fill('下次带您去外礁。')
    const answered = page.waitForEvent('load')
    await row.getByRole('button', { name: /^回复/ }).tap()
    await answered
    await open(page, '/review-list?productId=310103', shop.url)
    const comment = block(page, 'comments').getByRole('article').filter({ hasText: WORDS })
    await expect(comment).toContainText('下次带您去外礁。')
    await expect(comment.getByRole('img').last()).toBeVisible()
    await open(page, '/ServiceNotice', shop.url)
    await expect(page.getByRole('link', { name: /点评已发布/ }).first()).toBeVisible()
  },
)

test('[A9] of pictures a comment has nine: what is one too many, too large or no photo is told, and one that is removed makes room', async ({
  page,
  gate,
  ownShop: { shop },
}) => {
  gate.allow(/400.*uploadCommentPicture|uploadCommentPicture.*400/)
  await loginAs(page, GOLD, shop.url)
  await open(page, `/play/orderDetail/${ORDER}`, shop.url)
  await block(page, 'actions').getByRole('button', { name: '写点评' }).tap()
  const file = page.locator('input[type=file]')
  const pictures = page.getByRole('img', { name: /^第 \d 张图片$/ })
  // Each is another one: the same picture stands there once.
  await file.setInputFiles(await Promise.all(Array.from({ length: 9 }, (_, at) => photo(at * 20))))
  // They are sent one after the other, and each is drawn anew.
  await expect(pictures).toHaveCount(9, { timeout: 90_000 })
  const remove = page.getByRole('button', { name: /^(?:删除|移除)/ })
  await remove.first().tap()
  await expect(pictures).toHaveCount(8)
  const said = (text: string) => expect(page.getByText(text)).toBeVisible()
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(20_000_000, 7) })
  await said('图片太大，请选 10 MB、6000 万像素以内的')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  await file.setInputFiles({ name: 'wave.jpg', mimeType: 'image/jpeg', buffer: svg })
  await said('请选择 JPEG、PNG、WebP 或 AVIF 格式的图片')
  await expect(page.getByText('请选择 JPEG、PNG、WebP 或 AVIF 格式的图片')).toHaveCount(0)
  const heic = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2_000, 7)])
  await file.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await said('请选择 JPEG、PNG、WebP 或 AVIF 格式的图片')
  await expect(pictures).toHaveCount(8)
  await file.setInputFiles([await photo(200), await photo(220)])
  await said('最多 9 张图片')
  await expect(pictures).toHaveCount(9)
  await page.reload()
  await expect(pictures).toHaveCount(9)
})
