import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { carPark } from '../drivers/car-park.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { open } from '../drivers/shop.ts'
import { held } from '../support/held.ts'

/** Guests in a suite with a plate, with three, with none; in no suite with one; a member who is no guest. */
const [SUITE, FULL, FRESH, MOVED, NOBODY] = ['900002', '900018', '900019', '900020', '900003']
const NOT_IN_HOUSE = '您不是入店客人 无法享受免费停车权益'

async function openAs(page: Page, member: string, path: string, origin: string) {
  await loginAs(page, member, origin)
  await open(page, path, origin)
  return carPark(page)
}

test.describe('car park: who may', () => {
  test('[B5] a guest whose check does not get through is not told that they are none', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    await page.route('**/queryCarNum*', (route) => route.abort())
    const { start, toast } = await openAs(page, SUITE, '/carParkEntry', shop.url)
    await start.tap()
    await expect(toast('系统开小差了，请稍后再试')).toBeVisible()
    await expect(toast(NOT_IN_HOUSE)).toHaveCount(0)
    await page.unroute('**/queryCarNum*')
    await start.tap()
    await expect(page).toHaveURL(/\/carParkList$/)
  })

  test('[B5] the check of a guest who goes in before it came is waited for', async ({ page, ownShop: { shop } }) => {
    const answer = held()
    await page.route('**/queryCarNum*', async (route) => {
      await answer.wait
      await route.continue()
    })
    const { start, toast } = await openAs(page, SUITE, '/carParkEntry', shop.url)
    await start.tap()
    answer.go()
    await expect(page).toHaveURL(/\/carParkList$/)
    await expect(toast(NOT_IN_HOUSE)).toHaveCount(0)
  })

  test(
    '[B8] a member who is no guest reads why at the entry, and stays there; [B5] finds no plates and no form, by whatever address',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      const { start, toast, add, keyboard } = await openAs(page, NOBODY, '/carParkEntry', shop.url)
      await start.tap()
      await expect(toast(NOT_IN_HOUSE)).toBeVisible()
      await expect(page).toHaveURL(/\/carParkEntry$/)
      await open(page, '/carParkList', shop.url)
      await expect(page.getByText(NOT_IN_HOUSE)).toBeVisible()
      await expect(add).toHaveCount(0)
      for (const path of ['/carParkAdd', '/carParkEdit/琼A7D25K']) {
        await open(page, path, shop.url)
        await expect(page.getByText(NOT_IN_HOUSE)).toBeVisible()
        await expect(keyboard).toHaveCount(0)
      }
      await page.getByRole('link', { name: '去看酒店' }).tap()
      await expect(page).toHaveURL(/\/atlantis\/TCP_YT2_Product_STAY/)
    },
  )

  test('[B6] a guest in no suite changes a plate and has no way to add one', async ({ page, ownShop: { shop } }) => {
    const { add, edit, keyboard } = await openAs(page, MOVED, '/carParkList', shop.url)
    await expect(edit('琼C66M18')).toBeVisible()
    await expect(add).toHaveCount(0)
    await open(page, '/carParkAdd', shop.url)
    await expect(page.getByText('仅套房客人可以添加车牌')).toBeVisible()
    await expect(keyboard).toHaveCount(0)
  })

  test('[B9] a guest with three plates has no way to add a fourth, until one is deleted', async ({
    page,
    ownShop: { shop },
  }) => {
    const { add, plates, remove, confirm, toast, keyboard } = await openAs(page, FULL, '/carParkAdd', shop.url)
    await expect(page.getByText('最多登记 3 个车牌', { exact: true })).toBeVisible()
    await expect(keyboard).toHaveCount(0)
    await page.getByRole('link', { name: '管理车牌' }).tap()
    await expect(plates).toHaveCount(3)
    await expect(add).toHaveCount(0)
    await remove('粤A8K12D8').tap()
    await confirm.tap()
    await expect(toast('删除成功')).toBeVisible()
    await expect(plates).toHaveCount(2)
    await expect(add).toBeVisible()
  })
})

