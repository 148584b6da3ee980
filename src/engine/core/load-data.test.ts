import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visitor } from '../../../schemas/page/context.ts'
import type { Page } from '../../../schemas/page/page.ts'
import type { CallShape, SourceState } from '../../../schemas/page/plan.ts'
import { CallProblem } from '../../kit/call.ts'
import type { Call } from '../../kit/call.ts'
import { failedCall } from '../../kit/failed-call.ts'
import { createCaller } from './create-caller.ts'
import { loadData } from './load-data.ts'
import type { LoadInput } from './load-data.ts'
import { context, pageOf, planOf } from './test-fixtures.ts'

type Args = Readonly<Record<string, unknown>>
type Reply = (args: Args, shape: CallShape, signal: AbortSignal) => unknown

/** A call that answers with the reply of the path's last part, and remembers what was asked. */
function server(replies: Readonly<Record<string, Reply>>) {
  const asked: (readonly [string, Args])[] = []
  const call: Call = async (shape, args, signal) => {
    const name = shape.path.split('/').at(-1)!
    asked.push([name, args])
    return { data: await replies[name]!(args, shape, signal) }
  }
  return { call, asked }
}

const load = (data: Page['data'], call: Call, more: Partial<LoadInput> = {}, page: Partial<Page> = {}) =>
  loadData({
    plan: planOf(pageOf([], { data, ...page })),
    call,
    caller: createCaller,
    deadline: 1000,
    late: 'failed',
    ...more,
  })

const ready = (value: unknown): SourceState => ({ status: 'ready', value })
/** Of a member's own data, which may be asked for later. */
const notAskedFor: SourceState = { status: 'ready', value: null, skipped: true }
const pending: SourceState = { status: 'pending' }
const echo: Reply = (args) => args
const never: Reply = () => new Promise(() => {})
const dependsOnFailed = expect.objectContaining({ status: 'failed', code: 'depends-on-failed' })

describe('loadData: calls', () => {
  it('[R21] gives the value at the place that the endpoint names', async () => {
    const { call } = server({ list: () => [1, 2] })
    expect(await load({ a: { from: 'list' } }, call)).toEqual({ a: ready([1, 2]) })
  })

  it('[R21] starts everything that reads nothing before any answer is there', async () => {
    const open: (() => void)[] = []
    const { call } = server({
      list: () => new Promise<void>((resolve) => open.push(resolve)),
      detail: () => new Promise<void>((resolve) => open.push(resolve)),
    })
    const loading = load({ a: { from: 'list' }, b: { from: 'detail' } }, call)
    await vi.waitFor(() => expect(open).toHaveLength(2))
    open.forEach((answer) => answer())
    expect(Object.keys(await loading)).toEqual(['a', 'b'])
  })

  it('[R21] gives what reads another its value, without waiting for a slower neighbour', async () => {
    let answerSlow = (_value: unknown) => {}
    const slow = new Promise((resolve) => {
      answerSlow = resolve
    })
    const { call, asked } = server({ list: () => [{ id: 'x' }], detail: (args) => (args.id === 'slow' ? slow : args) })
    const loading = load(
      {
        late: { from: 'detail', with: { id: 'slow' } },
        first: { from: 'list' },
        second: { from: 'detail', with: { id: '{{ first[0].id }}' } },
      },
      call,
    )
    await vi.waitFor(() => expect(asked).toContainEqual(['detail', { id: 'x' }]))
    answerSlow('done')
    expect(await loading).toMatchObject({ late: ready('done'), second: ready({ id: 'x' }) })
  })

  it('[R21] looks at each source once, however many read it', async () => {
    const { call, asked } = server({ detail: echo })
    const readBoth = (at: number) => `{{ d${at - 1}.id == d${at - 2}.id }}`
    const entry = (at: number) => ({ from: 'detail', with: { id: `${at}`, size: at < 2 ? 0 : readBoth(at) } })
    const data = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`d${at}`, entry(at)]).toReversed())
    await load(data, call, { names: ['d59'] })
    expect(asked).toHaveLength(60)
  })

  it('[R22] makes equal calls once, whatever the order of their arguments', async () => {
    const { call, asked } = server({ detail: echo })
    const data = {
      a: { from: 'detail', with: { id: 'x', size: 1 } },
      b: { from: 'detail', with: { size: 1, id: 'x' } },
      c: { from: 'detail', with: { id: '{{ params.id }}', size: 1 } },
    }
    const plan = planOf(pageOf([], { data }), { ...context, params: { id: 'x' } })
    const states = await loadData({ plan, call, caller: createCaller, deadline: 1000, late: 'failed' })
    expect(asked).toEqual([['detail', { id: 'x', size: 1 }]])
    expect(states).toEqual({ a: states.b, b: states.c, c: ready({ id: 'x', size: 1 }) })
  })

  it('[R25] leaves arguments out that come out null', async () => {
    const { call, asked } = server({ detail: echo })
    await load({ a: { from: 'detail', with: { id: '{{ query.id }}', size: 2 } } }, call)
    expect(asked).toEqual([['detail', { size: 2 }]])
  })

  it('[R25] is ready with null without a call when its condition is not true', async () => {
    const { call, asked } = server({ list: echo })
    const data = { a: { from: 'list', when: '{{ state.open }}' } }
    expect(await load(data, call, {}, { state: { open: 'yes' } })).toEqual({ a: ready(null) })
    expect(asked).toEqual([])
    expect(await load(data, call, { state: { open: true } }, { state: { open: false } })).toEqual({
      a: ready({ size: 10 }),
    })
  })

  it('[R35] does not take a value from a prototype', async () => {
    const call: Call = async () => Object.create({ data: 'inherited' }) as unknown
    expect(await load({ a: { from: 'list' } }, call)).toEqual({ a: ready(null) })
  })
})

