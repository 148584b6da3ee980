import { expect, test } from '../fixtures.ts'
import { hotelPage, stayQuery } from '../drivers/hotel.ts'
import { loginPage } from '../drivers/login.ts'
import { awake, block, open } from '../drivers/shop.ts'

const HOTEL = `/hotel/detail/100101${stayQuery(15)}`

test.describe('a hotel: its rooms', () => {
  test('[A2] each room has its rates, with breakfast, confirmation and cancelling; two, and then more', async ({
    page,
  }) => {
    const hotel = hotelPage(page)
    await hotel.open(HOTEL)
    const rate = hotel.rate('海湾露台大床房', '含双早')
    await expect(rate).toContainText('2 份早餐')
    await expect(rate).toContainText('即时确认')
    await expect(rate).toContainText('入住前一天 18:00 前可免费取消')
    await expect(hotel.book('海湾露台大床房', '含双早 + 下午茶')).toHaveCount(0)
    await hotel.card('海湾露台大床房').getByRole('button', { name: '更多 1 个价格' }).tap()
    await expect(hotel.rate('海湾露台大床房', '含双早 + 下午茶')).toContainText('商家确认')
  })

  test('[B3] a room opens with size, floor, beds, extra bed and each facility; back closes it and stays', async ({
    page,
  }) => {
    const hotel = hotelPage(page)
    await hotel.open(HOTEL)
    await hotel.rooms.getByRole('button', { name: '海螺主题家庭房', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: '房型详情' })
    for (const text of ['56㎡', '2-5 层', '可以加床', '1 张 1.8 米大床和 1 张 1.2 米单人床'])
      await expect(sheet).toContainText(text)
    await expect(sheet.getByRole('list', { name: '房间设施' }).getByRole('listitem')).toHaveCount(5)
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/\/hotel\/detail\/100101/)
  })

  test('[B4] says 仅剩N间 and 售罄, and what can be had comes first', async ({ page }) => {
    const hotel = hotelPage(page)
    await hotel.open(`/hotel/detail/100102${stayQuery(1)}`)
    await expect(hotel.rate('林间一居泳池别墅', '含双早')).toContainText('仅剩1间')
    await hotel.open(`/hotel/detail/100102${stayQuery(1, 3)}`)
    await expect(hotel.rate('林间一居泳池别墅', '含双早'), 'one of its nights is full').toContainText('售罄')
    await expect(hotel.book('林间一居泳池别墅', '含双早')).toHaveCount(0)
    await expect(hotel.rooms.locator('article').first()).toContainText('临海两居泳池别墅')
  })

  test('[B4, A8] a night without a price is 不可订; without rooms it says so, and leads back to the days', async ({
    page,
  }) => {
    const hotel = hotelPage(page)
    await hotel.open(`/prohotel/100202${stayQuery(24)}`)
    await expect(hotel.rate('高级雪景家庭房', '一价全包')).toContainText('不可订')
    await expect(hotel.none).toBeVisible()
    await hotel.open('/hotel/detail/100105')
    await expect(hotel.none).toBeVisible()
    await hotel.rooms.getByRole('button', { name: '修改日期' }).tap()
    await expect(hotel.days).toBeInViewport()
  })

  test('[A6] a visitor is asked to log in for member prices; a gold member pays 95% right after, with the usual price struck', async ({
    page,
    gate,
  }) => {
    // Another journey may have had a code of this number before: then a question comes first.
    gate.allow(/428/)
    const hotel = hotelPage(page)
    await hotel.open(HOTEL)
    await expect(hotel.rooms).not.toContainText('会员尊享')
    await hotel.rooms.getByRole('button', { name: /查看会员优惠价/ }).tap()
    await loginPage(page).logIn('13800000003')
    await expect(page).toHaveURL(/\/hotel\/detail\/100101\?checkInDate=/)
    const rate = hotel.rate('海湾露台大床房', '含双早')
    await expect(rate).toContainText('会员尊享 已减¥')
    await expect(rate.locator('s')).toContainText('原价')
    await expect(hotel.rooms.getByRole('button', { name: /查看会员优惠价/ })).toHaveCount(0)
  })

  test('[A2] tabs 酒店介绍 and 预订须知; the button of the footer leads to the rooms', async ({ page }) => {
    await open(page, HOTEL)
    const texts = block(page, 'texts')
    await awake(texts)
    await expect(texts.getByRole('tab')).toHaveText(['酒店介绍', '预订须知'])
    await texts.getByRole('tab', { name: '预订须知' }).tap()
    await expect(texts.getByRole('tabpanel')).toContainText('退改规则')
    await awake(block(page, 'buy'))
    await block(page, 'buy').getByRole('button', { name: '选择房型' }).tap()
    await expect(block(page, 'rooms').getByRole('heading', { name: '选择房型' })).toBeInViewport()
  })

  test('[A4] a hotel that is off the shelf says so, and leads back; it opens on its own page whatever page asks for it, one that is not there on 404', async ({
    page,
    gate,
  }) => {
    await open(page, '/hotel/detail/100107')
    await expect(block(page, 'off-shelf')).toContainText('当前商品已下架')
    await expect(block(page, 'rooms')).toHaveCount(0)
    await block(page, 'off-shelf').getByRole('button', { name: '返回上一页' }).tap()
    await expect(page).toHaveURL(/\/tc-fostay\/$/)
    await open(page, '/hotel/detail/100201')
    await expect(page).toHaveURL(/\/prohotel\/100201$/)
    gate.allow(/404/)
    await page.goto('/tc-fostay/hotel/detail/999')
    await expect(page).toHaveURL(/\/404$/)
  })

  test('rooms that could not be had are asked for again', async ({ page, gate }) => {
    gate.allow(/hotel\/resource|Failed to load resource/)
    const hotel = hotelPage(page)
    await hotel.open(HOTEL)
    await page.route('**/product/hotel/resource', (route) => route.abort())
    await hotel.roomCount.tap()
    const sheet = page.getByRole('dialog', { name: '选择间数' })
    await sheet.getByRole('button', { name: '增加房间' }).tap()
    await sheet.getByRole('button', { name: '确定' }).tap()
    const again = block(page, 'rooms').getByRole('button', { name: '重新加载' })
    await expect(again).toBeVisible()
    await page.unroute('**/product/hotel/resource')
    await again.tap()
    await expect(hotel.rate('海湾露台大床房', '含双早')).toContainText('2 间 1 晚共')
  })
})
