import { expect, test } from './studio-shop.ts'
import { studio } from '../drivers/studio.ts'
import { violations } from '../support/axe.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test.describe('operator: keys for programs', () => {
  test('[K1, K3] a key is made by keys alone, shown once, used by a program, and ended', async ({ page, shop }) => {
    const desk = studio(page, shop)
    await desk.enter()
    await page.getByLabel(/^admin，/).click()
    await page.getByRole('button', { name: '密钥' }).click()
    await expect(page.getByText('还没有密钥')).toBeVisible()
    expect.soft(await violations(page), 'no key yet').toEqual([])

    await page.getByRole('button', { name: '新密钥' }).press('Enter')
    await desk.dialog.getByRole('button', { name: '建密钥' }).press('Enter')
    await expect(desk.dialog.getByLabel('名字')).toHaveAccessibleDescription(/写一个名字/)
    await desk.dialog.getByLabel('名字').fill('发布脚本')
    await desk.dialog.getByLabel('角色').selectOption('编辑')
    expect.soft(await violations(page), 'a new key').toEqual([])
    await desk.dialog.getByLabel('名字').press('Enter')
    const secret = await desk.dialog.getByLabel('密钥', { exact: true }).inputValue()
    expect(secret).toMatch(/^pagoda_/)
    expect.soft(await violations(page), 'the secret').toEqual([])
    await page.keyboard.press('Escape')

    const asProgram = () =>
      fetch(`${shop.url}/studio/api/me`, { headers: { authorization: `Bearer ${secret}` } }).then((one) => one.json())
    expect(await asProgram()).toMatchObject({ operator: { name: 'admin', role: 'editor' } })
    await page.reload()
    await expect(page.getByRole('row', { name: /发布脚本/ })).toContainText('刚刚')
    expect(await page.content()).not.toContain(secret)
    expect.soft(await violations(page), 'the keys').toEqual([])

    await page.getByRole('button', { name: '停用 发布脚本' }).click()
    await desk.dialog.getByRole('button', { name: '停用', exact: true }).click()
    await expect(page.getByText('还没有密钥')).toBeVisible()
    expect(await asProgram()).toMatchObject({ code: 'wrong-key' })
  })
})
