import type { Page } from '@playwright/test'

/**
 * What a finger can't reach on the screen, or in the dialog that is open over it: what is wider than the screen, what is smaller than 24 by
 * 24 CSS pixels (WCAG 2.5.8; the label of a box counts), what stands outside of the screen to the side, and what is seen under a mouse alone.
 */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24
    const controls = 'a[href], button, input, select, textarea, summary, [role=tab], [role=treeitem], [role=option]'
    const screen: Element = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}»`
    const sizeOf = (element: Element) =>
      (element.matches('[type=checkbox], [type=radio]') && element.closest('label')
        ? element.closest('label')!
        : element
      ).getBoundingClientRect()
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const isWide = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)
    const findings = (element: Element): string[] => {
      const { width, height, left, right } = sizeOf(element)
      return [
        ...(width < LEAST || height < LEAST
          ? [`small: ${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)}`]
          : []),
        ...(left < -1 || right > innerWidth + 1 ? [`outside: ${nameOf(element)}`] : []),
        ...(getComputedStyle(element).opacity === '0' ? [`unseen: ${nameOf(element)}`] : []),
      ]
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`wide: the document is ${scrollWidth} on ${clientWidth}`] : []),
      ...[...screen.querySelectorAll('*')].filter(isWide).map((element) => `wide: ${nameOf(element)}`),
      ...[...screen.querySelectorAll(controls)].filter(isShown).flatMap(findings),
    ]
  })
