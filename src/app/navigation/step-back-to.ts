import type { App } from '../app.ts'
import type { Entry } from '../../engine/react/entry.ts'
import { goBackTo } from './go-back-to.ts'

/** Nobody waits longer for a page, in ms. */
const PATIENCE = 10_000

type Parts = Pick<App, 'history' | 'navigate' | 'replaceBefore' | 'entry'>

/**
 * Opens a page, at another address, in the step of the history from which this one was opened, at the place where it was left there: it
 * stands in the history once. Opened from any other page, or by its address, this one gives way to it.
 * @param page shop address
 */
export function stepBackTo(page: string, { history, navigate, replaceBefore, entry }: Parts): void {
  const { from, top = 0 } = history.step()
  if (from === undefined || pathOf(from) !== pathOf(page)) return navigate(page, { replace: true })
  replaceBefore(page)
  whenLeft(entry(), entry, () => goBackTo(top))
}

const pathOf = (address: string) => address.split('?', 1)[0]

function whenLeft(left: Entry | undefined, now: App['entry'], then: () => void): void {
  const latest = performance.now() + PATIENCE
  const look = () => {
    if (now() !== left) then()
    else if (performance.now() < latest) requestAnimationFrame(look)
  }
  look()
}
