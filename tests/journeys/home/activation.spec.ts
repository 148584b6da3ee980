import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { activation } from '../drivers/activation.ts'
import { homePage } from '../drivers/home.ts'
import { logInAs, memberPage } from '../drivers/member.ts'
import { watchRequests } from '../drivers/shop.ts'

/** A guest's activation can't be undone: each of these journeys has a guest of its own, in a shop of their own. */
async function openForm(page: Page, memberId: string, origin: string) {
  const driver = activation(page)
  await logInAs(page, memberId, origin)
  await driver.entry.tap()
  await expect(driver.form).toBeVisible()
  return driver
}

async function fill({ id, name }: ReturnType<typeof activation>, idLastSix: string, familyName: string) {
  await id.fill(idLastSix)
  await name.fill(familyName)
}

test.describe('guest activation: for whom', () => {
  test('[A6] a visitor meets no entry, and nothing is asked about them', async ({ page }) => {
    const requests = watchRequests(page)
    await homePage(page).open()
    await homePage(page).menu.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await expect(activation(page).entry).toHaveCount(0)
    expect(requests.calls().filter((request) => request.url().includes('checkStatus'))).toEqual([])
  })

  test('[A6] a member who does not stay, has activated, has checked out or is not here yet meets none', async ({
    page,
  }) => {
    for (const [memberId, who] of [
      ['900001', 'who does not stay'],
      ['900012', 'who has activated'],
      ['900016', 'who has checked out'],
      ['900017', 'who has booked and is not here yet'],
    ] as const)
      await test.step(who, async () => {
        const asked = page.waitForResponse(/checkStatus/)
        await logInAs(page, memberId)
        await asked
        await expect(homePage(page).brand).toBeVisible()
        await expect(activation(page).entry).toHaveCount(0)
      })
  })
})

test.describe('guest activation: the dialog', () => {
  test('[A5] both fields are needed, else nothing happens', async ({ page, ownShop: { shop } }) => {
    const driver = await openForm(page, '900015', shop.url)
    const requests = watchRequests(page)
    for (const [id, name] of [
      ['', ''],
      ['31247X', ''],
      ['', '欧阳'],
      ['31247X', '  '],
    ] as const) {
      await fill(driver, id, name)
      await driver.send.dispatchEvent('click')
      await driver.name.press('Enter')
    }
    await expect(driver.form).toBeVisible()
    expect(requests.calls()).toEqual([])
  })

  test('[A5] six boxes take digits and X, no more than six, the last six of what is pasted; a name has 8 characters at most; Esc and 关闭 close it, and the entry has the focus again', async ({
    page,
    ownShop: { shop },
  }) => {
    const { boxes, id, name, form, entry } = await openForm(page, '900015', shop.url)
    await expect(boxes).toHaveCount(6)
    await id.pressSequentially('31a24-7x9')
    await expect(boxes).toHaveText(['3', '1', '2', '4', '7', 'X'])
    await name.pressSequentially('欧阳欧阳欧阳欧阳欧阳')
    await expect(name).toHaveValue('欧阳欧阳欧阳欧阳')
    await id.fill('46010019880231247X')
    await expect(boxes).toHaveText(['3', '1', '2', '4', '7', 'X'])
    for (const close of [() => page.keyboard.press('Escape'), () => form.getByRole('button', { name: '关闭' }).tap()]) {
      if (!(await form.isVisible())) await entry.tap()
      await expect(form).toBeVisible()
      await close()
      await expect(form).toHaveCount(0)
      await expect(entry).toBeFocused()
    }
  })
})

test.describe('guest activation: how it ends', () => {
  test('[A8] success without an upgrade: it is activated, and the entry is gone for good', async ({
    page,
    ownShop: { shop },
  }) => {
    const driver = await openForm(page, '900014', shop.url)
    await fill(driver, '061523', '苏')
    await driver.send.tap()
    await expect(driver.done).toBeVisible()
    await expect(driver.done).not.toContainText('银卡')
    await driver.done.getByRole('button', { name: '我知道了' }).tap()
    await expect(driver.entry).toHaveCount(0)
    const asked = page.waitForResponse(/checkStatus/)
    await homePage(page).open('', shop.url)
    await asked
    await expect(driver.entry).toHaveCount(0)
    await memberPage(page).open(shop.url)
    await expect(memberPage(page).card).toContainText('普通会员')
    await expect(driver.entry).toHaveCount(0)
  })

  test('[A8] success with an upgrade: the guest is told of the silver level, and has it on the member page', async ({
    page,
    ownShop: { shop },
  }) => {
    const driver = await openForm(page, '900011', shop.url)
    await fill(driver, '080816', '许')
    const told = page.waitForResponse(/_session$/)
    await driver.send.tap()
    await expect(driver.done).toContainText('恭喜您升级为银卡会员，尊享专属权益')
    await told
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('userInfo')), 'this device knows the new level')
      .toContain('"levelNew":2')
    await driver.done.getByRole('button', { name: '我知道了' }).tap()
    await expect(driver.entry).toHaveCount(0)
    await page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '我的' }).tap()
    await expect(memberPage(page).card).toContainText('许安澜')
    await expect(memberPage(page).card).toContainText('银卡会员')
  })

  test('[A8] what does not match ends in 失败 with the server’s words, and leads back to what was written; a gold member stays gold: no word of silver', async ({
    page,
    ownShop: { shop },
  }) => {
    const driver = await openForm(page, '900015', shop.url)
    await fill(driver, '111111', '欧阳')
    await driver.send.tap()
    await expect(driver.failed).toContainText('姓名或证件信息不匹配，请核对后重试')
    await driver.failed.getByRole('button', { name: '重新填写' }).tap()
    await expect(driver.id).toHaveValue('111111')
    await expect(driver.name).toHaveValue('欧阳')
    await fill(driver, '31247x', '欧阳')
    await driver.name.press('Enter')
    await expect(driver.done).toBeVisible()
    await expect(driver.done).not.toContainText('银卡')
  })
})
