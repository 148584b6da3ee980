/** How far outside the screen something counts as near, in CSS pixels. */
const MARGIN = '200px'

/**
 * Runs `start` once the element is near the screen and the browser has nothing better to do. What it resolves to is called at the end,
 * also when the end comes before it is ready. Gives the way to end.
 */
export function whenNearAndIdle(element: Element, start: () => Promise<() => void>): () => void {
  let ended = false
  let undo: (() => void) | undefined
  const run = async () => {
    if (ended) return
    const end = await start()
    if (ended) end()
    else undo = end
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      idle(() => void run())
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  return () => {
    ended = true
    observer.disconnect()
    undo?.()
  }
}

/** Safari has no requestIdleCallback. */
function idle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 4000 })
  else setTimeout(callback, 200)
}
