import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hotelPage, stayQuery } from '../drivers/hotel.ts'
import { awake, block, open } from '../drivers/shop.ts'

const LAGOON = `/prohotel/100201${stayQuery(15)}`

function guestForm(page: Page) {
  const form = block(page, 'guests')
  return {
    form,
    count: (name: string) => form.getByRole('group', { name }),
    more: (name: string) => form.getByRole('button', { name: `增加${name}` }),
    less: (name: string) => form.getByRole('button', { name: `减少${name}` }),
    age: (child: number) => form.getByLabel(`儿童 ${child} 的年龄`),
    save: form.getByRole('button', { name: '保存' }),
  }
}

test.describe('rooms and people (/profilter)', () => {
  test('[A2, A9] from the hotel and back: 1 room and 2 adults to begin with, and what is set is kept, refreshed too', async ({
    page,
  }) => {
    const hotel = hotelPage(page)
    const { form, count, more, age, save } = guestForm(page)
    await hotel.open(LAGOON)
    await expect(hotel.people).toContainText('1 间 · 2 成人 · 0 儿童')
    await hotel.people.tap()
    await expect(page).toHaveURL(/\/profilter\/100201/)
    await awake(form)
    await expect(form.getByRole('group')).toHaveText(['1', '2', '0'])
    await more('房间').tap()
    await more('儿童').tap()
    await age(1).selectOption('5')
    await expect(count('儿童')).toHaveText('1')
    await save.tap()
    await expect(page).toHaveURL(/\/prohotel\/100201\?.*num=2&adultNum=2&childNum=1&childAges=5/)
    const set = '2 间 · 每间 2 成人 · 1 儿童'
    await expect(hotel.people).toContainText(set)
    await expect(hotel.rooms).toContainText(set)
    await page.reload()
    await expect(hotel.people).toContainText(set)
    await hotel.people.tap()
    await expect(age(1)).toHaveValue('5')
  })

  test('[A2] the hotel stands in the history once: back from it leads to where the shopper came from', async ({
    page,
  }) => {
    const hotel = hotelPage(page)
    const { form, more, save } = guestForm(page)
    await open(page, '/recommend?productCode=100201')
    await hotel.open(`${LAGOON}&yg=7&shareProhibit=no`)
    for (const set of ['2 间 · 每间 2 成人 · 0 儿童', '3 间 · 每间 2 成人 · 0 儿童']) {
      await hotel.people.tap()
      await expect(page).toHaveURL(/\/profilter\/100201\?.*yg=7&shareProhibit=no/)
      await awake(form)
      await more('房间').tap()
      await save.tap()
      await expect(page).toHaveURL(/\/prohotel\/100201\?.*yg=7&shareProhibit=no$/)
      await expect(hotel.people).toContainText(set)
      await expect(hotel.days, 'where it was left').toBeInViewport()
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/recommend\?productCode=100201$/)
  })

  test('[A5] a child without an age: 请选择儿童年龄', async ({ page }) => {
    const { form, more, age, save } = guestForm(page)
    await open(page, '/profilter/100201')
    await awake(form)
    await more('儿童').tap()
    await more('儿童').tap()
    await age(2).selectOption('0')
    await save.tap()
    await expect(form.getByRole('alert')).toHaveText('请选择儿童年龄')
    await expect(age(1)).toBeFocused()
    await expect(page).toHaveURL(/\/profilter\//)
    await age(1).selectOption('17')
    await save.tap()
    await expect(page).toHaveURL(/childNum=2&childAges=17,0$/)
  })

  test('[A3] takes no more than the hotel does', async ({ page }) => {
    const { form, more } = guestForm(page)
    await open(page, '/profilter/100401?num=3&adultNum=3&childNum=1&childAges=4')
    await awake(form)
    for (const name of ['房间', '成人', '儿童']) await expect(more(name)).toBeDisabled()
  })

  test('prices follow who comes, and rooms that are too small are not to be had', async ({ page }) => {
    const hotel = hotelPage(page)
    const priceOf = async (query: string) => {
      await hotel.open(`${LAGOON}${query}`)
      const text = await hotel.rate('落日泳池水上屋', '全食宿').innerText()
      return Number(/¥\s*([\d,]+)/.exec(text)![1]!.replace(',', ''))
    }
    const two = await priceOf('&adultNum=2')
    expect((await priceOf('&adultNum=3')) * 10).toBe(two * 14)
    expect(await priceOf('&adultNum=2&childNum=1&childAges=2')).toBe(two)
    expect((await priceOf('&adultNum=2&childNum=1&childAges=11')) * 10).toBe(two * 12)
    await hotel.open(`${LAGOON}&adultNum=4`)
    await expect(hotel.rate('泻湖水上屋', '半食宿')).toContainText('人数超出')
  })

  test('leads back to where it came from', async ({ page }) => {
    const hotel = hotelPage(page)
    for (const address of ['/tcshotel/detail/100301', '/casahotel/detail/100401']) {
      await hotel.open(`${address}${stayQuery(15, 2)}`)
      await hotel.people.tap()
      const { form, less, save } = guestForm(page)
      await awake(form)
      await less('成人').tap()
      await save.tap()
      await expect(page).toHaveURL((url) => url.pathname.endsWith(address))
      await expect(hotel.rooms).toContainText('2 晚 · 1 间 · 1 成人 · 0 儿童')
    }
  })
})
