import { LRUCache } from 'lru-cache'
import type { SharedCount } from './messages.ts'

interface Window {
  count: number
  /** How many of them others were told of, or told of. */
  told: number
  readonly until: number
}

export interface Budgets {
  /** Counts one more of a key. @returns how many there were in its window, of all workers, and ms until the window ends */
  readonly use: (key: string, window: number, most: number) => { readonly current: number; readonly ttl: number }
  /** What others counted. */
  readonly learn: (counts: readonly SharedCount[]) => void
  /** What the others do not know yet. */
  readonly unshared: () => readonly SharedCount[]
}

/** Keys that are counted at once: who was not seen for longest is counted anew. */
const KEYS = 20_000
/** Others are told of a key once a worker saw this share of its budget used: most callers never come near. */
const WORTH_TELLING = 0.05

/**
 * Budgets that several workers count together: each counts what it sees, and tells the others of it four times a second. So a caller whose
 * calls reach several of them has one budget, which it may exceed by what comes within a quarter of a second. @param now epoch ms
 */
export function createBudgets(now: () => number): Budgets {
  const windows = new LRUCache<string, Window>({ max: KEYS })
  const toTell = new Set<string>()
  const windowOf = (key: string, until: number) => {
    const known = windows.get(key)
    if (known && known.until > now()) return known
    const begun = { count: 0, told: 0, until }
    windows.set(key, begun)
    return begun
  }
  return {
    use(key, window, most) {
      const counted = windowOf(key, now() + window)
      counted.count += 1
      if (counted.count > most * WORTH_TELLING) toTell.add(key)
      return { current: counted.count, ttl: counted.until - now() }
    },
    learn(counts) {
      for (const { key, count, until } of counts) {
        if (until <= now()) continue
        const counted = windowOf(key, until)
        counted.count += count
        counted.told += count
      }
    },
    unshared() {
      const found = [...toTell].flatMap((key) => {
        const counted = windows.peek(key)
        if (!counted || counted.until <= now() || counted.count === counted.told) return []
        const count = counted.count - counted.told
        counted.told = counted.count
        return [{ key, count, until: counted.until }]
      })
      toTell.clear()
      return found
    },
  }
}

/** ms between two tellings. */
const TELL_EVERY = 250

interface Others {
  readonly sendCounts: (counts: readonly SharedCount[]) => void
  readonly onCounts: (learn: (counts: readonly SharedCount[]) => void) => void
}

/** The budgets of a worker, told to the others until the process ends. */
export function sharedBudgets({ sendCounts, onCounts }: Others): Budgets {
  const budgets = createBudgets(Date.now)
  onCounts(budgets.learn)
  setInterval(() => {
    const counts = budgets.unshared()
    if (counts.length > 0) sendCounts(counts)
  }, TELL_EVERY).unref()
  return budgets
}
