import { describe, expect, it } from 'vitest'
import type { PlannedSource, SourceState } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import { CallProblem } from '../../kit/call.ts'
import { loadMore, markReplaced, type PagedPage, reloadPages } from './load-more.ts'
import { blockScope } from './scope.ts'
import { context } from './test-fixtures.ts'

const source = (more: Partial<PlannedSource>): PlannedSource => ({
  from: 'list',
  call: { method: 'GET', path: '/list', params: [], query: [], body: [], value: [] },
  reads: [],
  ...more,
})
const list = source({
  with: { num: 1, tag: '{{ state.tag }}', place: '{{ query.place }}', at: '{{ other.name }}' },
  pages: { by: 'num', items: 'list' },
  reads: ['state.tag', 'query.place', 'other'],
})
const ready = (value: unknown): SourceState => ({ status: 'ready', value })
const first = { list: ['a'], total: 3 }
const settled = () => new Promise<void>((done) => setTimeout(done))

/** A page with one paged entry; what it knows is in `sources`, `state` and `query`. */
function shown(value: SourceState = ready(first), data: Readonly<Record<string, PlannedSource>> = { list }) {
  const made: { readonly args: unknown; readonly answer: (reply: unknown) => Promise<void> }[] = []
  const call: Call = (_shape, args) =>
    new Promise((resolve, reject) => {
      const answer = (reply: unknown) => {
        if (reply instanceof Error) reject(reply)
        else resolve(reply)
        return settled()
      }
      made.push({ args, answer })
    })
  const knows = {
    sources: { list: value, other: ready({ name: 'bay' }) } as Record<string, SourceState>,
    state: { tag: 'sea' },
    query: {} as Record<string, string>,
    isLoading: false,
  }
  const page: PagedPage = {
    plan: { context, data: { ...data, other: source({}) } },
    scope: (name) => blockScope({ context: { ...context, query: knows.query } }, knows.sources, knows.state)(name),
    source: (name) => knows.sources[name],
    isLoading: () => knows.isLoading,
    put: (entries) => Object.assign(knows.sources, Object.fromEntries(entries)),
  }
  const more = () => {
    void loadMore(page, call, 'list')
    return settled()
  }
  const valueOf = () => (knows.sources.list?.status === 'ready' ? knows.sources.list.value : undefined)
  return { page, knows, made, more, valueOf }
}

describe('the next page', () => {
  it('[R52] is asked for after the last one, with what the page knows by then, and appended', async () => {
    const { knows, made, more, valueOf } = shown()
    await more()
    expect(valueOf()).toEqual({ ...first, more: 'loading' })
    await made[0]!.answer({ list: ['b'], total: 2 })
    expect(valueOf()).toEqual({ list: ['a', 'b'], total: 3, more: 'ready' })
    knows.state = { tag: 'snow' }
    await more()
    await made[1]!.answer({ list: ['c'] })
    expect(made.map(({ args }) => args)).toEqual([
      { num: 2, tag: 'sea', at: 'bay' },
      { num: 3, tag: 'snow', at: 'bay' },
    ])
    expect(valueOf()).toMatchObject({ list: ['a', 'b', 'c'] })
  })

  it('[R52] is the second one after the first came anew', async () => {
    const { knows, made, more } = shown()
    await more()
    await made[0]!.answer({ list: ['b'] })
    knows.sources.list = ready({ list: ['x'] })
    await more()
    expect(made[1]!.args).toMatchObject({ num: 2 })
  })

  it('[R53] ends the list when it has no items: nothing is asked for after it', async () => {
    const { knows, made, more, valueOf } = shown()
    await more()
    await made[0]!.answer({ list: [] })
    expect(valueOf()).toEqual({ ...first, more: 'finished' })
    await more()
    expect(made).toHaveLength(1)
    knows.sources.list = ready(first)
    await more()
    expect(made).toHaveLength(2)
  })

  it('[R54] is asked for once while it is on its way', async () => {
    const { made, more } = shown()
    await more()
    await more()
    expect(made).toHaveLength(1)
  })

  it('[R54] failed, and is tried again', async () => {
    const { made, more, valueOf } = shown()
    await more()
    await made[0]!.answer(new CallProblem('timeout', '请求超时'))
    expect(valueOf()).toEqual({ ...first, more: 'failed' })
    await more()
    expect(made[1]!.args).toMatchObject({ num: 2 })
    await made[1]!.answer({ list: ['b'] })
    expect(valueOf()).toEqual({ list: ['a', 'b'], total: 3, more: 'ready' })
  })

  it('[R54] is not asked for while the first is on its way, and the value says that its items will be replaced', async () => {
    const { page, knows, made, more, valueOf } = shown()
    knows.isLoading = true
    markReplaced(page)
    expect(valueOf()).toEqual({ ...first, more: 'replacing' })
    await more()
    expect(made).toEqual([])
  })

  it('[R54] is dropped when what it belongs to was replaced meanwhile', async () => {
    const { knows, made, more, valueOf } = shown()
    await more()
    knows.sources.list = ready({ list: ['x'] })
    await made[0]!.answer({ list: ['late'] })
    expect(valueOf()).toEqual({ list: ['x'] })
  })

  it('[R55a] comes anew with all that were there, which stand till then', async () => {
    const { page, knows, made, more, valueOf } = shown()
    const call: Call = (_shape, { num }) => Promise.resolve({ list: [num === 1 ? 'new' : 'b'], total: 4 })
    await more()
    await made[0]!.answer({ list: ['b'] })
    const before = valueOf()
    await reloadPages(page, () => Promise.reject(new CallProblem('timeout', '')), 'list')
    expect(valueOf()).toBe(before)
    await reloadPages(page, call, 'list')
    expect(valueOf()).toEqual({ list: ['new', 'b'], total: 4, more: 'ready' })
    const after = valueOf()
    await reloadPages(page, call, 'list')
    expect(valueOf(), 'nothing is another').toBe(after)
    await more()
    expect(made[1]!.args, 'and the list goes on').toMatchObject({ num: 3 })
    await made[1]!.answer({ list: [] })
    knows.isLoading = true
    await reloadPages(page, () => expect.unreachable('it is on its way'), 'list')
  })

  it('[R55] loads nothing but itself', async () => {
    const size = source({ with: { of: '{{ list.total }}' }, reads: ['list'] })
    const { made, more } = shown(undefined, { list, size })
    await more()
    await made[0]!.answer({ list: ['b'] })
    expect(made).toHaveLength(1)
  })

  it('[R56] is asked for with the query as it was changed', async () => {
    const { knows, made, more } = shown()
    knows.query = { place: '三亚' }
    await more()
    expect(made[0]!.args).toMatchObject({ place: '三亚' })
  })

  it.each([
    ['has no value', ready(null), { list }],
    ['failed', { status: 'failed', code: 'x', message: '' } as const, { list }],
    ['has no pages', ready(first), { list: source({}) }],
  ])('is not asked for when the data %s', async (_what, value, data) => {
    const { page, made, more, valueOf } = shown(value, data)
    markReplaced(page)
    await more()
    expect([made, valueOf()]).toEqual([[], value.status === 'ready' ? value.value : undefined])
  })
})
