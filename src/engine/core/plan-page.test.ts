import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../../schemas/page/page.ts'
import { orderOf } from './graph.ts'
import { planPage } from './plan-page.ts'
import { block, context, contracts, deepFrozen, pageOf, planOf, registry } from './test-fixtures.ts'

const data: Page['data'] = { offers: { from: 'list' }, notice: { from: 'list' } }
const planBlocks = (blocks: Page['blocks'], more: Partial<Page> = {}) => planOf(pageOf(blocks, more)).blocks
const readsOf = (more: Parameters<typeof block>[1]) =>
  planBlocks([block('a', more)], { data, state: { tab: 'x', open: false } })[0]!.reads

describe('planPage: blocks', () => {
  it('[R15] lays the props over the defaults of the widget', () => {
    expect(planBlocks([block('a', { props: { text: 'x' } })])[0]!.props).toEqual({ tone: 'calm', text: 'x' })
    expect(planBlocks([block('a', { props: { tone: 'loud' } })])[0]!.props).toEqual({ tone: 'loud' })
    expect(planBlocks([block('a')])[0]!.props).toEqual({ tone: 'calm' })
  })

  it('[R15] gives the same props object for the same page again', () => {
    const page = pageOf([
      block('a', { props: { text: 'x' } }),
      block('b'),
      block('c', { widget: 'offers', props: { max: 1 } }),
    ])
    const [first, second] = [planOf(page), planOf(page)]
    first.blocks.forEach(({ props }, at) => expect(second.blocks[at]!.props).toBe(props))
  })

  it('[R15] does not mix up the widgets that share a props object', () => {
    const props = { text: 'x' }
    const [note, offers] = planBlocks([block('a', { props }), block('b', { widget: 'loud', props })])
    expect([note!.props, offers!.props]).toEqual([
      { tone: 'calm', text: 'x' },
      { tone: 'loud', text: 'x' },
    ])
  })

  it('[R16] names the data and the state keys that props and condition read', () => {
    expect(readsOf({ props: { deep: [{ text: 'a {{ offers[0].name }} b' }] } })).toEqual(['offers'])
    expect(readsOf({ when: "{{ state.tab == 'x' && size(notice) > 0 }}" })).toEqual(['state.tab', 'notice'])
    expect(readsOf({ props: { text: '{{ user.level }} {{ now }}' } })).toEqual([])
  })

  it('[R16] takes the state as a whole, or by a computed key, as every key', () => {
    expect(readsOf({ props: { all: '{{ state }}' } })).toEqual(['state.tab', 'state.open'])
    expect(readsOf({ props: { one: '{{ state[query.k] }}' } })).toEqual(['state.tab', 'state.open'])
    expect(readsOf({ props: { one: "{{ state['tab'] }}" } })).toEqual(['state.tab'])
  })

  it('[R16] names the viewer as a whole', () => {
    expect(readsOf({ when: '{{ viewer.loggedIn }}', props: { level: '{{ viewer.level }}' } })).toEqual(['viewer'])
  })

  it('[R76] is unsure of the height of what reads the viewer, or what the browser alone loads', () => {
    const data = {
      offers: { from: 'list' },
      mine: { from: 'list', load: 'browser' },
      more: { from: 'list', with: { q: '{{ mine[0].name }}' } },
    } as const
    const isUnsure = (text: string) => planOf(pageOf([block('a', { props: { text } })], { data })).blocks[0]!.unsure
    expect(isUnsure('{{ offers[0].name }}')).toBeUndefined()
    expect(isUnsure('{{ mine[0].name }}')).toBe(true)
    expect(isUnsure('{{ more[0].name }}')).toBe(true)
    expect(isUnsure('{{ viewer.level }}')).toBe(true)
  })

  it('[R76] knows what is for visitors alone by its condition, or by one of those that must all hold', () => {
    const isForVisitors = (when: string) => planBlocks([block('a', { when })])[0]!.visitors
    expect(isForVisitors('{{ !viewer.loggedIn }}')).toBe(true)
    expect(isForVisitors('{{ !viewer.loggedIn && !has(query.token) }}')).toBe(true)
    expect(isForVisitors('{{ viewer.known && !viewer.loggedIn }}')).toBe(true)
    expect(isForVisitors('{{ viewer.loggedIn }}')).toBeUndefined()
    expect(isForVisitors('{{ !viewer.loggedIn || size(offers) > 0 }}')).toBeUndefined()
    expect(isForVisitors("{{ query.k == '&& !viewer.loggedIn &&' }}")).toBeUndefined()
    expect(isForVisitors("{{ query.k == 'x' && (has(query.j) && !viewer.loggedIn) }}")).toBe(true)
    expect(isForVisitors('{{ !viewer.loggedIn && }}')).toBeUndefined()
    expect(planBlocks([block('a')])[0]!.visitors).toBeUndefined()
  })

  it('[R16] does not count what actions and the blocks in slots read', () => {
    const on = { tap: [{ do: 'toast', text: '{{ offers[0].name }}' }] }
    expect(readsOf({ on, slots: { body: [block('b', { props: { x: '{{ notice }}' } })] } })).toEqual([])
  })

  it('[R18] plans an unknown widget as a placeholder', () => {
    const [gone, proto] = planBlocks([
      block('a', { widget: 'gone', props: { x: 1 } }),
      block('b', { widget: 'toString' }),
    ])
    expect(gone).toMatchObject({ widget: 'gone', unknown: true, props: { x: 1 } })
    expect(gone!.height).toBeGreaterThan(0)
    expect(proto).toMatchObject({ unknown: true })
    expect(planBlocks([block('c')])[0]).not.toHaveProperty('unknown')
  })

  it('hides an empty block and offers a retry unless the block says otherwise', () => {
    expect(planBlocks([block('a')])[0]).toMatchObject({ onEmpty: 'hide', onError: 'retry' })
    const told = { onEmpty: { text: '暂无' }, onError: 'hide' } as const
    expect(planBlocks([block('a', told)])[0]).toMatchObject(told)
  })

  it('[R29a] leaves it to the block that says what is not found, where there is one', () => {
    const said = { notFound: '没有找到这个团' }
    const inside = block('c', { slots: { body: [block('d', { onError: said })] } })
    expect(planBlocks([block('a', { onError: said }), block('b')])).toMatchObject([
      { onError: said },
      { onError: 'reported' },
    ])
    expect(planBlocks([block('a', { onError: 'hide' }), inside])).toMatchObject([
      { onError: 'hide' },
      { onError: 'reported' },
    ])
  })
})

