import { expect, test } from '../fixtures.ts'
import { detailPage } from '../drivers/details.ts'
import { loginPage, newPhone } from '../drivers/login.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { deviceOf } from '../support/hosts.ts'

/** 900003 began bargains before the shop opened; 900004 none. */
const [CUTTER, OTHER] = ['900003', '900004']

type Standings = readonly (readonly [id: string, button: string, word: string])[]

/** What everybody sees: where the activity stands. */
const byActivity: Standings = [
  ['610901', '发起砍价', ''],
  ['610902', '发起砍价', '可以底价开始'],
  ['610903', '发起砍价', ''],
  ['610904', '已售罄', '名额已被砍完'],
  ['610905', '已结束', '活动已结束'],
  ['610906', '已结束', '活动已结束'],
  ['610908', '即将开始', '活动未开始'],
]

/** 10010 to 10060, each once; 10030 and 10040 are both sold out. */
const byCut: Standings = [
  ['610902', '底价购买', '已砍到底价'],
  ['610903', '继续砍价', '砍价进行中'],
  ['610904', '已售罄', '名额已被砍完'],
  ['610905', '已售罄', '名额已被砍完'],
  ['610906', '已结束', '活动已结束'],
  ['610907', '已购买', '你已经买过这一份'],
]

test.describe('how a bargain stands', () => {
  test('[B4] by its activity is what a visitor sees', async ({ page }) => {
    const detail = detailPage(page)
    for (const [id, button, word] of byActivity) {
      await detail.open(`/bargainProduct/detail/${id}`)
      await expect(detail.buy(button), id).toBeVisible()
      await expect(detail.block('bargain'), id).toContainText(word)
      if (button !== '发起砍价') await expect(detail.buy(button), id).toHaveAttribute('aria-disabled', 'true')
    }
  })

  test('[B4] is the member’s own in each cut status, with its word and its button', async ({ page }) => {
    await loginAs(page, CUTTER)
    const detail = detailPage(page)
    for (const [id, button, word] of byCut) {
      await detail.open(`/bargainProduct/detail/${id}`)
      await expect(detail.buy(button)).toBeVisible()
      await expect(detail.block('bargain')).toContainText(word)
    }
  })

  test('[B4] of one member is seen by no other', async ({ page }) => {
    await loginAs(page, OTHER)
    const detail = detailPage(page)
    const told = page.waitForResponse(/cut\/detail/)
    await detail.open('/bargainProduct/detail/610903')
    expect((await (await told).json()).data).not.toHaveProperty('cutStatus')
    await expect(detail.buy('发起砍价')).toBeVisible()
    await expect(detail.block('bargain')).toContainText('已砍 ¥0')
  })
})

test('[B5] outside the app it asks to download the app', async ({ page }) => {
  const detail = detailPage(page)
  await detail.open('/bargainProduct/detail/610901')
  await detail.buy('发起砍价').tap()
  const dialog = page.getByRole('dialog', { name: '请在 App 里砍价' })
  await expect(dialog).toContainText('下载 App')
  await dialog.getByRole('button', { name: '关闭' }).tap()
  await expect(dialog).toHaveCount(0)
  await detail.buy('发起砍价').tap()
  await expect(dialog).toBeVisible()
})

test.describe('in the app', () => {
  const begun =
    /\/bargain\/detail\?cutTeamId=[0-9a-f]{32}&productId=610901&activityId=901&trackCode=&firstCutPrice=14\.7&firstLeftPrice=34\.3$/

  test('[A2, A7] one begins, leads to its page with the first cut, and goes on from there', async ({
    browser,
    gate,
  }) => {
    const context = await deviceOf(browser, gate, 'app')
    const page = await context.newPage()
    const detail = detailPage(page)
    await loginAs(page, OTHER)
    await detail.open('/bargainProduct/detail/610901')
    await detail.buy('发起砍价').tap()
    await expect(page).toHaveURL(begun)
    await detail.open('/bargainProduct/detail/610901')
    await expect(detail.block('bargain')).toContainText('已砍 ¥14.70')
    await detail.buy('继续砍价').tap()
    await expect(page).toHaveURL(
      /\/bargain\/detail\?cutTeamId=[0-9a-f]{32}&productId=610901&activityId=901&trackCode=$/,
    )
    await context.close()
  })

  test('[A5] a visitor logs in first, and goes on', async ({ browser, gate }) => {
    const context = await deviceOf(browser, gate, 'app')
    const page = await context.newPage()
    const detail = detailPage(page)
    await detail.open('/bargainProduct/detail/610901')
    await detail.buy('发起砍价').tap()
    await expect(page).toHaveURL(/\/login\?redirect=%2FbargainProduct%2Fdetail%2F610901/)
    await loginPage(page).logIn(newPhone())
    await expect(page).toHaveURL(begun)
    await context.close()
  })

  test('[A4] 10020 goes on to the existing one', async ({ browser, gate }) => {
    const context = await deviceOf(browser, gate, 'app')
    const page = await context.newPage()
    const detail = detailPage(page)
    await loginAs(page, CUTTER)
    await detail.open('/bargainProduct/detail/610903')
    await detail.buy('继续砍价').tap()
    await expect(page).toHaveURL(/\/bargain\/detail\?cutTeamId=C903&productId=610903&activityId=903&trackCode=$/)
    await context.close()
  })
})

test('[B4] at the goal price it is bought', async ({ page }) => {
  const detail = detailPage(page)
  await loginAs(page, CUTTER)
  await detail.open('/bargainProduct/detail/610902')
  await detail.buy('底价购买').tap()
  await expect(page).toHaveURL(/\/2\/checkout\/[0-9a-f]{32}\?activityCode=KJ902$/)
})