test.describe('car park: a plate', () => {
  test(
    '[B2.8] is registered from the entry to the list, typed by its keyboard',
    { tag: '@gate' },
    async ({ page, ownShop: { shop } }) => {
      const { start, add, press, submit, plates, toast, typed } = await openAs(page, FRESH, '/carParkEntry', shop.url)
      await start.tap()
      await expect(page).toHaveURL(/\/carParkList$/)
      await add.tap()
      await expect(submit).toBeDisabled()
      await press('琼A7D25')
      await expect(submit).toBeDisabled()
      await press('学')
      await expect.poll(typed).toBe('琼A7D25学')
      await submit.tap()
      await expect(toast('提交成功')).toBeVisible()
      await expect(page).toHaveURL(/\/carParkList$/)
      await expect(plates).toHaveCount(1)
      await page.goBack()
      await expect(page, 'the form was left behind').toHaveURL(/\/carParkEntry$/)
    },
  )

  test('[B5] keys that may not stand in a slot do nothing', async ({ page, ownShop: { shop } }) => {
    const { press, key, typed } = await openAs(page, FRESH, '/carParkAdd', shop.url)
    await press('使领警学港澳')
    await expect.poll(typed).toBe('')
    await press('琼O1A')
    await expect.poll(typed).toBe('琼A')
    await press('学O123')
    await expect.poll(typed).toBe('琼AO123')
    await press('港学')
    await expect.poll(typed).toBe('琼AO123港')
    await key('删除').tap()
    await expect.poll(typed).toBe('琼AO123')
  })

  test('is typed by a keyboard of the device, with what was typed kept over a refresh', async ({
    page,
    ownShop: { shop },
  }) => {
    const { slots, typed, submit, plates } = await openAs(page, FRESH, '/carParkAdd', shop.url)
    await slots.first().tap()
    await page.keyboard.insertText('琼')
    await page.keyboard.type('a7')
    await expect.poll(typed).toBe('琼A7')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('8d')
    await page.reload()
    await expect.poll(typed).toBe('琼A8D')
    await slots.nth(4).tap()
    await page.keyboard.type('1234')
    await expect.poll(typed).toBe('琼A8D1234')
    await expect(submit).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/carParkList$/)
    await expect(plates).toHaveCount(1)
    await open(page, '/carParkAdd', shop.url)
    await expect.poll(typed, { message: 'what was sent is typed no more' }).toBe('')
  })

  test('is changed in one slot, and takes the place of the one that it was', async ({ page, ownShop: { shop } }) => {
    const { edit, slots, press, submit, toast, plates } = await openAs(page, SUITE, '/carParkList', shop.url)
    await edit('琼A7D25K').tap()
    await expect(page).toHaveURL(/\/carParkEdit\//)
    await slots.nth(2).tap()
    await press('9')
    await submit.tap()
    await expect(toast('提交成功')).toBeVisible()
    await expect(plates).toHaveCount(1)
    await expect(plates).toHaveAccessibleName('琼A9D25K')
    await open(page, '/carParkEdit/琼A7D25K', shop.url)
    await expect(page.getByText('没有登记这个车牌')).toBeVisible()
  })

  test('[B8] that was refused, or did not get through, says 提交失败 and keeps what was typed', async ({
    page,
    gate,
    ownShop: { shop },
  }) => {
    gate.allow(/addCarNum/)
    gate.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    const { press, submit, toast, typed, plates } = await openAs(page, FRESH, '/carParkAdd', shop.url)
    await press('琼A7D25K')
    await page.route('**/addCarNum', (route) => route.fulfill({ json: { responseCode: '1', data: {} } }), { times: 1 })
    await submit.tap()
    await expect(toast('提交失败')).toBeVisible()
    await expect(toast('提交失败')).toHaveCount(0)
    await page.route('**/addCarNum', (route) => route.abort(), { times: 1 })
    await submit.tap()
    await expect(toast('提交失败')).toBeVisible()
    await expect.poll(typed).toBe('琼A7D25K')
    await page.route('**/addCarNum', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { responseCode: '0', data: { toast: '登记成功，10 分钟后生效' } } })
    })
    await submit.tap()
    await expect(toast('登记成功，10 分钟后生效'), 'the server’s own words, when there are some').toBeVisible()
    await expect(page).toHaveURL(/\/carParkList$/)
    await expect(plates).toHaveCount(1)
  })

  test('is deleted only after it was asked', async ({ page, ownShop: { shop } }) => {
    const { remove, plates, confirm, toast } = await openAs(page, SUITE, '/carParkList', shop.url)
    await remove('琼A7D25K').tap()
    await expect(confirm).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(confirm).toHaveCount(0)
    await expect(plates).toHaveCount(1)
    await remove('琼A7D25K').tap()
    await confirm.tap()
    await expect(toast('删除成功')).toBeVisible()
    await expect(page.getByText('还没有登记车牌')).toBeVisible()
  })
})
