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
    /** Most targets have more than 24 px each way, which four points tell. */
    const isRoomy = (target: Element) => {
      const box = target.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const far = [
        [x, y],
        [x - 12, y],
        [x + 12, y],
        [x, y - 12],
        [x, y + 12],
      ] as const
      return far.every((point) => answers(target, ...point))
    }
    /** px from the middle to where the target answers no more, 22 at most: asked every 5 px, and then for each px of the last five. */
    const room = (target: Element, x: number, y: number, dx: number, dy: number) => {
      const isThere = (far: number) => answers(target, x + dx * far, y + dy * far)
      const missed = [2, 7, 12, 17, 22].find((far) => !isThere(far))
      if (missed === undefined) return 22
      let far = Math.max(0, missed - 5)
      while (far + 1 < missed && isThere(far + 1)) far++
      return far
    }
    /** Undefined where something else lies over its middle. */
    const roomOf = (target: Element) => {
      const box = target.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (!answers(target, x, y)) return undefined
      const width = room(target, x, y, -1, 0) + room(target, x, y, 1, 0)
      const height = room(target, x, y, 0, -1) + room(target, x, y, 0, 1)
      const isSmall = (width < 43 || height < 43) && (width < 23 || height < 23)
      return { width, height, isSmall }
    }
    const found: SmallTarget[] = []
    for (const target of document.querySelectorAll(selector)) {
      if (!target.checkVisibility() || target.closest('.visually-hidden')) continue
      // Where it stands now it may lie under a bar, or out of the window.
      if (isRoomy(target)) continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      if (isRoomy(target)) continue
      const there = roomOf(target)
      if (!there?.isSmall) continue
      const name = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim()
      found.push({ name, width: there.width, height: there.height })
    }
    return found
  }, TARGETS)

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
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const moving = () =>
      document.getAnimations().filter(({ playState, effect, timeline }) => {
        const { iterations = 1 } = effect?.getTiming() ?? {}
        // What goes with the scrolling has no end in time.
        return playState === 'running' && iterations !== Infinity && timeline === document.timeline
      })
    // One may begin where another ends: what was held back for a block shows, and waits for the next.
    for (let round = 0; round < 10; round++) {
      const found = moving()
      if (found.length === 0) return
      // By their state and not by `finished`: Chromium leaves that promise open where a row that takes turns is set back as it arrives.
      while (found.some(({ playState }) => playState === 'running')) await frame()
      await frame()
    }
  })
