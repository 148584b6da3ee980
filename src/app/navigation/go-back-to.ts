import type { Anchor } from '../../engine/react/entry.ts'
import { topBy } from './alive.ts'
import { hereInShop } from './here.ts'
import type { LeftPlace, Step } from './history.ts'

/** A page that hasn't grown for so long won't, in ms. */
const PATIENCE = 10_000

/**
 * A document that the browser loads again, or goes back to, stands where its page was left.
 * @param isHere whether it is the page that was left last
 * @param now the step of the document
 */
export function goBackAfterLoad({ step: left, top }: LeftPlace, isHere: boolean, now: Step): void {
  if (isHere && top > 0 && left.key === now.key) goBackTo(top)
  // A browser that lost the step behind this one loads this page anew, too: that step knows where it was left.
  const isBehind = left.from === hereInShop() && left.position === now.position + 1
  if (!isHere && isBehind && left.top) goBackTo(left.top, left.anchor)
}

/**
 * Goes as far down as the page is long, and on as it grows, until it is there or the shopper takes over.
 * @param anchor the block that was in view there
 */
export function goBackTo(top: number, anchor?: Anchor): void {
  let late: ReturnType<typeof setTimeout> | undefined
  const watch = new ResizeObserver(() => {
    clearTimeout(late)
    late = setTimeout(() => stop(), PATIENCE)
    const to = topBy(anchor, top)
    if (window.scrollY !== to) window.scrollTo(0, to)
    if (window.scrollY >= to - 1) stop()
  })
  const stop = () => {
    clearTimeout(late)
    watch.disconnect()
    measure(false)
    for (const name of ['pointerdown', 'wheel', 'keydown']) removeEventListener(name, stop)
  }
  for (const name of ['pointerdown', 'wheel', 'keydown']) addEventListener(name, stop, { passive: true })
  measure(true)
  watch.observe(document.body)
}

/** What is drawn only near the screen (`content-visibility`) has a guessed height until then: the place would be off by as much. */
const measure = (isOn: boolean) => document.documentElement.toggleAttribute('data-measured', isOn)
