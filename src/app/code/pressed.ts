/** What somebody presses. */
const CONTROLS = 'button, a[href], label, summary, [role=button], [role=tab]'

/**
 * Runs the actions of a tap. The control that was pressed for them shows that it works until they have run: no tap is without an answer,
 * however long the server takes and whatever the widget shows of it.
 * @param tap the event that the browser was handling as they began
 */
export async function signed(tap: Event | undefined, run: () => Promise<void>): Promise<void> {
  // Not by an attribute: React may write the same one.
  const sign = controlOf(tap)?.animate?.(isStill() ? [PALE, PALE] : [{ opacity: 1 }, PALE], {
    duration: 400,
    direction: 'alternate',
    iterations: Infinity,
  })
  try {
    await run()
  } finally {
    sign?.cancel()
  }
}

const PALE = { opacity: 0.5 }
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function controlOf(tap: Event | undefined): Element | null {
  if (tap?.type === 'submit') return (tap as SubmitEvent).submitter ?? null
  return tap?.type === 'click' && tap.target instanceof Element ? tap.target.closest(CONTROLS) : null
}
