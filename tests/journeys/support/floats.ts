import type { Page } from '@playwright/test'

/**
 * What stands still over the page and is narrower than it: it has to lie on a bar, which is as wide as the page or its column, since
 * under it content would come to lie. What steps aside as a whole, and dialogs, are none of it.
 * @returns the words or the name of each
 */
export const floats = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const EDGE = 2
    const COLUMN = 0.6
    const HIGHEST_BAR = 200
    const still = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position } = getComputedStyle(element)
      return (position === 'fixed' || position === 'sticky') && element.checkVisibility({ visibilityProperty: true })
    })
    const boxes = still.map((element) => ({ element, box: element.getBoundingClientRect() }))
    const width = Math.min(document.documentElement.clientWidth, 672)
    const bars = boxes.filter(({ box }) => box.width >= COLUMN * width && box.height < HIGHEST_BAR)
    const isOn = (box: DOMRect, bar: DOMRect) => box.top >= bar.top - EDGE && box.bottom <= bar.bottom + EDGE
    return boxes
      .filter(
        ({ element, box }) =>
          getComputedStyle(element).position === 'fixed' &&
          box.width > 1 &&
          box.height > 1 &&
          box.width < COLUMN * width &&
          !element.closest('dialog, [popover], [data-away], .visually-hidden') &&
          // On its way back to its bar it is between two places for a frame.
          !element.getAnimations().some((animation) => animation instanceof CSSTransition) &&
          !bars.some((bar) => bar.element.contains(element) || isOn(box, bar.box)),
      )
      .map(({ element }) => element.getAttribute('aria-label') ?? (element.textContent || element.tagName).trim())
  })
