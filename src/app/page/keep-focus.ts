import { findShown } from '../navigation/alive.ts'

/** What keys stop at. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** What stands for a block that is on its way (src/engine/react/block-fallbacks.tsx). */
const WAITING = '.block-waiting[tabindex]'
/** ms for which Tab does not go on from there: most blocks have come by then, and nobody is kept from what is below one that does not. */
const PATIENCE = 1000

/** What had the focus last, and its block. */
interface Before {
  readonly stop?: Element | null
  readonly block?: string | undefined
}

/** Where the focus is. */
interface Held {
  readonly stop: Element
  /** Of the block, by which its place is found also once it was made anew. */
  readonly block: string
  /** How many stops of the block come before it. */
  readonly at: number
  /** ms of the page's life. */
  readonly since: number
}

/** As React hides what is in a block while code of it comes. */
const HIDDEN = '[style*="display: none"]'
const isGone = (stop: Element) => !stop.isConnected || stop.closest(HIDDEN) !== null

const stopsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => !isGone(stop))

function heldAt(target: EventTarget | null): Held | undefined {
  const stop = target instanceof Element ? target : undefined
  const place = stop?.closest('[data-block]:not([data-left] *)')
  const block = place?.getAttribute('data-block')
  if (!stop || !place || !block) return undefined
  return { stop, block, at: stopsIn(place).findIndex((one) => one === stop), since: performance.now() }
}

const isSame = (one: Element | undefined, other: Element): one is HTMLElement =>
  one?.localName === other.localName &&
  (one.getAttribute('href') ?? one.textContent) === (other.getAttribute('href') ?? other.textContent)

/** Makes a place one for the focus, for as long as that stays. */
function standOn(place: HTMLElement | undefined): void {
  if (!place) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

/** On the same stop, else on the place of its block, unless somebody put the focus elsewhere. */
function bringBack({ stop, block, at }: Held): void {
  const place = findShown(`[data-block="${CSS.escape(block)}"]`)
  if (!place || ![null, document.body, stop].includes(document.activeElement)) return
  const same = stopsIn(place)[at]
  if (isSame(same, stop)) same.focus({ preventScroll: true })
  else standOn(place)
}

/**
 * Keeps the focus where it is while a block comes, is drawn anew or fails: on the same link or button, and where that is not there any more on
 * the block's place, into which Tab then goes on. A browser would leave it nowhere. Who put it elsewhere, a widget among them, is not disturbed.
 * Who goes on fast by Tab waits a moment for what is on its way.
 * @param before where the focus was before this code came
 */
export function keepFocus(root: HTMLElement, { stop, block }: Before = {}): void {
  const isLost = stop && isGone(stop) && document.activeElement === document.body
  if (isLost && block) standOn(findShown(`[data-block="${CSS.escape(block)}"]`))
  let held = heldAt(document.activeElement)
  root.addEventListener('focusin', ({ target }) => {
    held = heldAt(target)
  })
  root.addEventListener('focusout', ({ target }) => {
    // Some browsers tell of it as the element is taken away, which is what this waits for.
    queueMicrotask(() => {
      if (held && held.stop === target && !isGone(held.stop)) held = undefined
    })
  })
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.shiftKey || !held?.stop.matches(WAITING)) return
    if (performance.now() - held.since < PATIENCE) event.preventDefault()
  })
  new MutationObserver(() => {
    if (!held || !isGone(held.stop)) return
    const before = held
    held = undefined
    bringBack(before)
  }).observe(root, { childList: true, subtree: true })
}