describe('loadData: batches', () => {
  const parts: Reply = ({ codes }) => ({
    parts: (codes as string[]).filter((code) => code !== 'GONE').map((code) => ({ code, text: `of ${code}` })),
  })
  const part = (code: string) => ({ from: 'parts', with: { codes: [code] } })

  it('[R22] joins the members of one turn, each text once, and gives each its own element', async () => {
    const { call, asked } = server({ parts })
    const states = await load({ a: part('A'), b: part('B'), again: part('A') }, call)
    expect(asked).toEqual([['parts', { codes: ['A', 'B'] }]])
    expect(states).toEqual({
      a: ready({ code: 'A', text: 'of A' }),
      b: ready({ code: 'B', text: 'of B' }),
      again: ready({ code: 'A', text: 'of A' }),
    })
  })

  it('[R22] gives a member that is not in the reply null', async () => {
    const { call } = server({ parts })
    expect(await load({ a: part('A'), gone: part('GONE') }, call)).toMatchObject({ gone: ready(null) })
  })

  it('[R22] gives a member without a text null, without asking for it', async () => {
    const { call, asked } = server({ parts })
    const none = { from: 'parts', with: { codes: ['{{ query.code }}'] } }
    expect(await load({ none, a: part('A') }, call)).toMatchObject({ none: ready(null) })
    expect(asked).toEqual([['parts', { codes: ['A'] }]])
  })

  it('[R22] sends another call for what the endpoint would not take at once', async () => {
    const { call, asked } = server({ parts })
    const states = await load({ a: part('A'), b: part('B'), c: part('C'), d: part('D') }, call)
    expect(asked).toEqual([
      ['parts', { codes: ['A', 'B', 'C'] }],
      ['parts', { codes: ['D'] }],
    ])
    expect(states).toMatchObject({ d: ready({ code: 'D', text: 'of D' }) })
  })

  it('[R22] keeps members with other arguments apart', async () => {
    const { call, asked } = server({ parts })
    await load({ a: part('A'), b: { from: 'parts', with: { codes: ['B'], full: true } } }, call)
    expect(asked).toEqual([
      ['parts', { codes: ['A'] }],
      ['parts', { full: true, codes: ['B'] }],
    ])
  })

  it('[R22] joins the members that become ready together, after those that were', async () => {
    const { call, asked } = server({ parts, list: () => ['C', 'D'] })
    await load({ codes: { from: 'list' }, a: part('A'), c: part('{{ codes[0] }}'), d: part('{{ codes[1] }}') }, call)
    expect(asked.filter(([name]) => name === 'parts')).toEqual([
      ['parts', { codes: ['A'] }],
      ['parts', { codes: ['C', 'D'] }],
    ])
  })
})

