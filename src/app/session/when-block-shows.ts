import { isAsleep } from '../../engine/react/late-taps.ts'
import { wake } from '../../engine/react/near.ts'
import { findShown } from '../navigation/alive.ts'

/** Nobody waits longer for a block, in ms: its data or its code may be far away on a poor network. */
const PATIENCE = 10_000

/** A skeleton alone stands in the block's place while its data is on the way. */
const SKELETON = ':has(> .block-waiting[tabindex]:only-child)'

/**
 * What goes on in a block is told to the widget that stands there then: waits until one does. A block far away sleeps until it is near:
 * it is woken where it stands, and the page stays where it is.
 * @param isLoading whether data of the page is on the way, which may bring a block that is not there yet
 */
export function whenBlockShows(id: string, isLoading: () => boolean): Promise<void> {
  const latest = performance.now() + PATIENCE
  const isWaiting = () => {
    const place = findShown(`[data-block="${CSS.escape(id)}"]`)
    if (!place) return isLoading()
    const isLate = isAsleep(place) || place.matches(SKELETON)
    if (isLate) wake(place)
    return isLate
  }
  return new Promise((resolve) => {
    const look = () => {
      if (!isWaiting() || performance.now() > latest) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}
