import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { block, open } from '../drivers/shop.ts'

const DAYS = 24 * 60 * 60 * 1000

/** Gives a page a phone's clock that is off by what the device keeps as `off`, in ms: it may be set while the page is open. */
const giveClock = (page: Page) =>
  page.addInitScript(() => {
    const Right = Date
    const now = () => Right.now() + Number(localStorage.getItem('off') ?? 0)
    window.Date = class extends Right {
      constructor(...of: [] | [number]) {
        super(of.length === 0 ? now() : of[0])
      }
      static override now = now
    } as DateConstructor
  })

const setClock = (page: Page, off: number) => page.evaluate((ms) => localStorage.setItem('off', String(ms)), off)

test('a flash sale ends when the server says, whatever the clock of the phone', async ({ page }) => {
  const timer = block(page, 'flash').getByRole('timer')
  /** Minutes to its end: 距结束1 天09:27:33 */
  const left = async () => {
    const [, days = 0, hours, minutes] =
      /^距结束(?:(\d+) 天)?(\d\d):(\d\d):\d\d$/.exec((await timer.textContent()) ?? '') ?? []
    return (Number(days) * 24 + Number(hours)) * 60 + Number(minutes)
  }
  await giveClock(page)
  await open(page, '/seckill/goods/650102')
  await expect(timer).toBeVisible()
  const first = await left()
  /** The journey itself takes a while. */
  const isRight = async () => Math.abs(first - (await left())) <= 3
  for (const off of [-3 * DAYS, 3 * DAYS]) {
    await setClock(page, off)
    // It has ticked since.
    await expect(timer).not.toHaveText((await timer.textContent()) ?? '')
    expect(await isRight(), `set by ${off} ms while the page is open`).toBe(true)
    await open(page, '/seckill/goods/650102')
    await expect(timer).toBeVisible()
    await expect.poll(isRight, { message: `opened with a clock that is ${off} ms off` }).toBe(true)
  }
})
