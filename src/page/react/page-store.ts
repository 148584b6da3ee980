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
  /** Calls the listener when one of the keys changed; gives the way to stop. */
  subscribe: (keys: readonly string[], listener: () => void) => () => void
  setState: (key: string, value: unknown) => void
  /** Loads data again, and what depends on it. The old value stays until the new one is here. */
  reload: (names?: readonly string[]) => Promise<void>
}

const DEADLINE = 30_000
const pending: SourceState = { status: 'pending' }

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

  const put = (entries: readonly (readonly [string, SourceState])[]) => {
    change({ sources: { ...sources, ...Object.fromEntries(entries) } })
    for (const [name] of entries) tell(name)
  }

  async function load(names: readonly string[]): Promise<void> {
    turn += 1
    const mine = turn
    for (const name of names) loading.set(name, mine)
    // A failure has no value to keep: who asks again sees that it is on its way.
    put(names.flatMap((name) => (own(sources, name)?.status === 'failed' ? [[name, pending] as const] : [])))
    const known = Object.fromEntries(Object.entries(sources).filter(([name]) => !names.includes(name)))
    const loaded = (name: string, found: SourceState) => {
      // A later load of the same data has begun: its answer wins, whichever comes first.
      if (loading.get(name) !== mine) return
      loading.delete(name)
      put([[name, found]])
    }
    await loadData({ plan, state, call, deadline: DEADLINE, names, known, late: 'failed', loaded })
  }

  /** With what these read and is not there, and with what reads them: a part alone would join old and new. */
  const withRelated = (wanted: readonly string[]) => {
    const names = wanted.filter((name) => Object.hasOwn(plan.data, name))
    const isMissing = (name: string) => loading.has(name) || own(sources, name)?.status !== 'ready'
    const found = new Set([...names, ...inputs(plan, names).filter(isMissing)])
    return [...new Set([...found, ...dependants(plan, [...found])])]
  }

  return {
    plan,
    scope: (name) => scope(name),
    firstScope,
    source: (name) => own(sources, name),
    firstSource: (name) => own(firstSources, name),
    subscribe: (keys, listener) => subscribe(listeners, keys, listener),
    setState(key, value) {
      if (Object.is(state[key], value)) return
      change({ state: { ...state, [key]: value } })
      tell(`state.${key}`)
      const stale = dependants(plan, [`state.${key}`])
      if (stale.length > 0) void load(withRelated(stale))
    },
    async reload(names = Object.keys(plan.data)) {
      await load(withRelated(names))
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
const dependants = (plan: Plan, keys: readonly string[]) =>
  closure(keys, (key) => Object.keys(plan.data).filter((name) => plan.data[name]!.reads.includes(key)))

/** Names of the data that these read, directly or through other data. */
const inputs = (plan: Plan, names: readonly string[]) =>
  closure(names, (name) => (own(plan.data, name)?.reads ?? []).filter((key) => Object.hasOwn(plan.data, key)))

/** What is reached from the keys by one step or more. */
function closure(keys: readonly string[], step: (key: string) => readonly string[]): string[] {
  const found = new Set<string>()
  const open = [...keys]
  for (let key = open.pop(); key !== undefined; key = open.pop())
    for (const next of step(key))
      if (!found.has(next)) {
        found.add(next)
        open.push(next)
      }
  return [...found]
}
