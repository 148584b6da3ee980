import { isOverlayStep } from '../../ui/sheet/use-back-to-close.ts'
import type { Entry } from '../entry.ts'
import { shell } from '../shell.ts'
import { goBackTo } from './go-back-to.ts'

/** A browser that doesn't tell of its step back holds nobody up for longer, in ms. */
const PATIENCE = 500
/** Nobody waits longer for a page, in ms. */
const PAGE_PATIENCE = 10_000

/**
 * Opens a page, at another address, in the step of the history from which this one was opened, at the place where it was left there: it
 * stands in the history once. Opened from any other page, or by its address, this one gives way to it.
 * @param page shop address
 */
export function stepBackTo(page: string): void {
  const { from, top = 0 } = (history.state?.usr ?? {}) as { readonly from?: string; readonly top?: number }
  if (from === undefined || pathOf(from) !== pathOf(page)) return shell.navigate(page, { replace: true })
  const left = shell.entry()
  const arrive = () => {
    removeEventListener('popstate', onStep, { capture: true })
    clearTimeout(late)
    shell.navigate(page, { replace: true })
    whenLeft(left, () => goBackTo(top))
  }
  // Before the router hears of it: it would show the page as it was.
  const onStep = (event: Event) => {
    event.stopImmediatePropagation()
    arrive()
  }
  const late = setTimeout(arrive, PATIENCE)
  addEventListener('popstate', onStep, { capture: true })
  history.go(isOverlayStep() ? -2 : -1)
}

const pathOf = (address: string) => address.split('?', 1)[0]

function whenLeft(entry: Entry | undefined, then: () => void): void {
  const latest = performance.now() + PAGE_PATIENCE
  const look = () => {
    if (shell.entry() !== entry) then()
    else if (performance.now() < latest) requestAnimationFrame(look)
  }
  look()
}
