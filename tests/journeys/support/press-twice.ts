import type { Locator } from '@playwright/test'

/** A button pressed twice in one moment, before anything can have answered the first: what a nervous thumb does. */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
