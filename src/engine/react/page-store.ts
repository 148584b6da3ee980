import type { Viewer } from '../../../schemas/page/context.ts'
import type { Plan, Sources, SourceState } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import type { MakeCaller } from '../core/create-caller.ts'
import { awaited, type KnownSource } from '../core/evaluate-block.ts'
import type { Scope } from '../core/expressions/index.ts'
import { keepEqual } from '../core/keep-equal.ts'
import { loadData, type LoadInput } from '../core/load-data.ts'
import { getOwn } from '../core/get-own.ts'
import { sourceParts } from '../core/page-expressions.ts'
import { SCREEN_VALUES } from '../core/screen-page.ts'
import { blockScope } from '../core/scope.ts'
import { createValues, type PageValues, type Present } from './page-values.ts'

/** What a page knows at a moment, keyed as blocks name what they read: a data name, `state.<key>`, `query.<key>` or `viewer`. */
export interface PageStore {
  readonly plan: Plan
  readonly scope: Scope
  /** The scope that the server rendered with: what a block hydrates against, however late that happens. */
  readonly firstScope: Scope
  source: (name: string) => KnownSource | undefined
  firstSource: (name: string) => KnownSource | undefined
  subscribe: PageValues['subscribe']
  setState: (key: string, value: unknown) => void
  /** Puts values in place of old ones. What reads the keys follows: blocks, and data, which is loaded again. */
  change: (next: Partial<Present>, keys: readonly string[]) => void
  /** Gives data another value; data that reads it stays as it is. */
  put: PageValues['put']
  /** Takes what the page's screen publishes. What reads a part of it that is another now follows. */
  publish: (values: Readonly<Record<string, unknown>>) => void
  /** The same for the first rendering: what the screen's slots are rendered with on the server, and hydrate against. */
  publishFirst: (values: Readonly<Record<string, unknown>>) => void
  isLoading: (name: string) => boolean
  /** Whether anything became another than the server had it. */
  hasChanged: () => boolean
  /**
   * Says who looks at the page. What reads what became another follows: blocks, and data, which is loaded again. Where it is somebody else, so does
   * what the browser asked for as the one before.
   */
  setViewer: (viewer: Viewer) => void
  /**
   * Loads data again, and what depends on it. The old value stays until the new one is here. A first value on its way is
   * not asked for twice, and waited for: what comes next reads it.
   */
  reload: (names?: readonly string[]) => Promise<void>
}

const DEADLINE = 30_000
const pending: SourceState = { status: 'pending' }
/** What could not be asked for until now: an action that reloads it wants what is so after it. */
const late: SourceState = { status: 'pending' }

/** The one place where a page's values live and change; no React in it. */
export function createPageStore(
  plan: Plan,
  firstSources: Sources,
  call: Call,
  caller: MakeCaller,
  tell?: (text: string) => void,
): PageStore {
  const values = createValues(plan, firstSources)
  const { load, isLoading, isComing, arrival } = createLoader(values, { call, caller }, tell)

  let published = publishedIn(firstSources)

  /** With what these read and is neither there nor on its way, and with what reads them: a part alone would join old and new. */
  const withRelated = (wanted: readonly string[]) => {
    const names = wanted.filter((name) => Object.hasOwn(plan.data, name))
    const isMissing = (name: string) => !isLoading(name) && getOwn(values.now().sources, name)?.status !== 'ready'
    const found = new Set([...names, ...inputs(plan, names).filter(isMissing)])
    return [...new Set([...found, ...dependants(plan, [...found])])]
  }

  const follow = (stale: readonly string[]) => {
    if (stale.length > 0) void load(withRelated(stale))
  }
  const change: PageStore['change'] = (next, keys) => {
    values.change(next, keys)
    follow(dependants(plan, keys))
  }

  return {
    plan,
    scope: (name) => values.scope(name),
    source: (name) => known(plan, values.now().sources, name),
    ...firstValues(plan, firstSources, values),
    subscribe: values.subscribe,
    setState(key, value) {
      const { state } = values.now()
      if (!Object.is(getOwn(state, key), value)) change({ state: { ...state, [key]: value } }, [`state.${key}`])
    },
    change,
    put: values.put,
    publish(given) {
      const before = published
      published = keepEqual(before, given) as typeof published
      const changed = differing(before, published)
      if (changed.length === 0) return
      values.put([[SCREEN_VALUES, { status: 'ready', value: published }]])
      follow(Object.keys(plan.data).filter((name) => readsOneOf(plan, name, SCREEN_VALUES, changed)))
    },
    isLoading,
    hasChanged: values.hasChanged,
    setViewer(next) {
      const before = values.now().viewer
      const changed = differing(before, next)
      if (changed.length === 0) return
      values.change({ viewer: next }, ['viewer'])
      const isTheirs = isAnother(before, next) ? mayBePersonal(plan) : () => false
      follow(Object.keys(plan.data).filter((name) => isTheirs(name) || readsOneOf(plan, name, 'viewer', changed)))
    },
    async reload(names = Object.keys(plan.data)) {
      const known = names.filter((name) => Object.hasOwn(plan.data, name))
      const coming = known.filter(isComing)
      await Promise.all([load(withRelated(known.filter((name) => !coming.includes(name)))), ...coming.map(arrival)])
    },
  }
}

