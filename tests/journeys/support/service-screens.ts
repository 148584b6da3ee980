import type { Page } from '@playwright/test'
import { addDays, shopDay } from '../../../src/domain/dates.ts'
import { servicePages } from '../drivers/services.ts'
import type { Screen } from './screen.ts'

/** A guest of the house with reservations; nobody's guest; one whose health form came back, and one whose is approved. */
const [GOLD, NOBODY, DIAMOND, BLACK] = ['900003', '900001', '900005', '900006']

const slotOf = (program: string, time: string) =>
  `program=${program}&day=${addDays(shopDay(Date.now()), 1)}&time=${time}&adults=2&children=0`

async function submitEmpty(page: Page): Promise<void> {
  const { submit } = servicePages(page)
  await submit.tap()
  await page.getByText('请填写年龄').first().waitFor()
}

async function askToCancel(page: Page): Promise<void> {
  const { cancel, dialog } = servicePages(page)
  await cancel.first().tap()
  await dialog.waitFor()
}

/** Services with slots, health forms and what is arranged before a stay (B2.9). */
export const serviceScreens: readonly Screen[] = [
  { name: 'my-bus', path: '/myBus', member: GOLD },
  { name: 'my-bus-nobody', path: '/myBus', member: NOBODY },
  { name: 'my-bus-change', path: '/myBus?change=77000005', member: GOLD },
  { name: 'my-bus-confirm', path: `/myBus/confirm?${slotOf('airport-in', '08:30')}`, member: GOLD },
  { name: 'my-bus-nothing-chosen', path: '/myBus/confirm', member: GOLD },
  { name: 'service-reservations', path: '/myBus/myAppointment', member: GOLD, act: askToCancel },
  { name: 'service-reservations-none', path: '/myBus/myAppointment', member: NOBODY },
  { name: 'my-dolphin', path: '/myDolphin', member: NOBODY },
  {
    ...{ name: 'my-dolphin-confirm', path: `/myDolphin/confirm?${slotOf('shallow', '11:00')}` },
    ...{ member: NOBODY, act: submitEmpty },
  },
  { name: 'pre-service', path: '/pre-service', member: GOLD },
  { name: 'pre-service-none', path: '/pre-service', member: NOBODY },
  { name: 'health-form', path: '/preventionForm/lanwan-island', member: NOBODY },
  { name: 'health-form-sent', path: '/preventionForm/luming-mountain', member: BLACK },
  { name: 'health-form-returned', path: '/editPreventionForm/luming-mountain', member: DIAMOND },
  { name: 'health-form-unknown', path: '/preventionForm/moon', member: GOLD, status: 404 },
  { name: 'guest-room-book', path: '/casahotel/guestRoomBook', member: GOLD },
  { name: 'guest-room-book-visitor', path: '/casahotel/guestRoomBook' },
  { name: 'vacation-solution', path: '/vacation/solution?theme=FAMILY' },
]
