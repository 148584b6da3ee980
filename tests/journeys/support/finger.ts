import type { Page } from '@playwright/test'

/** Draws a finger across the page as a person does, from a point, by this many CSS pixels. Negative: towards the left or the top. */
export async function swipe(page: Page, from: { x: number; y: number }, by: { x?: number; y?: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', { x: from.x + ((by.x ?? 0) * step) / 10, y: from.y + ((by.y ?? 0) * step) / 10 })
    await nextFrame(page)
  }
  await touch('touchEnd')
  await session.detach()
}

/** A finger is read once a frame. */
const nextFrame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
