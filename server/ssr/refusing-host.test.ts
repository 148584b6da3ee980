import { describe, expect, it, vi } from 'vitest'
import type { CallShape } from '../../schemas/page/plan.ts'
import { type Call, CallProblem } from '../../src/kit/call.ts'
import { watchHost } from './refusing-host.ts'

const shape = (path: string, more: Partial<CallShape> = {}): CallShape => ({
  ...{ method: 'GET', path, params: [], query: [], body: [], value: ['data'] },
  ...more,
})
const { signal } = new AbortController()

/** A host whose endpoints in `refused` refuse with this code. */
function hostOf(code = '9001', message = '系统升级中') {
  const refused = new Set<string>()
  const host = vi.fn<Call>(async ({ path }, { of }) => {
    if (refused.has(path) || refused.has(`${path} ${String(of)}`) || (refused.has('all') && path !== '/whole'))
      throw new CallProblem(code, message)
    return { data: {} }
  })
  const clock = { now: 0 }
  const call = watchHost(host, 100, () => clock.now)(host)
  const ask = (path: string, more: Partial<CallShape> = {}, args = {}) =>
    call(shape(path, more), args, signal).then(
      () => 'fulfilled',
      (error: CallProblem) => error.code,
    )
  return { refused, host, clock, ask }
}

