import { expect, test } from '../fixtures.ts'
import { loginAs } from '../drivers/sandbox.ts'
import { block, open } from '../drivers/shop.ts'

/** Takes no part in the sign activity yet, and no other journey signs for them. */
const [MEMBER, FRIEND] = ['900012', '900013']

test(
  '[B1] a member joins from 我的, signs today, and a friend helps through the link',
  { tag: '@gate' },
  async ({ page }) => {
    await loginAs(page, MEMBER)
    await open(page, '/?p=My')
    await block(page, 'services').getByRole('link', { name: '每日签到' }).tap()
    const board = block(page, 'board')
    await board.getByRole('button', { name: '参加活动' }).tap()
    await board.getByRole('button', { name: '立即签到' }).tap()
    await expect(page.getByText('签到成功，得 5 积分')).toBeVisible()
    await expect(board.getByRole('heading')).toHaveText('已连续签到 1 天')
    await expect(board.getByRole('button', { name: '今日已签到' })).toHaveAttribute('aria-disabled', 'true')
    await page.reload()
    await expect(board.getByRole('heading')).toHaveText('已连续签到 1 天')
    await block(page, 'invite').getByRole('link').tap()
    await expect(page).toHaveURL(/\/signActivity\/helpFromFriends\?joinId=[0-9a-f]{32}$/)
    const link = page.url().split('/tc-fostay')[1] ?? ''
    await expect(block(page, 'bar').getByRole('button', { name: '邀好友助力' })).toBeVisible()

    await loginAs(page, FRIEND)
    await open(page, link)
    await block(page, 'bar').getByRole('button', { name: '为好友助力' }).tap()
    await expect(block(page, 'friends')).toContainText('助力的好友 1/3')
    await expect(block(page, 'bar').getByRole('button', { name: '我也去签到' })).toBeVisible()
    await open(page, '/signActivity/assistRecord')
    await expect(block(page, 'given')).toContainText('+5 积分')
  },
)
