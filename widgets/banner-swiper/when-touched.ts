const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Runs `start` once, after the shopper has first touched the page and the browser has nothing better to do. What it resolves to is called
 * at the end, also when the end comes before it is ready. Gives the way to end.
 */
export function whenTouched(start: () => Promise<() => void>): () => void {
  let ended = false
  let undo: (() => void) | undefined
  const run = async () => {
    if (ended) return
    const end = await start()
    if (ended) end()
    else undo = end
  }
  const touched = () => {
    forget()
    idle(() => void run())
  }
  const forget = () => SIGNS.forEach((sign) => removeEventListener(sign, touched, { capture: true }))
  for (const sign of SIGNS) addEventListener(sign, touched, { capture: true, passive: true })
  return () => {
    ended = true
    forget()
    undo?.()
  }
}

/** Safari has no requestIdleCallback. */
function idle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 2000 })
  else setTimeout(callback, 200)
}
