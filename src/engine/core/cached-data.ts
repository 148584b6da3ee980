import type { SourceState } from '../../../schemas/page/plan.ts'

const seen = new WeakSet<object>()
const cached = new WeakSet<object>()

/** Records the data of a page that is rendered. A value that comes again as the same object must be of a cached reply, and is marked so. */
export function markCached(sources: Readonly<Record<string, SourceState>>): void {
  for (const name in sources) {
    const source = sources[name]!
    if (source.status !== 'ready' || typeof source.value !== 'object' || source.value === null) continue
    if (seen.has(source.value)) cached.add(source.value)
    else seen.add(source.value)
  }
}

/** Whether a value is of a cached reply, so that caching what is computed from it pays. */
export const isCached = (value: object): boolean => cached.has(value)
