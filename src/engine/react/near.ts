/**
 * How far below the screen a block wakes up, in CSS pixels: about one flick of a thumb at 390 wide. Until somebody touches, scrolls or
 * types, only what is on the screen does: a page that is looked at and left loads nothing for what it never showed.
 */
const MARGIN = '600px 0px'
const INPUTS = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

type Wake = () => void

const waiting = new Map<Element, Wake>()
let observer: IntersectionObserver | undefined
let last: readonly [EventTarget | null, HTMLElement | null] | undefined

/** What was touched or focused last while blocks slept, and its block. */
export const lastTouched = () => last

/** Treats a block as near, wherever it stands. */
export function wake(element: Element): void {
  const found = waiting.get(element)
  if (!found) return
  waiting.delete(element)
  observer?.unobserve(element)
  element.toggleAttribute('data-awake', true)
  found()
}

function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) if (entry.isIntersecting) wake(entry.target)
}

/**
 * A tap or a focus may come before the block was seen as near (keyboard, find in page): it wakes the block at once. A click may come without
 * either, from a screen reader or by voice.
 */
function onTouch(event: Event): void {
  const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-block]') : null
  last = [event.target, block]
  for (let element = block; element; element = element.parentElement?.closest('[data-block]') ?? null) wake(element)
}

/** Blocks behind the focus that Tab wakes: one that sleeps may have nothing yet to stop at, and would be passed over. */
const AHEAD = 3

function onKey({ key }: KeyboardEvent): void {
  if (key !== 'Tab') return
  const isBehind = (element: Element) =>
    (document.activeElement ?? document).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
  for (const element of [...waiting.keys()].filter(isBehind).slice(0, AHEAD)) wake(element)
}

function start(): IntersectionObserver {
  document.addEventListener('keydown', onKey)
  for (const touch of ['pointerdown', 'click', 'focusin'])
    document.addEventListener(touch, onTouch, { capture: true, passive: true })
  // Without capture: a strip inside the page that scrolls by itself is nobody's input.
  for (const input of INPUTS) addEventListener(input, lookFurther, { passive: true })
  return new IntersectionObserver(onIntersect)
}

function lookFurther(): void {
  for (const input of INPUTS) removeEventListener(input, lookFurther)
  // From now on nothing is held back (block-fallbacks.module.css): whoever goes on by keys or by thumb finds what is there.
  document.documentElement.toggleAttribute('data-touched', true)
  observer?.disconnect()
  observer = new IntersectionObserver(onIntersect, { rootMargin: MARGIN })
  for (const element of waiting.keys()) observer.observe(element)
}

/** Calls `found` once, when the element comes near the screen, or somebody touches or focuses it. Returns the way to stop. */
export function whenNear(element: Element, found: Wake): () => void {
  observer ??= start()
  waiting.set(element, found)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}