describe('loadData: a batch that is refused', () => {
  const part = (code: string) => ({ from: 'parts', with: { codes: [code] } })
  const codesOf = (args: Args) => args.codes as readonly string[]
  const partsBut = (bad: string) => (args: Args) => {
    if (codesOf(args).includes(bad)) throw new CallProblem('http-500', '系统开小差了，请稍后再试')
    return { parts: codesOf(args).map((code) => ({ code })) }
  }
  const refused = { status: 'failed', code: 'http-500' }

  it('[R47] is tried again member by member, so that one that the endpoint can’t bear costs no other', async () => {
    const { call, asked } = server({ parts: partsBut('B') })
    const states = await load({ a: part('A'), b: part('B'), c: part('C'), again: part('A') }, call)
    expect(asked.map(([, args]) => codesOf(args))).toEqual([['A', 'B', 'C'], ['A'], ['B'], ['C']])
    expect(states).toMatchObject({
      a: ready({ code: 'A' }),
      b: refused,
      c: ready({ code: 'C' }),
      again: ready({ code: 'A' }),
    })
  })

  it('[R47] is tried again once: an endpoint that is down fails all', async () => {
    const { call, asked } = server({
      parts: () => {
        throw new CallProblem('http-500', 'down')
      },
    })
    expect(await load({ a: part('A'), b: part('B') }, call)).toMatchObject({ a: refused, b: refused })
    expect(asked).toHaveLength(3)
  })

  it('[R47] of one member is not tried again', async () => {
    const { call, asked } = server({ parts: partsBut('B') })
    expect(await load({ b: part('B'), again: part('B') }, call)).toMatchObject({ b: refused, again: refused })
    expect(asked).toHaveLength(1)
  })

  it('[R47] is not tried again when it is late', async () => {
    const { call, asked } = server({ parts: never })
    const states = await load({ a: part('A'), b: part('B') }, call, { deadline: 1 })
    expect(states).toMatchObject({ a: { code: 'timeout' }, b: { code: 'timeout' } })
    expect(asked).toHaveLength(1)
  })
})

describe('loadData: the browser’s own data', () => {
  const data: Page['data'] = {
    mine: { from: 'list', load: 'browser', when: '{{ viewer.loggedIn }}' },
    weather: { from: 'detail', load: 'browser', with: { id: 'sanya' } },
    place: { from: 'detail', with: { id: '{{ weather.id }}' } },
    open: { from: 'detail', with: { id: 'open' } },
  }
  const member = { ...visitor, known: true, loggedIn: true, level: 3 }

  it('[R48a] has what was refused for want of a login, where late data is left to it', async () => {
    const call = () => Promise.reject(failedCall('not-logged-in'))
    const data = { mine: { from: 'detail', with: { id: 'a' } } } as const
    expect(await load(data, call, { late: 'pending' })).toEqual({ mine: pending })
    expect(await load(data, call, { late: 'failed' })).toMatchObject({ mine: { code: 'not-logged-in' } })
  })

  it('[R48] is left to it by who leaves late data to it, with all that reads it: pending, without a call', async () => {
    const { call, asked } = server({ list: echo, detail: echo })
    const states = await load(data, call, { late: 'pending' })
    expect(states).toEqual({ mine: notAskedFor, weather: pending, place: pending, open: ready({ id: 'open' }) })
    expect(asked).toEqual([['detail', { id: 'open' }]])
  })

  it('[R48] is loaded by the browser as any other', async () => {
    const { call } = server({ list: echo, detail: echo })
    expect(await load(data, call, { known: { weather: pending } })).toEqual({
      mine: notAskedFor,
      weather: ready({ id: 'sanya' }),
      place: ready({ id: 'sanya' }),
      open: ready({ id: 'open' }),
    })
  })

  it('[R49] is for the viewer given: a visitor when none is', async () => {
    const { call, asked } = server({ list: echo })
    expect(await load({ mine: data.mine! }, call, { viewer: member })).toEqual({ mine: ready({ size: 10 }) })
    expect(await load({ mine: data.mine! }, call)).toEqual({ mine: notAskedFor })
    expect(asked).toHaveLength(1)
  })
})

