import type { Page } from '@playwright/test'

/** What can be tapped or typed into. */
const TARGETS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** A target with less room than a thumb needs. */
export interface SmallTarget {
  readonly name: string
  readonly width: number
  readonly height: number
}

/**
 * Targets that do not answer to a thumb of 44 x 44 CSS pixels around their middle, unless they are at least 24 x 24 and no other
 * target lies within 24 px of their middle (WCAG 2.2, 2.5.8). The room is where a tap really arrives, pseudo-elements included.
 */
export const smallTargets = (page: Page): Promise<SmallTarget[]> =>
  page.evaluate((selector) => {
    const answers = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (target === hit || target.contains(hit))
    }
    const room = (target: Element, x: number, y: number, dx: number, dy: number) => {
      let far = 0
      while (far < 22 && answers(target, x + dx * (far + 1), y + dy * (far + 1))) far++
      return far
    }
    const found: SmallTarget[] = []
    for (const target of document.querySelectorAll(selector)) {
      if (!target.checkVisibility() || target.closest('.visually-hidden')) continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = target.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (!answers(target, x, y)) continue
      const width = room(target, x, y, -1, 0) + room(target, x, y, 1, 0)
      const height = room(target, x, y, 0, -1) + room(target, x, y, 0, 1)
      const isLarge = width >= 43 && height >= 43
      const isApart = width >= 23 && height >= 23
      if (!isLarge && !isApart)
        found.push({ name: (target.getAttribute('aria-label') ?? target.textContent ?? '').trim(), width, height })
    }
    return found
  }, TARGETS)

/** What the keyboard stands on. */
export interface Stop {
  readonly name: string
  /** A ring or another outline is drawn on it, on its cover or on what it lies in. */
  readonly hasRing: boolean
  readonly isInView: boolean
}

export const keyboardStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const target = document.activeElement
    if (!target || target === document.body) return undefined
    const isDrawn = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, boxShadow, content } = getComputedStyle(element, pseudo)
      if (pseudo && content === 'none') return false
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
        (!pseudo && boxShadow.includes('0px 0px 0px 2px'))
      )
    }
    const around = target.closest('article')
    const line = target.matches('input, select, textarea') ? target.parentElement : null
    const hasRing =
      isDrawn(target) ||
      isDrawn(target, '::before') ||
      isDrawn(target, '::after') ||
      [...target.children].some((child) => isDrawn(child)) ||
      (around !== null && isDrawn(around)) ||
      (line !== null && isDrawn(line))
    const box = target.getBoundingClientRect()
    const isInView = box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth
    return { name: (target.getAttribute('aria-label') ?? target.textContent ?? '').trim(), hasRing, isInView }
  })

/** Elements that stick out of the page to the right, the widest first; [] when the page fits its width. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width && window.innerWidth <= width) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    return [
      `page: ${document.documentElement.scrollWidth} of ${width}`,
      ...wide.slice(0, 5).map((element) => element.className),
    ]
  })

/** Prices that something lies over, that are cut, or that leave their card. */
export const crampedPrices = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = []
    // Far below, the browser keeps a card's place without drawing it: all are drawn to be measured.
    const skipping = [...document.querySelectorAll<HTMLElement>(`${selector} *`)].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    )
    for (const element of skipping) element.style.contentVisibility = 'visible'
    const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0
    for (const card of document.querySelectorAll(`${selector} article`)) {
      const room = card.getBoundingClientRect()
      const title = card.querySelector('h2, h3, h4')?.getBoundingClientRect()
      for (const price of card.querySelectorAll('[class*="price"]')) {
        if (!shown(price)) continue
        const box = price.getBoundingClientRect()
        const text = price.textContent?.trim() ?? ''
        if (
          title &&
          box.top < title.bottom - 1 &&
          box.bottom > title.top + 1 &&
          box.left < title.right &&
          box.right > title.left
        )
          found.push(`${text}: lies over the name`)
        if (box.right > room.right + 1 || box.bottom > room.bottom + 1) found.push(`${text}: leaves its card`)
      }
    }
    for (const element of skipping) element.style.contentVisibility = ''
    return found
  }, within)

/** How far things have jumped so far without a touch: Cumulative Layout Shift, unitless. */
export const jumps = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const found: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // What was buffered is told in a task of its own, after the next frame at the latest.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const shifts = [...found, ...observer.takeRecords()] as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]
    return shifts.filter((shift) => !shift.hadRecentInput).reduce((sum, { value }) => sum + value, 0)
  })

/** Waits until what fades or slides in has arrived: halfway, its colours are nobody's. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { iterations = 1 } = effect?.getTiming() ?? {}
        return playState === 'running' && iterations !== Infinity
      })
    await Promise.allSettled(moving().map(({ finished }) => finished))
  })