describe('planPage: without behaviour', () => {
  it('[R75] says of a block that its widget has none', () => {
    const quiet = { ...registry, offers: { ...registry['offers']!, static: true as const } }
    const input = { name: 'p', page: pageOf([block('a', { widget: 'offers' })]), context, route: {}, contracts }
    expect(planPage({ ...input, registry: quiet }).blocks[0]).toMatchObject({ static: true })
    expect(planPage({ ...input, registry }).blocks[0]).not.toHaveProperty('static')
  })
})

describe('planPage: fold', () => {
  it('[R17] is where the blocks before take 900 px', () => {
    const blocks = Array.from({ length: 5 }, (_, at) => block(`b${at}`, { widget: 'offers' }))
    expect(planBlocks(blocks).map(({ fold }) => fold)).toEqual(['above', 'above', 'above', 'below', 'below'])
  })

  it('[R17] is above for what floats over the page, wherever its block stands', () => {
    const blocks = Array.from({ length: 4 }, (_, at) => block(`b${at}`, { widget: 'offers' }))
    const planned = planBlocks([...blocks, block('late', { widget: 'badge' })])
    expect(planned.map(({ fold }) => fold)).toEqual(['above', 'above', 'above', 'below', 'above'])
  })

  it('[R17] counts a container with its tallest slot, and stacks the blocks in it under its own height', () => {
    const offers = (id: string) => block(id, { widget: 'offers' })
    const stack = block('s', {
      widget: 'stack',
      slots: { body: [offers('a'), offers('b'), offers('c'), offers('d')], side: [block('n')] },
    })
    const [container, after] = planBlocks([stack, block('z')])
    expect(container).toMatchObject({ height: 1240, fold: 'above' })
    expect(container!.slots!.body!.map(({ fold }) => fold)).toEqual(['above', 'above', 'above', 'below'])
    expect(container!.slots!.side![0]!.fold).toBe('above')
    expect(after!.fold).toBe('below')
  })

  it('[R17] puts every block of a popup below', () => {
    const { popups } = planOf(pageOf([], { popups: { ad: { title: '活动', blocks: [block('a')] } } }))
    expect(popups).toMatchObject({ ad: { title: '活动', blocks: [{ id: 'a', fold: 'below' }] } })
  })
})

