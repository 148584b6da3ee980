import type { Anchor, Entry } from '../../engine/react/entry.ts'

/** Pages that are mounted at once: the shown one, and those left whose route keeps them alive. */
const MOST = 3

/**
 * The mounted pages once another is shown: what was left stays if its route says keepAlive, the one left longest ago goes first.
 * @param alive in the order in which they were shown last
 */
export function nowAlive(alive: readonly Entry[], next: Entry): readonly Entry[] {
  const left = alive.filter((entry) => entry !== next && entry.payload.plan.keepAlive)
  return [...left.slice(1 - MOST), next]
}

/** The first element of the page on the screen that matches: one of a page that is kept behind it never answers. */
export const findShown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[data-left]'))

/**
 * How far down the page stands where it was left. What is above may have grown or shrunk meanwhile: the shopper looks for what was in view, not
 * for a number of pixels.
 * @param top where that was
 */
export function topBy(anchor: Anchor | undefined, top: number): number {
  if (!anchor) return top
  const { id, href, nth = 0 } = anchor
  const block = findShown(`[data-block="${CSS.escape(id)}"]`)
  // A list may not be long enough yet.
  const seen = href ? block && linksTo(block, href)[nth] : block
  return seen ? window.scrollY + seen.getBoundingClientRect().top - anchor.top : top
}

/** The links in a block that lead to an address, as it is written, from top to bottom. */
export const linksTo = (block: Element, href: string): Element[] => [
  ...block.querySelectorAll(`a[href="${CSS.escape(href)}"]`),
]

export const shownById = (id: string): HTMLElement | undefined => findShown(`[id="${CSS.escape(id)}"]`)
