import type { Anchor } from '../entry.ts'
import { topBy } from './alive.ts'

/** A page that hasn't grown for so long won't, in ms. */
const PATIENCE = 10_000
const INPUTS = ['pointerdown', 'wheel', 'keydown']

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
    window.scrollTo(0, to)
    if (window.scrollY >= to - 1) stop()
  })
  const stop = () => {
    clearTimeout(late)
    watch.disconnect()
    measure(false)
    for (const name of INPUTS) removeEventListener(name, stop)
  }
  for (const name of INPUTS) addEventListener(name, stop, { passive: true })
  measure(true)
  watch.observe(document.body)
}

/** What is drawn only near the screen (`content-visibility`) has a guessed height until then: the place would be off by as much. */
const measure = (isOn: boolean) => document.documentElement.toggleAttribute('data-measured', isOn)
