import type { QueryValues } from '../../kit/action.ts'
import { addressWith, changeQuery } from '../../engine/react/change-query.ts'
import type { PageStore } from '../../engine/react/page-store.ts'
import type { App } from '../app.ts'

type Parts = Pick<App, 'entry' | 'history' | 'overlaySteps'>

/** Changes what the page knows of its address at once, and the address as soon as the page's own step of the history is the present one. */
export function setQuery(store: PageStore, values: QueryValues, { entry, history, overlaySteps }: Parts): void {
  const changes = changeQuery(store, values)
  if (changes.length === 0) return
  void overlaySteps.pageAtRest().then(() => {
    if (entry()?.store === store) history.changeAddress(addressWith(changes))
  })
}
