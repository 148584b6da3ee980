import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { photo } from '../../../server/studio/media/testing/pictures.ts'
import { expect, test } from './studio-shop.ts'
import { type StudioShop, studio } from '../drivers/studio.ts'
import { violations } from '../support/axe.ts'
import { publishText } from '../support/operator-drafts.ts'
import { WORKSHOP } from '../support/shop-process.ts'

const folder = join(WORKSHOP, 'media')
const file = (name: string) => join(folder, name)

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file('summer.jpg'), await photo(1600, 900))
  writeFileSync(file('drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
})

/** Uploads a picture. @returns its name */
async function uploaded({ url, session }: StudioShop, title: string, alt: string, bytes: Buffer): Promise<string> {
  const query = new URLSearchParams({ title, alt })
  const headers = { origin: url, cookie: `pagoda_studio=${session}`, 'content-type': 'application/octet-stream' }
  const reply = await fetch(`${url}/studio/api/media?${query.toString()}`, {
    ...{ method: 'POST', headers, body: new Uint8Array(bytes) },
  })
  return ((await reply.json()) as { picture: { name: string } }).picture.name
}

/** Opens the screen of the pictures. */
async function pictures(page: Page) {
  await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '图片' }).click()
  await expect(page.getByRole('heading', { name: '图片', exact: true })).toBeVisible()
}

const dialog = (page: Page) => page.getByRole('dialog')

/** Says what is on the picture whose dialog is open, and uploads it. */
async function describeAndUpload(page: Page, title: string, alt: string) {
  await dialog(page).getByLabel('名字 *').fill(title)
  await dialog(page).getByLabel('图片说明 *').fill(alt)
  await dialog(page).getByRole('button', { name: '上传', exact: true }).click()
  await expect(page.getByText(`上传好了：${title}`)).toBeVisible()
}

/** What a drop or a paste brings, which no test can do with a hand. */
async function bring(page: Page, event: 'drop' | 'paste', name: string, bytes: Buffer) {
  await page.evaluate(
    ({ event, name, text }) => {
      const data = new DataTransfer()
      data.items.add(
        new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], name, { type: 'image/jpeg' }),
      )
      const more = { bubbles: true, cancelable: true }
      dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...more, dataTransfer: data })
          : new ClipboardEvent('paste', { ...more, clipboardData: data }),
      )
    },
    { event, name, text: bytes.toString('base64') },
  )
}

