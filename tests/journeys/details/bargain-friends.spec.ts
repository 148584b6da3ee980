import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { detailPage } from '../drivers/details.ts'
import { orderFill } from '../drivers/order-fill.ts'
import { loginAs } from '../drivers/sandbox.ts'
import type { Gate } from '../support/gate.ts'
import { deviceOf } from '../support/hosts.ts'

/** None of them begins or helps another bargain of these journeys. */
const [LEADER, FRIENDS] = ['900012', ['900001', '900002']] as const

async function inApp(browser: Browser, gate: Gate, member: string): Promise<Page> {
  const context = await deviceOf(browser, gate, 'app')
  const page = await context.newPage()
  await loginAs(page, member)
  return page
}

test(
  '[A2, A7, B4, B5] a bargain is begun, helped by two friends through its link, and bought at its goal price',
  { tag: '@gate' },
  async ({ browser, gate, page: visitor }) => {
    const leader = await inApp(browser, gate, LEADER)
    const own = detailPage(leader)
    await own.open('/bargainProduct/detail/610901')
    await own.buy('发起砍价').tap()
    await expect(own.block('first')).toContainText('你先砍了 ¥14.7')
    await expect(own.buy('邀好友帮砍')).toBeVisible()
    const cutTeamId = new URL(leader.url()).searchParams.get('cutTeamId') ?? ''
    const link = `/bargain/share?cutTeamId=${cutTeamId}`

    const outside = detailPage(visitor)
    await outside.open(link)
    await outside.buy('帮好友砍一刀').tap()
    const dialog = visitor.getByRole('dialog', { name: '请在 App 里砍价' })
    await expect(dialog.getByRole('link', { name: /下载 App/ })).toHaveAttribute('href', /\/content\/30203$/)

    for (const [at, member] of FRIENDS.entries()) {
      const page = await inApp(browser, gate, member)
      const shared = detailPage(page)
      await shared.open(link)
      await shared.buy('帮好友砍一刀').tap()
      await expect(shared.block('friends')).toContainText(`帮砍的好友 ${at + 1}/2`)
      await expect(shared.buy('我也要砍价')).toBeVisible()
      await page.context().close()
    }

    await own.open(`/bargain/detail?cutTeamId=${cutTeamId}`)
    await expect(own.block('bargain')).toContainText('还差 ¥0')
    await own.buy('底价购买').tap()
    await expect(leader).toHaveURL(/\/2\/checkout\/[0-9a-f]{32}\?activityCode=KJ901$/)
    const fill = orderFill(leader)
    await expect(fill.bar).toContainText('¥49')
    await fill.contact('林小满', '13800000012')
    await fill.submit()
    await fill.isOrdered()
    await leader.context().close()
  },
)

test('[B1] a bargain that is under way stands in the list of bargains, and leads to its page', async ({ page }) => {
  await loginAs(page, '900003')
  const list = detailPage(page)
  await list.open('/bargain/channel')
  await page
    .getByRole('button', { name: '我发起的' })
    .or(page.getByRole('tab', { name: '我发起的' }))
    .first()
    .tap()
  await expect(page).toHaveURL(/\?tab=mine$/)
  await list.block('products').getByRole('link', { name: '澜湾岛树屋乐园砍价票' }).tap()
  await expect(page).toHaveURL(/\/bargain\/detail\?cutTeamId=C903&productId=610903$/)
  await expect(list.block('friends')).toContainText('陆行舟')
  await page.goBack()
  await expect(page).toHaveURL(/\/bargain\/channel\?tab=mine$/)
})
