import type { BrowserContext } from '@playwright/test'
import { beijingDay } from './beijing.ts'

/**
 * The home page's ad opens once per day and device (A4): this device has seen it.
 * Frames have the device's memory from the page around them, and one that is being taken out has none.
 * @param day of the shop, 2026-11-20; today's when it is left out
 */
export const seenAd = (context: BrowserContext, day = beijingDay()): Promise<unknown> =>
  context.addInitScript((seen) => {
    if (window === window.top && location.protocol.startsWith('http'))
      localStorage.setItem('pagoda:home:popup:day', seen)
  }, day)
