import { fade } from '../../kit/fade.ts'

interface Sleeper {
  /** Whether the block's code is here: then React wakes it for a tap. */
  readonly hasCode: () => boolean
  /** The last tap on a button there. */
  tap?: { readonly event: Event; readonly button: HTMLElement }
  /** It shows that it was heard. */
  sign?: Animation | undefined
  /** Tells who tapped that nothing came of it yet. */
  word?: ReturnType<typeof setTimeout>
}

/** Who tapped waits so long for a word, in ms: then the page says that its buttons don't work (src/app/document/boot.ts). */
const PATIENCE = 20_000

/** Places of blocks whose inside is not alive yet. */
const asleep = new WeakMap<Element, Sleeper>()

/** What has an answer of its own without the app is left to it: links lead on, fields take the focus. */
const BUTTON = 'button, [role=button], [role=tab]'

const sleeperOf = (element: Element) => {
  const place = element.closest('[data-block]')
  return place && asleep.get(place)
}

function onClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null
  const sleeper = button && sleeperOf(button)
  if (!sleeper) return
  sleeper.sign?.cancel()
  sleeper.sign = fade(button)
  sleeper.tap = { event, button }
  // A place that React made anew is alive: nothing that stood there waits any more.
  sleeper.word ??= setTimeout(() => sleeper.tap?.button.isConnected && dispatchEvent(new Event('app-lost')), PATIENCE)
}

/** Whether the inside of a block's place is not alive yet: its code is on the way, or the server's HTML still stands there. */
export const isAsleep = (place: Element): boolean => asleep.has(place)

/**
 * Whether only listeners of the capture phase get a tap here: while the block's code is still to come, React stops the event at HTML that
 * is not hydrated.
 */
export function isOutOfReach(element: Element): boolean {
  const sleeper = sleeperOf(element)
  return !!sleeper && !sleeper.hasCode()
}

/**
 * A tap that comes before the block's code is kept, and done once the block is alive. React does the same for nobody but itself: a
 * click on HTML that is not hydrated is lost. Gives the way to say that the block is alive.
 */
export function keepTaps(place: Element, hasCode: () => boolean): () => void {
  // Each time: the same listener is added once.
  document.addEventListener('click', onClick, { capture: true, passive: true })
  // The place may have been listened to before React knew its block.
  const sleeper = asleep.get(place) ?? { hasCode }
  asleep.set(place, sleeper)
  return () => {
    asleep.delete(place)
    const { tap, word } = sleeper
    if (word) {
      clearTimeout(word)
      document.getElementById('app-lost')?.remove()
    }
    sleeper.sign?.cancel()
    // A page that is gone back to says again that it is alive.
    delete sleeper.tap
    delete sleeper.word
    // A block that React wakes for a tap comes alive while the tap is on its way, and gets it: one whose way is over was missed.
    if (tap?.button.isConnected && tap.event.eventPhase === Event.NONE) tap.button.click()
  }
}