/** What the screen published for the server. */
function publishedIn(sources: Sources): Readonly<Record<string, unknown>> {
  const found = getOwn(sources, SCREEN_VALUES)
  return found?.status === 'ready' ? (found.value as Readonly<Record<string, unknown>>) : {}
}

/** What the first rendering knows, on the server and in the browser. */
function firstValues(
  plan: Plan,
  sources: Sources,
  values: PageValues,
): Pick<PageStore, 'firstScope' | 'firstSource' | 'publishFirst'> {
  const first: Record<string, SourceState> = { ...sources }
  return {
    firstScope: blockScope(plan, first, plan.state),
    firstSource: (name) => known(plan, first, name),
    publishFirst(value) {
      first[SCREEN_VALUES] = { status: 'ready', value }
      values.begin(SCREEN_VALUES, first[SCREEN_VALUES])
    },
  }
}

/**
 * Loads names of a page into its values: the answer of a later load wins, whichever comes first. What they read and another load has on
 * its way is waited for, not asked for twice. A failure is told in the words of its data.
 */
function createLoader(values: PageValues, calls: Pick<LoadInput, 'call' | 'caller'>, tell?: (text: string) => void) {
  const loading = new Map<string, { readonly turn: number; readonly running: Promise<SourceState> }>()
  let turn = 0

  async function load(names: readonly string[]): Promise<void> {
    turn += 1
    const mine = turn
    const now = values.now()
    const coming = [...loading].map(([name, { running }]) => [name, running] as const)
    const known = { ...now.sources, ...Object.fromEntries(coming) }
    const started = (name: string, running: Promise<SourceState>) => loading.set(name, { turn: mine, running })
    const loaded = (name: string, found: SourceState) => {
      if (loading.get(name)?.turn !== mine) return
      loading.delete(name)
      values.put([[name, withKept(getOwn(values.now().sources, name), found)]])
      const text = found.status === 'failed' && values.plan.data[name]?.failText
      if (text) tell?.(text)
    }
    const plan = { ...values.plan, ...now }
    const { viewer } = now
    const done = loadData({ plan, viewer, ...calls, deadline: DEADLINE, names, known, late: 'failed', started, loaded })
    // A failure has no value to keep, nor has what could not be asked for until now: that it is on its way is no emptiness.
    values.put(
      names.flatMap((name) => {
        const before = getOwn(now.sources, name)
        if (before?.status === 'failed') return [[name, pending] as const]
        return before?.status === 'ready' && before.skipped ? [[name, late] as const] : []
      }),
    )
    await done
  }

  const isLoading = (name: string) => loading.has(name)
  /** It has no value yet, and the first one is on its way: to ask again would only be a second call for it. */
  const isComing = (name: string) => {
    const known = getOwn(values.now().sources, name)
    return isLoading(name) && known?.status === 'pending' && known !== late
  }
  return { load, isLoading, isComing, arrival: (name: string) => loading.get(name)?.running }
}

/** What comes anew and is as it was stays the same object, so that nothing that reads it alone follows. */
const withKept = (before: SourceState | undefined, found: SourceState): SourceState =>
  before?.status === 'ready' && found.status === 'ready'
    ? { ...found, value: keepEqual(before.value, found.value) }
    : found

function known(plan: Plan, sources: Sources, name: string): KnownSource | undefined {
  const source = getOwn(sources, name)
  const isOfBrowser = name === SCREEN_VALUES || getOwn(plan.data, name)?.load === 'browser'
  return source?.status === 'pending' && isOfBrowser ? awaited : source
}

/** Names of the properties that are not the same, or not there any more. */
const differing = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
  Object.keys({ ...before, ...after }).filter((key) => !Object.is(getOwn(after, key), getOwn(before, key)))

/**
 * Whether the viewer is another person than before. The first answer about an unknown viewer is no change, nor is more knowledge of the
 * same person.
 */
export const isAnother = (before: Viewer, next: Viewer): boolean =>
  before.known && (before.loggedIn !== next.loggedIn || (before.id !== '' && before.id !== next.id))

/** Of what the browser asks for, an answer may be of who asks, also where no argument says so. What the server asked for comes with a new page. */
const mayBePersonal =
  ({ data }: Plan) =>
  (name: string) =>
    data[name]?.load === 'browser' && data[name].call.auth !== 'none'

/** Whether the call depends on one of these parts of a root: an answer that the others change nothing in is not asked for again. */
const readsOneOf = ({ data, values }: Plan, name: string, of: string, parts: readonly string[]) =>
  sourceParts(data[name]!, values).some(({ paths }) =>
    paths.some(([root, part]) => root === of && (part === undefined || parts.includes(`${part}`))),
  )

/** Names of the data that read one of the keys, directly or through other data. */
const dependants = (plan: Plan, keys: readonly string[]) =>
  closure(keys, (key) => Object.keys(plan.data).filter((name) => plan.data[name]!.reads.includes(key)))

/** Names of the data that these read, directly or through other data. */
const inputs = (plan: Plan, names: readonly string[]) =>
  closure(names, (name) => (getOwn(plan.data, name)?.reads ?? []).filter((key) => Object.hasOwn(plan.data, key)))

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