describe('planPage: data', () => {
  it('[R19] carries the call, the default arguments under its own, and what it reads', () => {
    const source = { from: 'list', with: { id: '{{ offers[0].id }}-{{ state.tab }}' }, maxStale: 60 }
    expect(
      planOf(pageOf([], { state: { tab: 1 }, data: { offers: { from: 'list', with: { size: 3 } }, more: source } }))
        .data,
    ).toEqual({
      offers: expect.objectContaining({ with: { size: 3 }, reads: [] }),
      more: {
        from: 'list',
        maxStale: 60,
        with: { size: 10, id: source.with.id },
        call: { method: 'GET', path: '/api/list', params: [], query: ['id', 'size'], body: [], value: ['data'] },
        reads: ['offers', 'state.tab'],
      },
    })
  })

  it('[R19] carries how a batch is joined', () => {
    const { call } = planOf(pageOf([], { data: { a: { from: 'parts', with: { codes: ['A'] } } } })).data.a!
    expect(call).toMatchObject({
      method: 'POST',
      body: ['codes', 'full'],
      batch: { list: 'codes', match: 'code', max: 3 },
    })
  })

  it('[R48] leaves what reads data of the browser to the browser too', () => {
    const plan = planOf(
      pageOf([], {
        data: {
          c: { from: 'detail', when: '{{ size(b) > 0 }}' },
          b: { from: 'detail', with: { id: '{{ a.id }}' } },
          a: { from: 'list', load: 'browser' },
          d: { from: 'list' },
        },
      }),
    )
    expect(Object.entries(plan.data).map(([name, { load }]) => [name, load])).toEqual([
      ['c', 'browser'],
      ['b', 'browser'],
      ['a', 'browser'],
      ['d', undefined],
    ])
  })

  it.each(['gone', 'constructor'])('refuses data from %s: such a page was never checked', (from) => {
    expect(() => planOf(pageOf([], { data: { a: { from } } }))).toThrow(from)
  })

  it('has no cycle for a page in which each entry reads earlier ones only', () => {
    const edges = fc.array(fc.array(fc.nat(9), { maxLength: 3 }), { maxLength: 10 })
    fc.assert(
      fc.property(edges, (lists) => {
        const entries = lists.map((list, at) => {
          const ids = list.filter((one) => one < at).map((one) => `{{ d${one}.id }}`)
          return [`d${at}`, { from: 'detail', with: { ids } }] as const
        })
        const plan = planOf(pageOf([], { data: Object.fromEntries(entries) }))
        expect(orderOf(new Map(Object.entries(plan.data).map(([name, { reads }]) => [name, reads])))).toHaveProperty(
          'waves',
        )
        Object.entries(plan.data).forEach(([name, { reads }]) => reads.forEach((one) => expect(one < name).toBe(true)))
      }),
    )
  })
})