test.describe('operator: pictures of the shop', () => {
  test(
    '[M1] uploads a picture with a focus set by mouse and by keys, and finds it by its words',
    { tag: '@gate' },
    async ({ page, shop }) => {
      const desk = studio(page, shop)
      await desk.enter()
      await pictures(page)
      expect.soft(await violations(page), 'the list of pictures').toEqual([])
      await page.locator('input[type=file]').setInputFiles(file('summer.jpg'))
      const focus = dialog(page).getByRole('slider', { name: /焦点/ })
      await expect(focus).toHaveAttribute('aria-valuetext', '左起 50%、上起 50%')
      const box = await focus.boundingBox()
      await focus.click({ position: { x: (box?.width ?? 0) * 0.8, y: (box?.height ?? 0) / 2 } })
      await expect(focus).toHaveAttribute('aria-valuetext', '左起 80%、上起 50%')
      await focus.press('ArrowRight')
      await focus.press('Shift+ArrowUp')
      await expect(focus).toHaveAttribute('aria-valuetext', '左起 82%、上起 40%')
      expect.soft(await violations(page), 'the dialog of an upload').toEqual([])
      await dialog(page).getByRole('button', { name: '上传', exact: true }).click()
      await expect(dialog(page)).toBeVisible()
      await describeAndUpload(page, '夏天的海', '海边的日落和一把伞')
      const detail = page.getByRole('complementary', { name: '图片：夏天的海' })
      await expect(detail).toContainText('没有地方用到它')
      expect.soft(await violations(page), 'a picture').toEqual([])
      await page.getByLabel('找图片').fill('一把伞')
      await expect(page.getByRole('list', { name: '图片' }).getByRole('button')).toHaveCount(1)
    },
  )

  test('[M1] drops one on the screen, pastes another, and both are there', async ({ page, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await pictures(page)
    await bring(page, 'drop', 'autumn.jpg', await photo(1500, 900))
    await describeAndUpload(page, '秋天的山', '山上的红叶')
    await bring(page, 'paste', 'image.png', await photo(1400, 900))
    await expect(dialog(page).getByLabel('名字 *')).toHaveValue('')
    await describeAndUpload(page, '贴上来的', '一张贴上来的图')
    await page.getByRole('button', { name: '上传的' }).click()
    await expect(page.getByRole('list', { name: '图片' }).getByRole('button')).toHaveCount(2)
  })

  test('[M2] is told what a hostile file is and what to do, whatever its name', async ({ page, gate, shop }) => {
    gate.allow(/422/)
    const desk = studio(page, shop)
    await desk.enter()
    await pictures(page)
    await page.locator('input[type=file]').setInputFiles(file('drawing.png'))
    await dialog(page).getByLabel('图片说明 *').fill('一张图')
    await dialog(page).getByRole('button', { name: '上传', exact: true }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('这是 SVG，里面可以藏会运行的脚本：先导出成 PNG 再上传')
    expect.soft(await violations(page), 'a refused file').toEqual([])
    await dialog(page).getByRole('button', { name: '不要这一张' }).click()
    await expect(dialog(page)).toBeHidden()
  })

  test('[M6] chooses it for a banner by mouse, another by keys alone, publishes, and the shop shows it', async ({
    page,
    shop,
  }) => {
    await uploaded(shop, '夏天的海', '海边的日落和一把伞', await photo(1600, 900))
    await uploaded(shop, '秋天的山', '山上的红枫', await photo(1500, 900))
    const home = async () => (await page.request.get(`${shop.url}/tc-fostay/`)).text()
    const desk = studio(page, shop)
    await desk.enter()
    await desk.openPage('home', '澜途度假')
    await page.getByRole('button', { name: '插入', exact: true }).click()
    await dialog(page).getByLabel('找组件').fill('banner-swiper')
    await dialog(page).getByRole('button', { name: '一张图', exact: true }).click()
    await page.getByRole('button', { name: '海上的第一个早晨', exact: true }).click()
    await page.getByRole('button', { name: '图片地址：选图' }).click()
    expect.soft(await violations(page, { frames: 'iframe' }), 'the picker').toEqual([])
    await dialog(page).getByLabel('找图片').fill('夏天的海')
    await dialog(page)
      .getByRole('list', { name: '图片' })
      .getByRole('button', { name: /夏天的海/ })
      .click()
    await expect(desk.field('图片的一句话说明')).toHaveValue('海边的日落和一把伞')
    const address = await desk.field('图片地址').inputValue()
    expect(address).toMatch(/^\/tc-fostay\/media\/picture-[0-9a-f]{10}$/)

    // The page that is drawn anew leaves the focus where it was.
    await expect(desk.saving).toContainText('已保存')
    await expect(page.getByRole('button', { name: '图片地址：选图' })).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog(page).getByLabel('找图片').focus()
    await page.keyboard.type('红枫')
    const autumn = dialog(page).getByRole('list', { name: '图片' }).getByRole('button')
    await expect(autumn).toHaveCount(1)
    const isThere = () => autumn.evaluate((button) => button === document.activeElement)
    for (let tabs = 0; tabs < 4 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab')
    await expect(autumn).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(desk.field('图片地址')).not.toHaveValue(address)
    await page.keyboard.press('Control+z')
    await expect(desk.field('图片地址')).toHaveValue(address)
    await expect(desk.saving).toContainText('已保存')
    await desk.publish()
    await dialog(page).getByRole('button', { name: '现在发布' }).click()
    await expect(page.getByText('发布了，顾客下一次打开就是新的')).toBeVisible()
    await expect.poll(home).toContain(`${address}-780x380.avif`)
    const shown = await page.request.get(`${shop.url}${address}-780x380.avif`)
    expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/avif'])
  })

  test('[M4] can’t delete it while it is used, and is told where; an unused one goes and comes back', async ({
    page,
    gate,
    shop,
  }) => {
    // A picture that is used: 409.
    gate.allow(/409/)
    const name = await uploaded(shop, '夏天的海', '海边的日落和一把伞', await photo(1600, 900))
    await uploaded(shop, '贴上来的', '一张贴上来的图', await photo(1400, 900))
    const item = { id: 'a', title: '去看海', themePicUri: `/tc-fostay/media/${name}`, picAlt: '海', jumpPath: '/combo' }
    const picture = { id: 'summer', widget: 'picture-link', props: { item } }
    await publishText(shop.calls, { kind: 'page', name: 'home' }, '一张图', (text) => {
      const page = JSON.parse(text) as { readonly blocks: readonly object[]; readonly versions: object }
      return JSON.stringify({
        ...{ ...page, versions: { ...page.versions, 'picture-link': 1 }, blocks: [...page.blocks, picture] },
      })
    })
    const desk = studio(page, shop)
    await desk.enter()
    await pictures(page)
    await page.getByRole('button', { name: /夏天的海/ }).click()
    const detail = page.getByRole('complementary')
    await expect(detail.getByRole('link', { name: '澜途度假' })).toBeVisible()
    await detail.getByRole('button', { name: '删除' }).click()
    await expect(page.getByText('还有地方在用这张图片，不能删除（页面「澜途度假」线上）')).toBeVisible()

    await page.getByRole('button', { name: /贴上来的/ }).click()
    await detail.getByRole('button', { name: '删除' }).click()
    await expect(page.getByText('放进回收站了：贴上来的')).toBeVisible()
    await expect(page.getByRole('list', { name: '图片' }).getByRole('button', { name: /贴上来的/ })).toBeHidden()
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(page.getByRole('list', { name: '图片' }).getByRole('button', { name: /贴上来的/ })).toBeVisible()
  })
})
