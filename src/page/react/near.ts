/** How far below the screen a block wakes up, in CSS pixels: about one flick of a thumb at 390 wide. */
const MARGIN = '600px 0px'

type Wake = () => void

const waiting = new Map<Element, Wake>()
let observer: IntersectionObserver | undefined

function wake(element: Element): void {
  const found = waiting.get(element)
  if (!found) return
  waiting.delete(element)
  observer?.unobserve(element)
  found()
}

function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) if (entry.isIntersecting) wake(entry.target)
}

/** A tap or a focus may come before the block was seen as near (keyboard, find in page): it wakes the block at once. */
function onTouch(event: Event): void {
  const block = event.target instanceof Element ? event.target.closest('[data-block]') : null
  for (let element = block; element; element = element.parentElement?.closest('[data-block]') ?? null) wake(element)
}

function start(): IntersectionObserver {
  document.addEventListener('pointerdown', onTouch, { capture: true, passive: true })
  document.addEventListener('focusin', onTouch, { capture: true })
  return new IntersectionObserver(onIntersect, { rootMargin: MARGIN })
}

/** Calls `found` once, when the element is near the screen or somebody touches or focuses it; gives the way to stop. */
export function whenNear(element: Element, found: Wake): () => void {
  observer ??= start()
  waiting.set(element, found)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}
