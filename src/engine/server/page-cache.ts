import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'
import type { LostCalls } from './is-lost.ts'

interface CacheEntry {
  readonly answer: Answer
  readonly freshUntil: number
  readonly staleUntil: number
  /** What is given in the place of one that is lost: the last that was good, and before it the one that stands for longest where that is longer. */
  readonly good: readonly GoodAnswer[]
  /** How often all was expired or forgotten before it was made. */
  readonly generation: number
}

interface GoodAnswer {
  readonly answer: Answer
  readonly madeAt: number
  readonly until: number
}

export interface PageCache {
  /** The kept answer if it is fresh, for callers that can't wait. */
  readonly fresh: (key: string) => Answer | undefined
  /** The kept answer (a stale one is renewed behind it), else a new one, or the last good one if that is lost; askers at the same time share it. */
  readonly get: (key: string, make: () => Promise<CacheableAnswer>) => Promise<Answer>
  /** No answer is given as it was, fresh or stale; the last good ones still stand in for those that are lost. */
  readonly expire: () => void
  readonly clear: () => void
}

export interface CacheableAnswer {
  readonly answer: Answer
  /** Seconds that the answer is fresh. */
  readonly maxAge: number
  /** Seconds after which it is wrong and must not be given, stale or not; never when absent. */
  readonly wrongAfter?: number | undefined
  /** Seconds for which it may be given in the place of one that is lost; longer than that its own place where only the minute it names is over. */
  readonly standsFor?: number | undefined
  /**
   * Calls of it got no answer when it was made. The last one that was good is given in its place, while there is one: where a backend hangs, the
   * browser would wait for what is late too. Without one, what is late the browser gets.
   */
  readonly lost?: LostCalls | undefined
}

/** After its time an answer may still be given this long, in ms, while a new one is made. */
const STALE = 60_000
/** How long the last good answer stands in for those that are lost, in ms: while nobody answers nothing can be bought at an old price. */
const LAST_GOOD = 24 * 60 * 60 * 1000
/**
 * How long it does so where some calls are answered, in ms: longer than the oldest replies that pages take (maxStale), which grow old one
 * by one after a backend went away. Where the others are answered still, what they say is worth more than a page that is whole.
 */
const LAST_WHOLE = 20 * 60 * 1000

/**
 * A page with a hole in it, of what was refused, is good for a moment only, and one that a schedule turns until then: the one before it, which
 * stands for longer, stays good beside it, for the time after that.
 */
function goodBeside(before: readonly GoodAnswer[], made: GoodAnswer | undefined): readonly GoodAnswer[] {
  if (!made) return before
  const longest = before.at(-1)
  return longest && longest.until > made.until ? [made, longest] : [made]
}

/** Until when the last good answer counts for more than one of which calls were lost. */
const standInUntil = ({ madeAt, until }: GoodAnswer, lost: LostCalls): number =>
  lost === 'all' ? until : Math.min(until, madeAt + LAST_WHOLE)

/** What is kept where something was made: that, or the last good one in its place when it is lost. @param madeAt epoch ms */
function entryOf(
  { answer, maxAge, wrongAfter = Infinity, standsFor = Infinity, lost }: CacheableAnswer,
  before: readonly GoodAnswer[],
  madeAt: number,
): Omit<CacheEntry, 'generation'> {
  const freshUntil = madeAt + maxAge * 1000
  // The newest that stands: an older one may say what was sold before it.
  const standing = lost && before.find((good) => standInUntil(good, lost) > madeAt)
  if (standing) {
    const standsUntil = standInUntil(standing, lost)
    // Asked for again as soon as the lost one would have been.
    return {
      answer: standing.answer,
      freshUntil: Math.min(freshUntil, standsUntil),
      staleUntil: standsUntil,
      good: before,
    }
  }
  const staleUntil = Math.min(freshUntil + (maxAge > 0 ? STALE : 0), madeAt + wrongAfter * 1000)
  // One of which calls are late is whole once it is asked for again, where somebody answers: until then it is nothing to come back to.
  const made =
    lost === undefined ? { answer, madeAt, until: madeAt + Math.min(LAST_GOOD, standsFor * 1000) } : undefined
  return { answer, freshUntil, staleUntil, good: goodBeside(before, made) }
}

/** What an answer takes as it was made; its packed forms, where somebody asks for them, are a fifth of that each. */
const bytesOf = ({ bodies }: Answer) => bodies.identity.length

/** At least 1, as the library wants it. */
const sizeOf = ({ answer, good }: CacheEntry) =>
  [...new Set([answer, ...good.map((one) => one.answer)])].reduce((sum, one) => sum + bytesOf(one), 1)

export interface CacheLimits {
  readonly answers: number
  readonly bytes: number
}

/** @param limits what is kept at most; the least recently used goes first. @param now epoch ms */
export function createPageCache({ answers, bytes }: CacheLimits, now: () => number): PageCache {
  const kept = new LRUCache<string, CacheEntry>({ max: answers, maxSize: bytes, sizeCalculation: sizeOf })
  const making = new Map<string, Promise<Answer>>()
  let generation = 0

  const fresh = (key: string) => {
    const found = kept.peek(key)
    if (!found || found.generation < generation || found.freshUntil <= now()) return undefined
    return kept.get(key)?.answer
  }

  /** @returns the answer to give */
  const put = (key: string, made: CacheableAnswer): Answer => {
    const entry = { ...entryOf(made, kept.peek(key)?.good ?? [], now()), generation }
    kept.set(key, entry)
    return entry.answer
  }

  const renew = (key: string, make: () => Promise<CacheableAnswer>) => {
    const begun = generation
    const promise = make()
      .then((made) => (begun === generation ? put(key, made) : made.answer))
      .finally(() => begun === generation && making.delete(key))
    making.set(key, promise)
    return promise
  }

  return {
    fresh,
    async get(key, make) {
      const answer = fresh(key)
      if (answer) return answer
      const found = kept.peek(key)
      const renewing = making.get(key) ?? renew(key, make)
      if (!found || found.generation < generation || found.staleUntil <= now()) return renewing
      renewing.catch(() => undefined)
      return found.answer
    },
    expire() {
      generation += 1
      making.clear()
    },
    clear() {
      generation += 1
      kept.clear()
      making.clear()
    },
  }
}
