const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const

/** Calls `run` once, at the first touch, key or scroll of the page from now on. Gives the way to stop waiting. */
export function onFirstTouch(run: () => void): () => void {
  const stop = () => SIGNS.forEach((sign) => removeEventListener(sign, touched, { capture: true }))
  const touched = () => {
    stop()
    run()
  }
  for (const sign of SIGNS) addEventListener(sign, touched, { capture: true, passive: true })
  return stop
}
