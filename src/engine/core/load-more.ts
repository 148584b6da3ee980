import type { Viewer } from '../../../schemas/page/context.ts'
import type { Plan, PlannedSource, SourceState } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import type { StatusOf } from './evaluate-block.ts'
import type { Scope } from './expressions/index.ts'
import { keepEqual } from './keep-equal.ts'
import { loadData } from './load-data.ts'
import { createCaller } from './create-caller.ts'
import { getOwn } from './get-own.ts'
import { appended, isPaged, type Paged } from './paging.ts'

/** What a page knows, and where its values are put. */
export interface PagedPage {
  readonly plan: Pick<Plan, 'context' | 'data' | 'values'>
  readonly scope: Scope
  readonly source: StatusOf
  /** Something of the entry's first page is on its way. */
  readonly isLoading: (name: string) => boolean
  readonly put: (entries: readonly (readonly [name: string, state: SourceState])[]) => void
}

const DEADLINE = 30_000

/** How many pages a value holds. One that a load brought is in nobody's list: it is the first page alone. */
const pagesOf = new WeakMap<Paged, number>()

function put(page: PagedPage, name: string, value: Paged, pages: number): Paged {
  pagesOf.set(value, pages)
  page.put([[name, { status: 'ready', value }]])
  return value
}

function valueOf(page: PagedPage, name: string): Paged | undefined {
  const found = page.source(name)
  return found?.status === 'ready' && isPaged(found.value) ? found.value : undefined
}

/**
 * Loads the next page of a paged entry and appends it (B4); `more` of the value says how that goes, and a failed one may be tried again.
 * Does nothing while a page, or the whole entry, is on its way, and after the end. An answer to what was replaced meanwhile is dropped.
 */
export async function loadMore(page: PagedPage, call: Call, name: string): Promise<void> {
  const source = getOwn(page.plan.data, name)
  const value = valueOf(page, name)
  if (!source?.pages || !value || page.isLoading(name)) return
  if (value.more === 'loading' || value.more === 'finished') return
  const pages = pagesOf.get(value) ?? 1
  const waiting = put(page, name, { ...value, more: 'loading' }, pages)
  const next = await askFor(page, call, name, {
    ...source,
    with: { ...source.with, [source.pages.by]: pages + 1 },
  })
  if (valueOf(page, name) !== waiting) return
  if (next?.status === 'ready') put(page, name, appended(value, source.pages.items, next.value), pages + 1)
  else put(page, name, { ...value, more: 'failed' }, pages)
}

/**
 * Loads anew as many pages of a paged entry as it holds: what was appended stays in its place, and the old items until all the new ones are
 * here. Does nothing while something of the entry is on its way; where a page can't be had, all stays as it was.
 */
export async function reloadPages(page: PagedPage, call: Call, name: string): Promise<void> {
  const source = getOwn(page.plan.data, name)
  const value = valueOf(page, name)
  if (!source?.pages || !value || page.isLoading(name) || value.more === 'loading') return
  const { by, items } = source.pages
  const pages = pagesOf.get(value) ?? 1
  let found: Paged | undefined
  for (let number = 1; number <= pages; number += 1) {
    const next = await askFor(page, call, name, { ...source, with: { ...source.with, [by]: number } })
    if (next?.status !== 'ready' || !isPaged(next.value)) return
    found = found ? appended(found, items, next.value) : next.value
  }
  if (!found || valueOf(page, name) !== value) return
  const kept = keepEqual(value, found) as Paged
  if (kept !== value) put(page, name, kept, pages)
}

/** One entry alone, against what the page knows now. */
async function askFor(
  page: PagedPage,
  call: Call,
  name: string,
  source: PlannedSource,
): Promise<SourceState | undefined> {
  const { plan, scope } = page
  const known = Object.keys(plan.data).flatMap((other) => {
    const state = page.source(other)
    return other === name || !state ? [] : [[other, state] as const]
  })
  const found = await loadData({
    plan: {
      context: { ...plan.context, query: scope('query') as Readonly<Record<string, string>> },
      state: scope('state') as Readonly<Record<string, unknown>>,
      data: { ...plan.data, [name]: source },
      values: plan.values,
    },
    viewer: scope('viewer') as Viewer,
    call,
    caller: createCaller,
    deadline: DEADLINE,
    names: [name],
    known: Object.fromEntries(known),
    late: 'failed',
  })
  return found[name]
}

/** Says in the values of paged entries that are being loaded anew that their items are about to be replaced. */
export function markReplaced(page: PagedPage): void {
  for (const [name, { pages }] of Object.entries(page.plan.data)) {
    const value = pages && page.isLoading(name) ? valueOf(page, name) : undefined
    if (value && value.more !== 'replacing') put(page, name, { ...value, more: 'replacing' }, 1)
  }
}
