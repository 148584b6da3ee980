import type { Call } from '../../kit/call.ts'
import { reloadPages } from '../../engine/core/load-more.ts'
import type { Entry } from '../../engine/react/entry.ts'

/**
 * Asks anew for what a page shows of its member: who comes back to a page may have changed it on another one meanwhile, or somebody else
 * did. What is as it was stays as it is, and so does what can't be had.
 */
export async function refreshMemberData({ store }: Entry, { call }: { readonly call: Call }): Promise<void> {
  const own = Object.entries(store.plan.data).filter(
    ([name, source]) => source.call.auth === 'required' && store.source(name)?.status === 'ready',
  )
  const paged = own.flatMap(([name, { pages }]) => (pages ? [name] : []))
  const whole = own.flatMap(([name, { pages }]) => (pages ? [] : [name]))
  await Promise.all([...paged.map((name) => reloadPages(store, call, name)), whole.length > 0 && store.reload(whole)])
}
