import { type Viewer, visitor } from '../../../schemas/page/context.ts'
import type { Plan, SourceState } from '../../../schemas/page/plan.ts'
import type { Scope } from '../core/expressions/index.ts'
import { blockScope } from '../core/scope.ts'

export type Sources = Readonly<Record<string, SourceState>>

interface Change {
  readonly sources?: Sources
  readonly state?: Plan['state']
  readonly viewer?: Viewer
}

/** What a page knows now, and who wants to be told when it changes. */
export interface PageValues {
  readonly plan: Plan
  readonly sources: () => Sources
  readonly state: () => Plan['state']
  readonly viewer: () => Viewer
  readonly scope: Scope
  /** Puts new values in place of old ones, then tells who follows these keys. */
  readonly change: (next: Change, keys: readonly string[]) => void
  readonly put: (entries: readonly (readonly [string, SourceState])[]) => void
  readonly subscribe: (keys: readonly string[], listener: () => void) => () => void
}

export function createValues(plan: Plan, firstSources: Sources): PageValues {
  const listeners = new Map<string, Set<() => void>>()
  let now = { sources: firstSources, state: plan.state, viewer: visitor }
  let scope = blockScope(plan, now.sources, now.state)

  const change: PageValues['change'] = (next, keys) => {
    now = { ...now, ...next }
    scope = blockScope(plan, now.sources, now.state, { viewer: now.viewer })
    for (const key of keys) listeners.get(key)?.forEach((listener) => listener())
  }

  return {
    plan,
    sources: () => now.sources,
    state: () => now.state,
    viewer: () => now.viewer,
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
