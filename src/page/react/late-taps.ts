/** Places of blocks whose inside is not alive yet, and the button that was tapped there last. */
const asleep = new WeakMap<Element, HTMLElement | undefined>()

/** What has an answer of its own without the app is left to it: links lead on, fields take the focus. */
const BUTTON = 'button, [role=button], [role=tab]'

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null
  const place = button?.closest('[data-block]')
  if (!button || !place) return
  // React wakes a block for a tap when its code is here, and then hands the tap on: what still sleeps afterwards has missed it.
  setTimeout(() => asleep.has(place) && asleep.set(place, button))
}

/**
 * A tap that comes before the block's code is kept, and done once the block is alive. React does the same for nobody but itself: a
 * click on HTML that is not hydrated is lost. Gives the way to say that the block is alive.
 */
export function keepTaps(place: Element): () => void {
  // Each time: the same listener is added once.
  document.addEventListener('click', onClick, { capture: true, passive: true })
  asleep.set(place, undefined)
  return () => {
    const button = asleep.get(place)
    asleep.delete(place)
    if (button?.isConnected) button.click()
  }
}
