import { type Viewer, visitor } from '../../../schemas/page/context.ts'
import type { Plan, SourceState } from '../../../schemas/page/plan.ts'
import type { Scope } from '../core/expressions/index.ts'
import { blockScope } from '../core/scope.ts'
import { createValueReader, noValues } from '../core/values.ts'

export type Sources = Readonly<Record<string, SourceState>>

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
  /** Puts new values in place of old ones, then tells who follows these keys. */
  readonly change: (next: Partial<Present>, keys: readonly string[]) => void
  readonly put: (entries: readonly (readonly [string, SourceState])[]) => void
  readonly subscribe: (keys: readonly string[], listener: () => void) => () => void
}

/** The values of a page as it begins: its data so far, its state, and a visitor. */
export function createValues(plan: Plan, firstSources: Sources): PageValues {
  const listeners = new Map<string, Set<() => void>>()
  let now: Present = { sources: firstSources, state: plan.state, viewer: visitor, context: plan.context }
  const readValue = createValueReader(plan.values ?? noValues)
  const scopeOf = ({ context, sources, state, viewer }: Present) =>
    blockScope({ context, values: plan.values }, sources, state, { viewer, readValue })
  let scope = scopeOf(now)

  const change: PageValues['change'] = (next, keys) => {
    now = { ...now, ...next }
    scope = scopeOf(now)
    for (const key of keys) listeners.get(key)?.forEach((listener) => listener())
  }

  return {
    plan,
    now: () => now,
    scope: (name) => scope(name),
    change,
    put: (entries) =>
      change(
        { sources: { ...now.sources, ...Object.fromEntries(entries) } },
        entries.map(([name]) => name),
      ),
    subscribe: (keys, listener) => subscribe(listeners, keys, listener),
  }
}

function subscribe(listeners: Map<string, Set<() => void>>, keys: readonly string[], listener: () => void): () => void {
  for (const key of keys) {
    const set = listeners.get(key) ?? new Set()
    listeners.set(key, set.add(listener))
  }
  return () => keys.forEach((key) => listeners.get(key)?.delete(listener))
}
