const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const

/** Calls `run` once, at the first touch, key or scroll of the page from now on. Gives the way to stop waiting. */
export function onFirstTouch(run: () => void): () => void {
  const stop = () => SIGNS.forEach((sign) => removeEventListener(sign, touched, { capture: true }))
  const touched = (event: Event) => {
    // A strip inside the page may move by itself, as a banner does: only the page as a whole is scrolled by somebody.
    if (event.type === 'scroll' && event.target !== document) return
    stop()
    run()
  }
  for (const sign of SIGNS) addEventListener(sign, touched, { capture: true, passive: true })
  return stop
}
