import { type Viewer, visitor } from '../../../schemas/page/context.ts'
import type { Plan, PlannedSource, SourceState } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import { awaited, type KnownSource } from '../core/evaluate-block.ts'
import type { Scope } from '../core/expressions/index.ts'
import { loadData } from '../core/load-data.ts'
import { own } from '../core/own.ts'
import { sourceParts } from '../core/parts.ts'
import { blockScope } from '../core/scope.ts'

/** What a page knows at a moment, keyed as blocks name what they read: a data name, `state.<key>` or `viewer`. */
export interface PageStore {
  readonly plan: Plan
  readonly scope: Scope
  /** The scope that the server rendered with: what a block hydrates against, however late that happens. */
  readonly firstScope: Scope
  source: (name: string) => KnownSource | undefined
  firstSource: (name: string) => KnownSource | undefined
  /** Calls the listener when one of the keys changed; gives the way to stop. */
  subscribe: (keys: readonly string[], listener: () => void) => () => void
  setState: (key: string, value: unknown) => void
  /** Says who looks at the page. What reads what became another follows: blocks, and data, which is loaded again. */
  setViewer: (viewer: Viewer) => void
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
  let viewer = visitor
  let turn = 0
  const firstScope = blockScope(plan, firstSources, plan.state)
  let scope = firstScope

  const change = (next: { sources?: typeof sources; state?: typeof state; viewer?: Viewer }) => {
    sources = next.sources ?? sources
    state = next.state ?? state
    viewer = next.viewer ?? viewer
    scope = blockScope(plan, sources, state, { viewer })
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
    await loadData({ plan, state, viewer, call, deadline: DEADLINE, names, known, late: 'failed', loaded })
  }

  /** With what these read and is not there, and with what reads them: a part alone would join old and new. */
  const withRelated = (wanted: readonly string[]) => {
    const names = wanted.filter((name) => Object.hasOwn(plan.data, name))
    const isMissing = (name: string) => loading.has(name) || own(sources, name)?.status !== 'ready'
    const found = new Set([...names, ...inputs(plan, names).filter(isMissing)])
    return [...new Set([...found, ...dependants(plan, [...found])])]
  }

  const follow = (stale: readonly string[]) => {
    if (stale.length > 0) void load(withRelated(stale))
  }

  return {
    plan,
    scope: (name) => scope(name),
    firstScope,
    source: (name) => known(plan, sources, name),
    firstSource: (name) => known(plan, firstSources, name),
    subscribe: (keys, listener) => subscribe(listeners, keys, listener),
    setState(key, value) {
      if (Object.is(state[key], value)) return
      change({ state: { ...state, [key]: value } })
      tell(`state.${key}`)
      follow(dependants(plan, [`state.${key}`]))
    },
    setViewer(next) {
      const changed = Object.keys(next).filter((key) => !Object.is(own(next, key), own(viewer, key)))
      if (changed.length === 0) return
      change({ viewer: next })
      tell('viewer')
      const stale = Object.keys(plan.data).filter((name) => readsOfViewer(plan.data[name]!, changed))
      follow(stale)
    },
    async reload(names = Object.keys(plan.data)) {
      await load(withRelated(names))
    },
  }
}

function known(plan: Plan, sources: Readonly<Record<string, SourceState>>, name: string): KnownSource | undefined {
  const source = own(sources, name)
  return source?.status === 'pending' && own(plan.data, name)?.load === 'browser' ? awaited : source
}

/** Whether the call depends on one of these parts of the viewer: an answer that the others change nothing in is not asked for again. */
const readsOfViewer = (source: PlannedSource, parts: readonly string[]) =>
  sourceParts(source).some(({ paths }) =>
    paths.some(([root, part]) => root === 'viewer' && (part === undefined || parts.includes(part))),
  )

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
