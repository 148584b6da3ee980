import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from './answer.ts'
import { createPageCache, type CacheableAnswer, type PageCache } from './page-cache.ts'

const answer = (text: string): Answer => {
  const body = Buffer.from(text)
  return { status: 200, etag: `"${text}"`, headers: {}, bodies: { br: body, gzip: body, identity: body } }
}
const made = (text: string, maxAge = 30, more: Partial<CacheableAnswer> = {}): CacheableAnswer => ({
  answer: answer(text),
  maxAge,
  ...more,
})
const textOf = (found: Answer | undefined) => found?.bodies.identity.toString()

let now = 0
let cache: PageCache

beforeEach(() => {
  now = 1_000_000
  cache = createPageCache({ answers: 2, bytes: 1_000 }, () => now)
})

const put = (key: string, text: string, maxAge?: number, more?: Partial<CacheableAnswer>) =>
  cache.get(key, async () => made(text, maxAge, more))

/** Something that is made when the test says so. */
function slow() {
  const parts: { done: (made: CacheableAnswer) => void; fail: (error: Error) => void }[] = []
  const make = vi.fn(() => new Promise<CacheableAnswer>((done, fail) => void parts.push({ done, fail })))
  return { make, parts }
}

describe('a kept answer', () => {
  it('is given while it is fresh, without making another', async () => {
    await put('home', 'one', 30)
    now += 29_999
    const make = vi.fn()
    expect([textOf(await cache.get('home', make)), textOf(cache.fresh('home'))]).toEqual(['one', 'one'])
    expect(make).not.toHaveBeenCalled()
  })

  it('is given stale while one new answer is made behind it', async () => {
    await put('home', 'one', 30)
    now += 30_000
    const { make, parts } = slow()
    expect([textOf(cache.fresh('home')), textOf(await cache.get('home', make))]).toEqual([undefined, 'one'])
    expect(textOf(await cache.get('home', make))).toBe('one')
    expect(make).toHaveBeenCalledOnce()
    parts[0]!.done(made('two'))
    await vi.waitFor(() => expect(textOf(cache.fresh('home'))).toBe('two'))
  })

  it('is not given when it is stale for five minutes', async () => {
    await put('home', 'one', 30)
    now += 330_000
    expect(textOf(await put('home', 'two'))).toBe('two')
  })

  it('stays, while nobody answers, in the place of what is made then; the next good one takes it', async () => {
    await put('home', 'good', 30)
    now += 10 * 60_000
    expect(textOf(await put('home', 'lost', 1, { lost: 'all', wrongAfter: 1 }))).toBe('good')
    expect(textOf(cache.fresh('home'))).toBe('good')
    now += 1_000
    expect(cache.fresh('home')).toBeUndefined()
    // Given at once, and asked for anew behind.
    expect(textOf(await put('home', 'again', 30))).toBe('good')
    await vi.waitFor(() => expect(textOf(cache.fresh('home'))).toBe('again'))
  })

  it('stays no longer than a day, nor beyond the moment at which it is wrong', async () => {
    const lost = { lost: 'all', wrongAfter: 1 } as const
    await put('home', 'good', 30)
    await put('sale', 'before the sale', 30, { wrongAfter: 600, standsFor: 600 })
    now += 600_000
    expect(textOf(await put('sale', 'lost', 1, lost))).toBe('lost')
    for (const hours of [12, 11]) {
      now += hours * 60 * 60_000
      expect(textOf(await put('home', 'lost', 1, lost))).toBe('good')
      await vi.waitFor(() => expect(textOf(cache.fresh('home'))).toBe('good'))
    }
    now += 60 * 60_000
    expect(textOf(await put('home', 'lost', 1, lost))).toBe('lost')
  })

  it('stays though it names a minute that is over: what it sells is as good as it was', async () => {
    await put('home', 'good morning', 30, { wrongAfter: 12 })
    now += 60_000
    expect(textOf(await put('home', 'with a hole', 1, { lost: 'some', wrongAfter: 1, standsFor: 1 }))).toBe(
      'good morning',
    )
    now += 10 * 60_000
    expect(textOf(await put('home', 'lost', 1, { lost: 'all', wrongAfter: 1, standsFor: 1 }))).toBe('good morning')
    await vi.waitFor(() => expect(textOf(cache.fresh('home'))).toBe('good morning'))
  })

  it('stays in the place of one of which calls are late, as they are while a backend hangs', async () => {
    await put('home', 'good', 30)
    now += 10 * 60_000
    expect(textOf(await put('home', 'late', 1, { lost: 'late' }))).toBe('good')
    now += 61_000
    expect(textOf(await put('home', 'lost', 1, { lost: 'all', wrongAfter: 1, standsFor: 1 }))).toBe('good')
    cache.clear()
    await put('home', 'good', 30)
    now += 20 * 60_000
    expect(textOf(await put('home', 'late', 1, { lost: 'late' })), 'what the browser can wait for').toBe('late')
    now += 61_000
    expect(textOf(await put('home', 'lost', 1, { lost: 'all', wrongAfter: 1, standsFor: 1 }))).toBe('good')
  })

  it.each(['some', 'all'] as const)(
    'is never one of which calls were late, also where it was seen first while a backend hung: %s of them are lost then',
    async (lost) => {
      expect(textOf(await put('home', 'late', 1, { lost: 'late' }))).toBe('late')
      now += 61_000
      expect(textOf(await put('home', 'lost', 1, { lost, wrongAfter: 1, standsFor: 1 }))).toBe('lost')
      now += 5_000
      expect(textOf(await put('home', 'good', 30))).toBe('good')
      now += 60_000
      await put('home', 'late', 1, { lost: 'late' })
      now += 60_000
      expect(textOf(await put('home', 'lost', 1, { lost, wrongAfter: 1, standsFor: 1 }))).toBe('good')
    },
  )

  it('stays good beside one with a hole, which is made while the backend goes away', async () => {
    await put('home', 'good', 30)
    now += 10 * 60_000
    expect(textOf(await put('home', 'with a hole', 1, { wrongAfter: 1, standsFor: 1 }))).toBe('with a hole')
    now += 5_000
    expect(textOf(await put('home', 'lost', 1, { lost: 'all', wrongAfter: 1 }))).toBe('good')
  })

  it('gives way to a newer good one until that is turned by its schedule, and stands in again from then on', async () => {
    await put('home', 'yesterday’s price', 30)
    now += 10 * 60_000
    await put('home', 'today’s price', 30, { standsFor: 300 })
    const lost = (more: Partial<CacheableAnswer>) =>
      put('home', 'lost', 1, { wrongAfter: 1, standsFor: 1, ...more }).then(textOf)
    now += 100_000
    expect(await lost({ lost: 'all' })).toBe('today’s price')
    cache.expire()
    expect(await lost({ lost: 'some' })).toBe('today’s price')
    now += 200_000
    expect(await lost({ lost: 'all' }), 'its sale is over').toBe('yesterday’s price')
  })

  it('stays in the place of one of which some calls were lost, as the replies that are known grow old one by one', async () => {
    await put('home', 'good', 30)
    for (const seconds of [90, 27, 600]) {
      now += seconds * 1_000
      expect(textOf(await put('home', 'with a hole', 1, { lost: 'some', wrongAfter: 1 }))).toBe('good')
      await vi.waitFor(() => expect(textOf(cache.fresh('home'))).toBe('good'))
    }
    now += 60 * 60_000
    expect(textOf(await put('home', 'lost', 1, { lost: 'all', wrongAfter: 1 }))).toBe('good')
  })

  it('gives way where some calls are lost for long and the others are not: their news are worth more than the whole', async () => {
    await put('home', 'good', 30)
    now += 21 * 60_000
    expect(textOf(await put('home', 'with a hole', 1, { lost: 'some', wrongAfter: 1 }))).toBe('with a hole')
    now += 1_000
    expect(textOf(await put('home', 'lost', 1, { lost: 'all', wrongAfter: 1 }))).toBe('good')
    now += 1_000
    await put('home', 'whole', 30)
    await vi.waitFor(() => expect(textOf(cache.fresh('home'))).toBe('whole'))
  })

  it('with a hole is given where none was good, and none is good by it', async () => {
    expect(textOf(await put('home', 'with a hole', 1, { lost: 'some', wrongAfter: 1 }))).toBe('with a hole')
    now += 1_000
    expect(textOf(await put('home', 'other hole', 1, { lost: 'some', wrongAfter: 1 }))).toBe('other hole')
  })

  it('that is lost is in nobody’s place', async () => {
    await put('home', 'lost', 1, { lost: 'all' })
    now += 120_000
    expect(textOf(await put('home', 'lost too', 1, { lost: 'all' }))).toBe('lost too')
  })

  it('is not given once it is wrong, be it fresh or stale', async () => {
    await put('home', 'before the sale', 10, { wrongAfter: 15 })
    now += 14_999
    expect(textOf(await cache.get('home', slow().make))).toBe('before the sale')
    cache.clear()
    await put('home', 'before the sale', 10, { wrongAfter: 15 })
    now += 15_000
    expect(textOf(await put('home', 'the sale'))).toBe('the sale')
  })

  it('of no age is given to those who wait for it and to nobody later', async () => {
    await put('home', 'one', 0)
    expect(textOf(await put('home', 'two', 0))).toBe('two')
  })

  it('goes when there are more than the limit, the one unused longest first', async () => {
    await put('a', 'A')
    await put('b', 'B')
    cache.fresh('a')
    await put('c', 'C')
    expect(['a', 'b', 'c'].map((key) => textOf(cache.fresh(key)))).toEqual(['A', undefined, 'C'])
  })
})

