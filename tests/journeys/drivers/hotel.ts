import type { Page } from '@playwright/test'
import { beijingDay } from '../support/beijing.ts'
import { awake, block, open } from './shop.ts'
import { stayCard } from './stay.ts'

/** A query of a stay that begins so many days on. Of the sandbox's hotels, days 14 to 18 sell as usual. */
export const stayQuery = (from: number, nights = 1, more = '') =>
  `?checkInDate=${beijingDay(from)}&checkOutDate=${beijingDay(from + nights)}${more}`

/** A hotel's page (A2), of any of the four kinds. */
export function hotelPage(page: Page) {
  const rooms = block(page, 'rooms')
  const { days, calendar, day, confirm, chosen, months } = stayCard(page)
  const card = (name: string) => rooms.locator('article').filter({ hasText: name })
  return {
    rooms,
    days,
    calendar,
    day,
    confirm,
    chosen,
    months,
    card,
    /** A rate's line, by its whole name. */
    rate: (room: string, name: string) =>
      card(room)
        .locator('li')
        .filter({ has: page.getByText(name, { exact: true }) }),
    book: (room: string, name: string) => rooms.getByRole('button', { name: `预订 ${room} ${name}`, exact: true }),
    /** Opens its sheet of rooms. */
    roomCount: block(page, 'stay').getByRole('button', { name: /间数/ }),
    /** Leads to rooms and people. */
    people: block(page, 'stay').getByRole('link', { name: /间数和人数/ }),
    none: rooms.getByText('当前无房型资源请修改日期/间数/人数'),
    async open(path: string, origin = '') {
      await open(page, path, origin)
      await awake(rooms)
    },
    async chooseDays(from: string, to: string) {
      await days.tap()
      await day(from).tap()
      await day(to).tap()
      await confirm.tap()
      await calendar.waitFor({ state: 'detached' })
    },
  }
}