describe('a host that refuses with HTTP 200 and a code of its own', () => {
  it('fails, where it refuses in the same words what it fulfilled before', async () => {
    const { refused, ask } = hostOf()
    await ask('/a')
    refused.add('all')
    expect(await Promise.all([ask('/b'), ask('/c')])).toEqual(['under-maintenance', 'under-maintenance'])
  })

  it('refuses one call, where it fulfils others', async () => {
    const { refused, ask } = hostOf()
    await ask('/a')
    await ask('/b')
    refused.add('/b')
    expect(await ask('/b')).toBe('9001')
  })

  it('has nothing of some things, where it fulfils others still', async () => {
    const { refused, ask } = hostOf()
    for (const path of ['/a', '/b', '/c']) await ask(path)
    refused.add('/b').add('/c')
    expect(await Promise.all([ask('/b'), ask('/c')])).toEqual(['9001', '9001'])
  })

  it('has nothing of one thing of an endpoint, and of another endpoint, where it has others of the first', async () => {
    const { refused, ask } = hostOf()
    await ask('/parts', {}, { of: 'banner' })
    await ask('/parts', {}, { of: 'tab' })
    refused.add('/parts tab').add('/b')
    expect(await ask('/b')).toBe('9001')
  })

  it('is asked once a second whether it refuses everything, and found well again', async () => {
    const { refused, host, clock, ask } = hostOf()
    await ask('/a')
    refused.add('all')
    await ask('/b')
    const before = host.mock.calls.length
    expect(await ask('/c')).toBe('under-maintenance')
    expect(host.mock.calls.length - before).toBe(1)
    refused.clear()
    refused.add('/b')
    clock.now += 1_000
    expect(await ask('/b')).toBe('9001')
  })

  it('is asked by one call at a time while it is in trouble, and the seldomer the longer that lasts', async () => {
    const { refused, host, clock, ask } = hostOf()
    const pages = Array.from({ length: 20 }, (_, at) => `/page-${at}`)
    for (const path of pages) await ask(path)
    refused.add('all')
    const crowd = async () => {
      const before = host.mock.calls.length
      const codes = new Set(await Promise.all(pages.map((path) => ask(path))))
      return [[...codes], host.mock.calls.length - before - pages.length]
    }
    expect(await crowd()).toEqual([['under-maintenance'], 8])
    const again: unknown[] = []
    for (let second = 1; second <= 120; second += 1) {
      clock.now = second * 1_000
      const [codes, more] = await crowd()
      expect(codes).toEqual(['under-maintenance'])
      if (more !== 0) again.push([second, more])
    }
    expect(again).toEqual([1, 3, 7, 15, 31, 61, 91].map((second) => [second, 1]))
  })

  it('is asked by one call at a time too where each refusal has words of its own', async () => {
    let [asking, most, calls] = [0, 0, 0]
    const host: Call = async ({ path }, { of }) => {
      calls += 1
      most = Math.max(most, (asking += 1))
      await Promise.resolve()
      asking -= 1
      if (path !== '/a') throw new CallProblem('not-found', `没有 ${String(of)}`)
      return { data: {} }
    }
    const call = watchHost(
      host,
      100,
      () => 0,
    )(async (...args) => {
      asking -= 1
      calls -= 1
      return host(...args).finally(() => (asking += 1))
    })
    await call(shape('/a'), {}, signal)
    const wanted = Array.from({ length: 50 }, (_, of) => call(shape('/thing'), { of }, signal).catch(() => 'refused'))
    expect(new Set(await Promise.all(wanted))).toEqual(new Set(['refused']))
    expect([most, calls]).toEqual([1, 1])
  })

  it('is looked at anew as soon as it fulfils something, however long its trouble lasted', async () => {
    const { refused, clock, ask } = hostOf()
    await ask('/a')
    await ask('/c')
    refused.add('all')
    for (const now of [0, 1_000, 3_000, 7_000, 15_000]) {
      clock.now = now
      expect(await ask('/b')).toBe('under-maintenance')
    }
    refused.clear()
    refused.add('/b')
    expect(await ask('/a')).toBe('fulfilled')
    expect(await ask('/b')).toBe('9001')
  })

  it('fails where it refuses the one call that it ever fulfilled, and nothing else can be asked', async () => {
    const { refused, host, ask } = hostOf()
    await ask('/a')
    refused.add('all')
    expect(await ask('/a')).toBe('under-maintenance')
    expect(host).toHaveBeenCalledTimes(2)
    refused.clear()
    await ask('/b')
    refused.add('/a')
    expect(await ask('/a'), 'something else can be asked').toBe('9001')
  })

  it.each(['off-shelf', 'not-found'])('fails too where it says of everything that it is %s', async (code) => {
    const { refused, ask } = hostOf(code)
    await ask('/a')
    refused.add('/b')
    expect(await ask('/b')).toBe(code)
    const other = hostOf(code)
    await other.ask('/a')
    other.refused.add('all')
    expect(await other.ask('/b')).toBe('under-maintenance')
  })

  it('fails too where all is well and nothing is there, and not where one thing is not', async () => {
    const replies: Record<string, unknown> = { '/a': { data: {} }, '/b': { data: null } }
    const host: Call = async ({ path }) => replies[path]
    const call = watchHost(host, 100, () => 0)(host)
    const ask = (path: string) => call(shape(path, { value: ['data'] }), {}, signal)
    await ask('/a')
    expect(await ask('/b')).toEqual({ data: null })
    replies['/a'] = { data: null }
    const later = watchHost(host, 100, () => 0)
    replies['/c'] = { data: [] }
    await later(host)(shape('/c', { value: ['data'] }), {}, signal)
    replies['/c'] = { data: null }
    await expect(later(host)(shape('/b', { value: ['data'] }), {}, signal)).rejects.toThrow('服务器正在维修')
  })

  it.each(['403', 'not-logged-in', 'http-401'])('is believed without a question where its code is %s', async (code) => {
    const { refused, host, ask } = hostOf(code)
    await ask('/a')
    refused.add('all')
    expect(await ask('/b')).toBe(code)
    expect(host).toHaveBeenCalledTimes(2)
  })

  it('is not asked for what has nothing to be told by', async () => {
    const { refused, ask } = hostOf()
    await ask('/a')
    await ask('/whole', { value: [] })
    refused.add('all')
    expect(await ask('/b')).toBe('under-maintenance')
  })

  describe('of which nothing was fulfilled since the server began', () => {
    const always = [shape('/always'), {}] as const
    /** @param refused paths; `all` of them */
    const begun = (refused: ReadonlySet<string>, code = 'http-500') => {
      let answers = 0
      const host = vi.fn<Call>(async ({ path }) => {
        if (refused.has(path) || refused.has('all')) throw new CallProblem(code, `出错了（编号 ${(answers += 1)}）`)
        return { data: {} }
      })
      const call = watchHost(host, 100, () => 0, always)(host)
      const ask = (path: string) =>
        call(shape(path), {}, signal).then(
          () => 'fulfilled',
          (error: CallProblem) => error.code,
        )
      return { host, ask }
    }

    it.each(['http-500', 'http-404', 'http-405', 'http-429'])('fails where all that it says is %s', async (code) => {
      expect(await begun(new Set(['all']), code).ask('/a')).toBe('under-maintenance')
    })

    it('has not this one thing, where what is always there is there', async () => {
      const { host, ask } = begun(new Set(['/a']), 'not-found')
      expect(await ask('/a')).toBe('not-found')
      expect(host).toHaveBeenCalledTimes(2)
      expect(await begun(new Set(['/always'])).ask('/always')).toBe('http-500')
    })

    it('has no longer the one thing that was ever asked for', async () => {
      const refused = new Set<string>()
      const { ask } = begun(refused, 'off-shelf')
      expect(await ask('/product')).toBe('fulfilled')
      refused.add('/product')
      expect(await ask('/product')).toBe('off-shelf')
    })
  })

  it('is not asked for what needs a login, nor where it fulfilled nothing yet', async () => {
    const { refused, ask } = hostOf()
    await ask('/mine', { auth: 'required' })
    refused.add('all')
    expect(await ask('/b')).toBe('9001')
  })
})
