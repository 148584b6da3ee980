import { changeQuery } from '../../engine/react/change-query.ts'
import type { Entry } from '../../engine/react/entry.ts'
import type { App } from '../app.ts'
import { hereInShop } from '../navigation/here.ts'
import type { Visit } from '../visit/keep-visit.ts'

interface Parts extends Pick<App, 'entry' | 'refresh'> {
  readonly overlaySteps: Pick<App['overlaySteps'], 'pageAtRest'>
}

/**
 * A page gives way to itself: another brand's, or another viewer's. It waits for what is open over it, and what was chosen on it meanwhile, or
 * is still about to be, is chosen on the page that takes its place.
 */
export async function renewPage(before: Entry, { entry, refresh, overlaySteps }: Parts, keepState = true) {
  await overlaySteps.pageAtRest()
  if (entry() === before) await refresh((next) => keepState && takeOver(next, before))
}

function takeOver({ store: next, payload }: Entry, { store }: Entry): void {
  const { page, state: first } = store.plan
  if (payload.plan.page !== page) return
  for (const [key, value] of Object.entries(store.scope('state') as typeof first))
    if (!Object.is(value, first[key])) next.setState(key, value)
  const { setState } = store
  Object.assign(store, {
    setState(...change: Parameters<typeof setState>) {
      setState(...change)
      next.setState(...change)
    },
  } satisfies Partial<typeof store>)
}

/** Tells the page what its address had lost of the visit. A page of another brand is another page. */
export function tellVisit(entry: Entry, lost: Visit, app: Parts & Pick<App, 'navigate'>): void {
  changeQuery(entry.store, lost)
  if (lost['from']) renewPage(entry, app).catch(() => app.navigate(hereInShop(), { replace: true }))
}
