import type { Page } from '@playwright/test'

/** What the keyboard stands on. */
export interface Stop {
  readonly name: string
  /** A ring or another outline is drawn on it, on its cover or on what it lies in. */
  readonly hasRing: boolean
  readonly isInView: boolean
}

/** More stops than any page has. */
const MOST = 400

/**
 * Presses Tab until the focus leaves the page, or comes back to where it began.
 * @param atRest waits before each: what the focus woke below has come when somebody goes on to it
 */
export async function walk(page: Page, atRest = async (): Promise<void> => {}): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < MOST) {
    await atRest()
    await page.keyboard.press('Tab')
    const stop = await stopAtRest(page)
    if (!stop || stop.name === stops[0]?.name) break
    stops.push(stop)
  }
  return stops
}

/** Names of what can be used: tapped, or pressed by keys. */
export const usable = (page: Page): Promise<string[]> =>
  page
    .locator('#root a[href]:visible, #root button:visible:enabled:not([tabindex="-1"])')
    .evaluateAll((targets) =>
      targets
        .filter((target) => !target.closest('[inert]'))
        .map((target) => (target.getAttribute('aria-label') ?? target.textContent ?? '').trim()),
    )

/**
 * Where the focus is, looked at in the page frame by frame until it has its ring and lies in view: a block below wakes up when the focus
 * comes near, and what was near scrolls into view.
 */
const stopAtRest = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(async () => {
    // Frames, not seconds: on a slow machine they take longer, and so does what is waited for.
    const MOST_FRAMES = 120
    const isDrawn = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, boxShadow, content } = getComputedStyle(element, pseudo)
      if (pseudo && content === 'none') return false
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
        (!pseudo && boxShadow.includes('0px 0px 0px 2px'))
      )
    }
    const isMarked = (target: Element) => {
      const around = target.closest('article')
      const line = target.matches('input, select, textarea') ? target.parentElement : null
      return (
        isDrawn(target) ||
        isDrawn(target, '::before') ||
        isDrawn(target, '::after') ||
        [...target.children].some((child) => isDrawn(child)) ||
        (around !== null && isDrawn(around)) ||
        (line !== null && isDrawn(line))
      )
    }
    const isShown = (target: Element) => {
      const { top, bottom, left, right } = target.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    const look = () => {
      const target = document.activeElement
      if (!target || target === document.body) return undefined
      const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim()
      return { name, hasRing: isMarked(target), isInView: isShown(target) }
    }
    let stop = look()
    for (let frame = 0; stop && !(stop.hasRing && stop.isInView) && frame < MOST_FRAMES; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done))
      stop = look()
    }
    return stop
  })
