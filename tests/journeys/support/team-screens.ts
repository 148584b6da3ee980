import type { Page } from '@playwright/test'
import { awake, block } from '../drivers/shop.ts'
import type { Screen } from './screen.ts'

const LEADER = '900004'

async function openMine(page: Page): Promise<void> {
  await awake(block(page, 'mine'))
  await block(page, 'mine').getByRole('button', { name: '我的拼团' }).tap()
  await page.getByRole('dialog', { name: '我的拼团' }).getByRole('listitem').first().waitFor()
}

async function openTeams(page: Page): Promise<void> {
  await awake(block(page, 'all'))
  await block(page, 'all').getByRole('button', { name: '可参与的拼团' }).tap()
  await page.getByRole('dialog', { name: '正在拼团' }).getByText('当前还没有可参与的拼团哦~').waitFor()
}

const stands = (text: string) => (page: Page) => block(page, 'team').getByText(text).first().waitFor()

/** A team in each state (A4), as who may join it, who leads it and who comes from a share sees it. */
export const teamScreens: readonly Screen[] = [
  { name: 'a team to join', path: '/spell?teamId=T650201000001&productId=650201', act: stands('我要参团') },
  {
    name: 'a shared team',
    path: '/spell?isSharefrom=1&teamId=T650202000001&productId=650202&code=900004',
    act: stands('好友邀您一起拼团'),
  },
  {
    name: 'a team of its leader, with its orders',
    path: '/spell?teamId=T650202000001&productId=650202',
    member: LEADER,
    act: (page) => block(page, 'orders').getByRole('listitem').first().waitFor(),
  },
  {
    name: 'a team that succeeded, with pickups',
    path: '/spell?teamId=T650202000002&productId=650202',
    member: LEADER,
    act: (page) =>
      block(page, 'orders')
        .getByRole('button', { name: /确认提货/ })
        .first()
        .waitFor(),
  },
  {
    name: 'a team that failed',
    path: '/spell?teamId=T650201000004&productId=650201',
    member: LEADER,
    act: stands('拼团失败'),
  },
  { name: 'my teams', path: '/spell?productId=650201', member: LEADER, act: openMine },
  { name: 'no teams to join', path: '/spell?productId=650202', act: openTeams },
  { name: 'no team', path: '/spell' },
]
