import type { Plan, SourceState } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import type { Scope } from '../core/expressions/index.ts'
import { loadData } from '../core/load-data.ts'
import { own } from '../core/own.ts'
import { blockScope } from '../core/scope.ts'

/** What a page knows at a moment, keyed as blocks name what they read: a data name, or `state.<key>`. */
export interface PageStore {
  readonly plan: Plan
  readonly scope: Scope
  /** The scope that the server rendered with: what a block hydrates against, however late that happens. */
  readonly firstScope: Scope
  source: (name: string) => SourceState | undefined
  firstSource: (name: string) => SourceState | undefined
  isLoading: (names: readonly string[]) => boolean
  /** Calls the listener when one of the keys changed; gives the way to stop. */
  subscribe: (keys: readonly string[], listener: () => void) => () => void
  setState: (key: string, value: unknown) => void
  /** Loads data again, and what depends on it. The old value stays until the new one is here. */
  reload: (names?: readonly string[]) => Promise<void>
}

const DEADLINE = 30_000

/** The one place where a page's values live and change; no React in it. */
export function createPageStore(
  plan: Plan,
  firstSources: Readonly<Record<string, SourceState>>,
  call: Call,
): PageStore {
  const listeners = new Map<string, Set<() => void>>()
  const loading = new Map<string, number>()
  let sources = firstSources
  let state = plan.state
  let turn = 0
  const firstScope = blockScope(plan, firstSources, plan.state)
  let scope = firstScope

  const change = (next: { sources?: typeof sources; state?: typeof state }) => {
    sources = next.sources ?? sources
    state = next.state ?? state
    scope = blockScope(plan, sources, state)
  }
  const tell = (key: string) => listeners.get(key)?.forEach((listener) => listener())

  async function load(names: readonly string[]): Promise<void> {
    turn += 1
    const mine = turn
    for (const name of names) {
      loading.set(name, mine)
      tell(name)
    }
    const known = Object.fromEntries(Object.entries(sources).filter(([name]) => !names.includes(name)))
    const loaded = await loadData({
      plan,
      state,
      call,
      deadline: DEADLINE,
      names,
      known,
      late: 'failed',
    })
    for (const name of names) {
      // A later load of the same data has begun: its answer wins, whichever comes first.
      if (loading.get(name) !== mine) continue
      loading.delete(name)
      const found = loaded[name]
      if (found) change({ sources: { ...sources, [name]: found } })
      tell(name)
    }
  }

  return {
    plan,
    scope: (name) => scope(name),
    firstScope,
    source: (name) => own(sources, name),
    firstSource: (name) => own(firstSources, name),
    isLoading: (names) => names.some((name) => loading.has(name)),
    subscribe: (keys, listener) => subscribe(listeners, keys, listener),
    setState(key, value) {
      if (Object.is(state[key], value)) return
      change({ state: { ...state, [key]: value } })
      tell(`state.${key}`)
      const stale = dependants(plan, [`state.${key}`])
      if (stale.length > 0) void load(stale)
    },
    async reload(names = Object.keys(plan.data)) {
      await load([...new Set([...names, ...dependants(plan, names)])])
    },
  }
}

function subscribe(listeners: Map<string, Set<() => void>>, keys: readonly string[], listener: () => void): () => void {
  for (const key of keys) {
    const set = listeners.get(key) ?? new Set()
    listeners.set(key, set.add(listener))
  }
  return () => keys.forEach((key) => listeners.get(key)?.delete(listener))
}

/** Names of the data that read one of the keys, directly or through other data. */
function dependants(plan: Plan, keys: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    for (const [name, source] of Object.entries(plan.data)) {
      if (found.has(name) || !source.reads.includes(key)) continue
      found.add(name)
      visit(name)
    }
  }
  keys.forEach(visit)
  return [...found]
}