describe('planPage: calls', () => {
  const submit = (endpoint: string) => ({
    tap: [
      { do: 'toast', text: 'x' },
      { do: 'submit', endpoint },
    ],
  })

  it('[R50] are those of the submits of blocks, slots and popups, each once', () => {
    const plan = planOf(
      pageOf([block('a', { on: submit('join'), slots: { body: [block('b', { on: submit('join') })] } })], {
        popups: { more: { title: 'x', blocks: [block('c', { on: submit('leave') })] } },
      }),
    )
    expect(Object.keys(plan.calls ?? {})).toEqual(['join', 'leave'])
    expect(plan.calls?.join).toEqual({
      method: 'POST',
      path: '/api/join',
      params: [],
      query: [],
      body: ['name'],
      value: [],
      auth: 'required',
    })
  })

  it.each(['gone', 'list', 'constructor'])('[R50] leave out %s, to which nothing can be submitted', (endpoint) => {
    expect(planOf(pageOf([block('a', { on: submit(endpoint) })]))).not.toHaveProperty('calls')
  })

  it('[R50] are those of the module’s action that a block names, whether or not a page may submit to them', () => {
    const moduleActions = { reserve: { calls: ['leave', 'list'] }, other: { calls: ['join'] } }
    const page = pageOf([block('a', { on: { tap: [{ do: 'reserve', seat: 1 }] } })])
    const plan = planPage({ name: 'home', page, context, registry, contracts, route: {}, moduleActions })
    expect(Object.keys(plan.calls ?? {})).toEqual(['leave', 'list'])
  })
})

describe('planPage: page', () => {
  const input = { name: 'home', page: pageOf([], { description: '一句话' }), context, registry, contracts }

  it('[R20] takes the title of the route before that of the page', () => {
    expect(planPage({ ...input, route: { title: '我的' } }).title).toBe('我的')
    expect(planPage({ ...input, route: {} }).title).toBe('首页')
  })

  it('takes header and keepAlive from the route, with a bar when it says nothing', () => {
    expect(planPage({ ...input, route: {} })).toMatchObject({
      page: 'home',
      description: '一句话',
      header: 'bar',
      state: {},
    })
    expect(planPage({ ...input, route: { header: 'none', keepAlive: true } })).toMatchObject({
      header: 'none',
      keepAlive: true,
    })
  })

  it('[R77] takes the layout from the page, and where its blocks stand in two columns; one column is not said', () => {
    const blocks = [block('top', { across: true }), block('text'), block('buy', { side: true })]
    const plan = planPage({ ...input, page: pageOf(blocks, { layout: 'split' }), route: {} })
    expect(plan.layout).toBe('split')
    expect(plan.blocks.map(({ column }) => column)).toEqual(['across', undefined, 'side'])
    expect(planPage({ ...input, page: pageOf(blocks, { layout: 'column' }), route: {} })).not.toHaveProperty('layout')
  })

  it('is plain JSON and changes nothing in what it is given', () => {
    const page = deepFrozen(
      pageOf([block('a', { variant: 'big', on: { tap: [{ do: 'back' }] } })], { data, state: { tab: 'x' } }),
    )
    const plan = planPage({ ...input, page, route: {} })
    expect(JSON.parse(JSON.stringify(plan))).toStrictEqual(plan)
  })
})

describe('planPage: a query that the page itself changes', () => {
  const setter = block('tags', { on: { pick: [{ do: 'set-query', key: 'tag', to: '海' }] } })
  const reader = block('a', { props: { tag: '{{ query.tag }}', place: '{{ query.place }}' } })
  const data = { list: { from: 'list', with: { tag: '{{ query.tag }}' } } }

  it('[R57] blocks and data that read its key follow it, and no other key', () => {
    const plan = planOf(pageOf([setter, reader], { data }))
    expect(plan.blocks.map(({ reads }) => reads)).toEqual([[], ['query.tag']])
    expect(plan.data.list!.reads).toEqual(['query.tag'])
  })

  it('[R57] they follow each key of an action that names several', () => {
    const both = block('tags', { on: { pick: [{ do: 'set-query', values: { tag: '海', place: '岛' } }] } })
    expect(planOf(pageOf([both, reader], { data })).blocks[1]!.reads).toEqual(['query.tag', 'query.place'])
  })

  it('[R57] nothing follows a key that no action names', () => {
    expect(planOf(pageOf([reader], { data })).blocks[0]!.reads).toEqual([])
  })
})