describe('answers that take more than the limit together', () => {
  beforeEach(() => {
    cache = createPageCache({ answers: 10, bytes: 700 }, () => now)
  })

  const freshOf = (...keys: readonly string[]) => keys.filter((key) => cache.fresh(key))

  it('go, the one unused longest first, also where they are few', async () => {
    await put('home', 'h'.repeat(300))
    await put('stay', 's'.repeat(300))
    await put('cart', 'c'.repeat(300))
    expect(freshOf('home', 'stay', 'cart')).toEqual(['stay', 'cart'])
  })

  it('count the last good one too, where it stands in for longer', async () => {
    await put('home', 'g'.repeat(350))
    now += 90_001
    await put('stay', 's'.repeat(100))
    await put('home', 'h'.repeat(300), 30, { standsFor: 60 })
    expect(freshOf('home', 'stay')).toEqual(['home'])
  })
})

describe('an answer that is being made', () => {
  it('is shared by all who ask meanwhile', async () => {
    const { make, parts } = slow()
    const asked = [cache.get('home', make), cache.get('home', make), cache.get('other', make)]
    parts.forEach(({ done }, index) => done(made(`answer ${index}`)))
    expect((await Promise.all(asked)).map(textOf)).toEqual(['answer 0', 'answer 0', 'answer 1'])
  })

  it('that fails fails those who wait, and the next one makes it anew', async () => {
    const { make, parts } = slow()
    const asked = [cache.get('home', make), cache.get('home', make)]
    parts[0]!.fail(new Error('database gone'))
    const results = await Promise.allSettled(asked)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(textOf(await put('home', 'again'))).toBe('again')
  })

  it('that fails behind a stale one leaves that as it is, and is tried again', async () => {
    await put('home', 'one', 30)
    now += 30_000
    const { make, parts } = slow()
    await cache.get('home', make)
    parts[0]!.fail(new Error('database gone'))
    await vi.waitFor(async () => {
      expect(textOf(await cache.get('home', make))).toBe('one')
      expect(make).toHaveBeenCalledTimes(2)
    })
  })

  it('goes to those who asked before a clear, and is not kept after it', async () => {
    const { make, parts } = slow()
    const before = cache.get('home', make)
    cache.clear()
    const after = cache.get('home', make)
    parts[0]!.done(made('old page'))
    expect([textOf(await before), textOf(cache.fresh('home'))]).toEqual(['old page', undefined])
    const joined = cache.get('home', make)
    parts[1]!.done(made('new page'))
    expect((await Promise.all([after, joined])).map(textOf)).toEqual(['new page', 'new page'])
    expect(make).toHaveBeenCalledTimes(2)
  })
})

describe('a cache that expired', () => {
  it('makes each answer anew, and gives none that is stale', async () => {
    await put('home', 'one', 30)
    cache.expire()
    expect(cache.fresh('home')).toBeUndefined()
    expect(textOf(await put('home', 'two', 30))).toBe('two')
    expect(textOf(cache.fresh('home'))).toBe('two')
  })

  it('still has the last good answer for one that is lost', async () => {
    await put('home', 'good', 30)
    cache.expire()
    expect(textOf(await put('home', 'lost', 5, { lost: 'all' }))).toBe('good')
    expect(textOf(cache.fresh('home'))).toBe('good')
  })

  it('does not keep what was being made', async () => {
    const { make, parts } = slow()
    const asked = cache.get('home', make)
    cache.expire()
    parts[0]!.done(made('old'))
    expect(textOf(await asked)).toBe('old')
    expect(cache.fresh('home')).toBeUndefined()
  })
})
