import type { Page } from '@playwright/test'
import { hotelPage, stayQuery } from '../drivers/hotel.ts'
import { block } from '../drivers/shop.ts'
import type { Screen } from './screen.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor()

async function openRoom(page: Page): Promise<void> {
  await block(page, 'rooms').getByRole('button', { name: '海湾露台大床房', exact: true }).tap()
  await dialog(page, '房型详情')
}

async function openDays(page: Page): Promise<void> {
  await hotelPage(page).days.tap()
  await dialog(page, '选择入住/离店时间')
}

async function openRoomCount(page: Page): Promise<void> {
  await block(page, 'stay').getByRole('button', { name: /间数/ }).tap()
  await dialog(page, '选择间数')
}

async function bookChangedRoom(page: Page): Promise<void> {
  await block(page, 'rooms').getByRole('button', { name: '预订 壁炉雪景双床房 含双早', exact: true }).tap()
  await dialog(page, '房价变动')
}

async function saveWithoutAge(page: Page): Promise<void> {
  await block(page, 'guests').getByRole('button', { name: '增加儿童' }).tap()
  await block(page, 'guests').getByRole('button', { name: '保存' }).tap()
  await block(page, 'guests').getByText('请选择儿童年龄').waitFor()
}

async function waitForSimilar(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: '相似推荐' }).getByRole('article').first().waitFor()
}

/** Hotels' pages (A2) in their states. */
export const hotelScreens: readonly Screen[] = [
  { name: 'hotel', path: `/hotel/detail/100101${stayQuery(15, 2)}` },
  { name: 'hotel-member', path: `/hotel/detail/100101${stayQuery(15, 2)}`, member: '900003' },
  { name: 'hotel-few', path: `/hotel/detail/100102${stayQuery(1, 3)}` },
  { name: 'hotel-sold-out', path: `/hotel/detail/100102${stayQuery(8)}`, act: waitForSimilar },
  { name: 'hotel-none', path: '/hotel/detail/100105' },
  { name: 'hotel-off-shelf', path: '/hotel/detail/100107' },
  { name: 'hotel-calendar', path: '/hotel/detail/100101', act: openDays },
  { name: 'hotel-rooms', path: '/hotel/detail/100101', act: openRoomCount },
  { name: 'hotel-room', path: '/hotel/detail/100101', act: openRoom },
  { name: 'hotel-price', path: `/hotel/detail/100103${stayQuery(15)}`, member: '900003', act: bookChangedRoom },
  { name: 'prohotel', path: `/prohotel/100201${stayQuery(15, 2, '&num=2&adultNum=3&childNum=1&childAges=5')}` },
  { name: 'tcshotel', path: `/tcshotel/detail/100301${stayQuery(15)}` },
  { name: 'casahotel', path: `/casahotel/detail/100401${stayQuery(15)}` },
  { name: 'profilter', path: '/profilter/100201?num=2&adultNum=2&childNum=2&childAges=3,8' },
  { name: 'profilter-no-age', path: '/profilter/100201', act: saveWithoutAge },
]