describe('loadData: failures', () => {
  const rejections: unknown[] = []
  const note = (reason: unknown) => rejections.push(reason)
  beforeEach(() => {
    rejections.length = 0
    process.on('unhandledRejection', note)
  })
  afterEach(() => {
    process.off('unhandledRejection', note)
    vi.useRealTimers()
  })

  const refuse: Reply = () => {
    throw new CallProblem('not-found', '请求地址失效')
  }
  const chain: Page['data'] = {
    bad: { from: 'list' },
    child: { from: 'detail', with: { id: '{{ bad.id }}' } },
    grandchild: { from: 'detail', with: { id: '{{ child.id }}' } },
    well: { from: 'detail', with: { id: 'w' } },
  }

  it('[R23] fails what reads a failed source, however far, and nothing else', async () => {
    const { call } = server({
      list: () => Promise.reject(new CallProblem('forbidden', '您没有此操作权限')),
      detail: echo,
    })
    expect(await load(chain, call)).toEqual({
      bad: { status: 'failed', code: 'forbidden', message: '您没有此操作权限' },
      child: dependsOnFailed,
      grandchild: dependsOnFailed,
      well: ready({ id: 'w' }),
    })
  })

  it('[R23] has what belongs to what is not there not there either', async () => {
    const { call } = server({ list: refuse, detail: echo })
    const notThere = { status: 'failed', code: 'not-found', message: '请求地址失效' }
    expect(await load(chain, call)).toEqual({
      ...{ bad: notThere, child: notThere, grandchild: notThere, well: ready({ id: 'w' }) },
    })
  })

  it('[R23] tells a shopper nothing of an error that is no refusal', async () => {
    const { call } = server({
      list: () => {
        throw new Error('secret of the house')
      },
    })
    const { a } = await load({ a: { from: 'list' } }, call)
    expect(a).toEqual({ status: 'failed', code: 'call-failed', message: '系统开小差了，请稍后再试' })
  })

  it.each([
    ['failed', { status: 'failed', code: 'timeout', message: '请求超时' }, dependsOnFailed],
    ['pending', pending, pending],
  ] as const)('[R24] makes a call past its deadline %s, and aborts it', async (late, own, child) => {
    vi.useFakeTimers()
    const signals: AbortSignal[] = []
    const { call } = server({
      list: (_args, _shape, signal) => signals.push(signal) && new Promise(() => {}),
      detail: echo,
    })
    const loading = load(chain, call, { late, deadline: 300 })
    await vi.advanceTimersByTimeAsync(299)
    expect(signals[0]!.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loading).toEqual({ bad: own, child, grandchild: child, well: ready({ id: 'w' }) })
    expect(signals[0]!.aborted).toBe(true)
  })

  it('[R24] leaves pending what nobody waits for any more', async () => {
    const { call, asked } = server({ list: never, detail: echo })
    const abort = new AbortController()
    const loading = load({ a: { from: 'list' } }, call, { signal: abort.signal })
    abort.abort()
    expect(await loading).toEqual({ a: pending })
    const after = await load({ b: { from: 'detail' } }, call, { signal: abort.signal })
    expect(after).toEqual({ b: pending })
    expect(asked.map(([name]) => name)).not.toContain('detail')
  })

  it('[R24] leaves no timer and no listener behind', async () => {
    vi.useFakeTimers()
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await load({ a: { from: 'list' } }, server({ list: echo }).call, { signal })
    expect(vi.getTimerCount()).toBe(0)
    expect(added).toHaveBeenCalledTimes(1)
    expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      added.mock.calls.map(([type, listener]) => [type, listener]),
    )
  })

  it('[R27] leaves no rejection behind when a call fails after its deadline, at once, or without a promise', async () => {
    const afterAbort: Reply = (_args, _shape, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    const { call } = server({ list: afterAbort, detail: refuse })
    vi.useFakeTimers()
    const loading = load(chain, call, { deadline: 300 })
    await vi.advanceTimersByTimeAsync(300)
    await loading
    const throwing: Call = () => {
      throw new Error('not even a promise')
    }
    expect(await load({ a: { from: 'list' } }, throwing)).toMatchObject({ a: { code: 'call-failed' } })
    // A rejection that nobody took is told once the tasks that are there have run.
    await vi.advanceTimersByTimeAsync(1)
    expect(rejections).toEqual([])
  })

  it('[R27] fails the entries of a cycle instead of waiting for ever', async () => {
    const { call } = server({ list: echo, detail: echo })
    const states = await load(
      {
        a: { from: 'detail', with: { id: '{{ b.id }}' } },
        b: { from: 'detail', with: { id: '{{ c.id }}' } },
        c: { from: 'detail', with: { id: '{{ a.id + b.id }}' } },
        self: { from: 'detail', with: { id: '{{ self.id }}' } },
        well: { from: 'list' },
      },
      call,
    )
    expect(states).toEqual({
      a: dependsOnFailed,
      b: dependsOnFailed,
      c: dependsOnFailed,
      self: dependsOnFailed,
      well: ready({ size: 10 }),
    })
  })

  it('[R34] fails a source whose arguments cost too much or are no expression', async () => {
    const { call } = server({ list: () => Array.from({ length: 3000 }, (_, at) => at), detail: echo })
    const costly = '{{ size(all.filter(x, all.exists(y, x + y < 0))) }}'
    const states = await load(
      {
        all: { from: 'list' },
        a: { from: 'detail', with: { id: costly } },
        b: { from: 'detail', with: { id: '{{ 1 +' } },
      },
      call,
    )
    expect(states.a).toMatchObject({ status: 'failed', code: 'expression-too-costly' })
    expect(states.b).toMatchObject({ status: 'failed', code: 'expression-invalid' })
  })
})

