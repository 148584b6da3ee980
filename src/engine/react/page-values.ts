import { type Viewer, visitor } from '../../../schemas/page/context.ts'
import type { Plan, Sources, SourceState } from '../../../schemas/page/plan.ts'
import type { Path, Scope } from '../core/expressions/index.ts'
import { blockScope } from '../core/scope.ts'
import { createValueReader, noValues } from '../core/values.ts'
import { getOwn } from '../core/get-own.ts'
import { createPathListeners } from '../core/path-listeners.ts'

export interface Present {
  readonly sources: Sources
  readonly state: Plan['state']
  readonly viewer: Viewer
  /** What the server knew of the request; its query may have changed since. */
  readonly context: Plan['context']
}

/** What a page knows now, and who wants to be told when it changes. */
export interface PageValues {
  readonly plan: Plan
  readonly now: () => Present
  readonly scope: Scope
  /** Whether anything is not as it began. */
  readonly hasChanged: () => boolean
  /** Puts new values in place of old ones, then tells who follows what became another in these keys. */
  readonly change: (next: Partial<Present>, keys: readonly string[]) => void
  readonly put: (entries: readonly (readonly [string, SourceState])[]) => void
  /** Puts what is known before anything that reads it is rendered: nobody is told. */
  readonly begin: (name: string, state: SourceState) => void
  /** Calls the listener when what stands at one of the paths became another; gives the way to stop. */
  readonly subscribe: (paths: readonly Path[], listener: () => void) => () => void
}

/** The values of a page as it begins: its data so far, its state, and a visitor. */
export function createValues(plan: Plan, firstSources: Sources): PageValues {
  const { add, readersOf } = createPathListeners()
  let first: Present = { sources: firstSources, state: plan.state, viewer: visitor, context: plan.context }
  let now = first
  const readValue = createValueReader(plan.values ?? noValues)
  const scopeOf = ({ context, sources, state, viewer }: Present) =>
    blockScope({ context, values: plan.values }, sources, state, { viewer, readValue })
  let scope = scopeOf(now)

  const change: PageValues['change'] = (next, keys) => {
    const before = now
    now = { ...now, ...next }
    scope = scopeOf(now)
    const roots = new Set(keys.map((key) => key.split('.', 1)[0]!))
    const found = [...roots].flatMap((root) => readersOf(root, rootAt(before, root), rootAt(now, root)))
    for (const listener of new Set(found)) listener()
  }

  return {
    plan,
    now: () => now,
    scope: (name) => scope(name),
    hasChanged: () => now !== first,
    change,
    begin(name, state) {
      const isFirst = now === first
      now = { ...now, sources: { ...now.sources, [name]: state } }
      if (isFirst) first = now
      scope = scopeOf(now)
    },
    put: (entries) =>
      change(
        { sources: { ...now.sources, ...Object.fromEntries(entries) } },
        entries.map(([name]) => name),
      ),
    subscribe: add,
  }
}

/** What a root stands for; of data, what is known of it. */
function rootAt({ state, viewer, context, sources }: Present, root: string): SourceState | undefined {
  if (root === 'state') return { status: 'ready', value: state }
  if (root === 'viewer') return { status: 'ready', value: viewer }
  if (root === 'query') return { status: 'ready', value: context.query }
  return getOwn(sources, root)
}
