/** What was found out a moment ago: asked for once while it is good, by all who want it at the same time. Failures are forgotten. */
export interface ShortMemory<Value> {
  readonly get: (key: string, find: () => Promise<Value>) => Promise<Value>
  readonly forget: (key: string) => void
  readonly clear: () => void
}

interface MemoryOptions {
  /** How many are kept; the one unused longest goes first. */
  readonly limit: number
  /** How long one is good, in ms. */
  readonly life: number
  /** Epoch ms. */
  readonly now: () => number
}

export function createShortMemory<Value>({ limit, life, now }: MemoryOptions): ShortMemory<Value> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>()
  const keep = (key: string, value: Promise<Value>, until: number) => {
    kept.delete(key)
    kept.set(key, { until, value })
    const oldest = kept.keys().next().value
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
  }
  return {
    get(key, find) {
      const found = kept.get(key)
      if (found && found.until > now()) {
        keep(key, found.value, found.until)
        return found.value
      }
      const value = find()
      keep(key, value, now() + life)
      value.catch(() => kept.get(key)?.value === value && kept.delete(key))
      return value
    },
    forget: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
