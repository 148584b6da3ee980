import type { Page } from '@playwright/test'
import { addDays, dayText, weekdayOf } from '../../../src/domain/dates.ts'
import { beijingDay } from '../support/beijing.ts'
import { block } from './shop.ts'

/** Friday and Saturday, on which some days cost more. */
const isDear = (day: string) => [5, 6].includes(weekdayOf(day))

/** Days of which the sandbox has less than the others (sandbox/content/build/appointments.ts). */
const SCARCE = [6, 8, 10, 12, 15]

/** A day of which there is enough, in the first week that can be booked three days ahead. */
export function freeDay({ dear = false }: { readonly dear?: boolean } = {}): string {
  const today = beijingDay()
  const ahead = [3, 4, 5, 7, 9].find((days) => !SCARCE.includes(days) && isDear(addDays(today, days)) === dear)
  if (ahead === undefined) throw new Error('no such day in the week')
  return addDays(today, ahead)
}

/** What a buyer does to book a day for what was bought (B2.9 Booking). */
export function bookingPages(page: Page) {
  const form = block(page, 'form')
  const contact = block(page, 'contact')
  return {
    form,
    contact,
    day: (date: string) => form.getByRole('button', { name: dayText(date) }),
    calendarDay: (date: string) => block(page, 'days').locator(`[data-iso="${date}"]`),
    plus: (name: string) => form.getByRole('button', { name: `增加${name}`, exact: true }),
    next: form.getByRole('button', { name: '下一步' }),
    submit: contact.getByRole('button', { name: '提交预约' }),
    result: block(page, 'result').getByRole('heading'),
    row: (id: string) => block(page, id).getByRole('link'),
    facts: block(page, 'facts'),
    list: block(page, 'appointments'),
    steps: block(page, 'steps').getByRole('listitem'),
    actions: block(page, 'actions'),
  }
}

/** The merchant's desk answers the appointment of an order that waits there. */
export async function answerAppointment(
  page: Page,
  origin: string,
  { orderId, say, words = '' }: { readonly orderId: string; readonly say: '同意' | '拒绝'; readonly words?: string },
): Promise<void> {
  await page.goto(`${origin}/sandbox/bookings`)
  const row = page
    .getByRole('listitem')
    .filter({ hasText: `订单 ${orderId}` })
    .filter({ hasText: '待商家确认' })
  await row.getByLabel('给客人的话').fill(words)
  await row.getByRole('button', { name: say }).tap()
  await row.waitFor({ state: 'detached' })
}