describe('loadData: names and what is known', () => {
  const data: Page['data'] = {
    first: { from: 'list' },
    second: { from: 'detail', with: { id: '{{ first[0] }}' } },
    other: { from: 'detail', with: { id: 'o' } },
  }
  const replies = { list: () => ['new'], detail: echo }

  it('[R26] loads only the names asked for, with the values known', async () => {
    const { call, asked } = server(replies)
    expect(await load(data, call, { names: ['second'], known: { first: ready(['old']) } })).toEqual({
      second: ready({ id: 'old' }),
    })
    expect(asked).toEqual([['detail', { id: 'old' }]])
  })

  it('[R26] loads what they need when it is not known or pending', async () => {
    const unknown: readonly LoadInput['known'][] = [{}, { first: pending }]
    for (const known of unknown) {
      const { call } = server(replies)
      expect(await load(data, call, { names: ['second'], known })).toEqual({
        first: ready(['new']),
        second: ready({ id: 'new' }),
      })
    }
  })

  it('[R26] waits for what another load has on its way, and tells what it began itself', async () => {
    const { call, asked } = server(replies)
    const began: string[] = []
    const known = { first: Promise.resolve(ready(['coming'])) }
    const started = (name: string) => void began.push(name)
    expect(await load(data, call, { names: ['second'], known, started })).toEqual({ second: ready({ id: 'coming' }) })
    expect([asked, began]).toEqual([[['detail', { id: 'coming' }]], ['second']])
  })

  it('[R26] loads a name asked for again although it is known', async () => {
    const { call } = server(replies)
    expect(await load(data, call, { names: ['first'], known: { first: ready(['old']) } })).toEqual({
      first: ready(['new']),
    })
  })

  it('[R26] does not load what is known to have failed for the sake of another', async () => {
    const { call, asked } = server(replies)
    const known = { first: { status: 'failed', code: 'x', message: 'y' } as const }
    expect(await load(data, call, { names: ['second'], known })).toEqual({ second: dependsOnFailed })
    expect(asked).toEqual([])
  })

  it('[R26] passes over names that the page does not have', async () => {
    const { call } = server(replies)
    expect(await load(data, call, { names: ['gone', 'constructor', '__proto__'] })).toEqual({})
  })
})
