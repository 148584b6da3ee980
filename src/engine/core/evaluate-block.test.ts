import { describe, expect, it, vi } from 'vitest'
import { type Viewer, visitor } from '../../../schemas/page/context.ts'
import type { PlannedBlock, SourceState } from '../../../schemas/page/plan.ts'
import { awaited, evaluateBlock } from './evaluate-block.ts'
import type { BlockState, KnownSource } from './evaluate-block.ts'
import { blockScope } from './scope.ts'
import { block, context, deepFrozen, pageOf, planOf, planned } from './test-fixtures.ts'

interface Given {
  readonly sources?: Readonly<Record<string, KnownSource>>
  readonly viewer?: Viewer
  readonly state?: Readonly<Record<string, unknown>>
}

function evaluate(one: PlannedBlock, { sources = {}, state = {}, viewer }: Given = {}): BlockState {
  return evaluateBlock(one, blockScope({ context }, sources, state, { viewer }), (name) => sources[name])
}

const ready = (value: unknown): SourceState => ({ status: 'ready', value })
const failed: SourceState = { status: 'failed', code: 'timeout', message: '请求超时' }
const pending: SourceState = { status: 'pending' }
const list = planned({ props: { items: '{{ offers.list }}' }, reads: ['offers'] })

describe('evaluateBlock: states', () => {
  it('evaluates the expressions of the props, at any depth', () => {
    const one = planned({ props: { title: 'x', rows: [{ text: '{{ offers.list[1] }} 元' }] }, reads: ['offers'] })
    expect(evaluate(one, { sources: { offers: ready({ list: [1, 2] }) } })).toEqual({
      kind: 'ready',
      props: { title: 'x', rows: [{ text: '2 元' }] },
    })
  })

  it('[R28] hides unless the condition is true', () => {
    const one = planned({ when: '{{ state.open }}', reads: ['state.open'] })
    expect(evaluate(one, { state: { open: true } }).kind).toBe('ready')
    for (const open of [false, 1, 'true', null]) expect(evaluate(one, { state: { open } }).kind).toBe('hidden')
  })

  it('[R28] hides a block whose data failed or is not there, when its condition needs it not', () => {
    const one = planned({ when: '{{ state.open }}', props: { x: '{{ offers }}' }, reads: ['state.open', 'offers'] })
    for (const offers of [failed, pending]) expect(evaluate(one, { sources: { offers } }).kind).toBe('hidden')
    expect(evaluate(one, { sources: { offers: failed }, state: { open: true } }).kind).toBe('failed')
  })

  it('[R28] waits for the data of the condition', () => {
    const one = planned({ when: '{{ size(offers) > 0 }}', reads: ['offers'] })
    expect(evaluate(one, { sources: { offers: pending } }).kind).toBe('pending')
    expect(evaluate(one, { sources: { offers: failed } })).toEqual({
      kind: 'failed',
      code: 'timeout',
      message: '请求超时',
    })
    expect(evaluate(one, { sources: { offers: ready([]) } }).kind).toBe('hidden')
    expect(evaluate(one, { sources: { offers: ready([1]) } }).kind).toBe('ready')
  })

  it('[R51] hides a block while its condition would not hold without what only the browser loads', () => {
    const one = planned({ when: '{{ size(offers) > 0 }}', props: { items: '{{ offers }}' }, reads: ['offers'] })
    expect(evaluate(one, { sources: { offers: awaited } }).kind).toBe('hidden')
    expect(evaluate(one, { sources: { offers: ready([1]) } }).kind).toBe('ready')
  })

  it('[R51] waits for what only the browser loads where the condition would hold without it, and where there is none', () => {
    const one = planned({ when: '{{ size(offers) == 0 }}', reads: ['offers'] })
    expect(evaluate(one, { sources: { offers: awaited } }).kind).toBe('pending')
    expect(evaluate(list, { sources: { offers: awaited } }).kind).toBe('pending')
  })

  it('[R51] waits for other data of the condition all the same', () => {
    const when = '{{ size(offers) > 0 && size(more) > 0 }}'
    const one = planned({ when, reads: ['offers', 'more'] })
    expect(evaluate(one, { sources: { offers: awaited, more: pending } }).kind).toBe('pending')
    expect(evaluate(one, { sources: { offers: pending, more: awaited } }).kind).toBe('pending')
    expect(evaluate(one, { sources: { offers: awaited, more: failed } }).kind).toBe('failed')
  })

  it('[R49] follows the viewer, who is always there', () => {
    const one = planned({ when: '{{ viewer.loggedIn }}', props: { level: '{{ viewer.level }}' }, reads: ['viewer'] })
    expect(evaluate(one).kind).toBe('hidden')
    const viewer = { ...visitor, known: true, loggedIn: true, level: 3 }
    expect(evaluate(one, { viewer })).toEqual({ kind: 'ready', props: { level: 3 } })
  })

  it('[R29] is pending until its data is there, and failed with the code of what failed', () => {
    expect(evaluate(list).kind).toBe('pending')
    expect(evaluate(list, { sources: { offers: pending } }).kind).toBe('pending')
    expect(evaluate(list, { sources: { offers: failed } })).toEqual({
      kind: 'failed',
      code: 'timeout',
      message: '请求超时',
    })
  })

  it('[R29] is shown without data that its props read with default(data, instead) alone, failed or on its way', () => {
    const shown = (expression: string, types: KnownSource) =>
      evaluate(planned({ props: { types: expression }, reads: ['types'] }), { sources: { types } })
    expect(shown('{{ default(types, []) }}', failed)).toEqual({ kind: 'ready', props: { types: [] } })
    expect(shown('{{ default(types.list, []) }}', failed)).toEqual({ kind: 'ready', props: { types: [] } })
    expect(shown('{{ default(types, []) }}', pending)).toEqual({ kind: 'ready', props: { types: [] } })
    expect(shown('{{ default(types, []) }}', awaited)).toEqual({ kind: 'ready', props: { types: [] } })
    expect(shown('{{ default(types, []) + types.more }}', failed).kind).toBe('failed')
    expect(shown('{{ default(first(types), 1) }}', failed).kind).toBe('failed')
    expect(shown('{{ default(null, types) }}', failed).kind).toBe('failed')
    const condition = planned({ when: '{{ default(types, true) }}', reads: ['types'] })
    expect(evaluate(condition, { sources: { types: pending } }).kind).toBe('pending')
  })

  it('[R29] is failed as soon as one source failed, while another is pending', () => {
    const one = planned({ props: { a: '{{ first }}', b: '{{ second }}' }, reads: ['first', 'second'] })
    expect(evaluate(one, { sources: { first: pending, second: failed } }).kind).toBe('failed')
  })

  it('[R30] leaves out props that come out null, and keeps nulls inside', () => {
    const one = planned({ props: { a: '{{ state.none }}', b: ['{{ state.none }}'], c: 1 }, reads: ['state.none'] })
    expect(evaluate(one)).toEqual({ kind: 'ready', props: { b: [null], c: 1 } })
  })

  it('[R31] is empty when none of `emptyWhen` has anything in it', () => {
    const one = planned({
      props: { items: '{{ state.items }}', text: '{{ state.text }}' },
      emptyWhen: ['items', 'text'],
      reads: ['state.items', 'state.text'],
    })
    for (const items of [[], '', '  ', {}, null]) expect(evaluate(one, { state: { items } }).kind).toBe('empty')
    for (const items of [[0], 'x', { a: 1 }, 0, false]) expect(evaluate(one, { state: { items } }).kind).toBe('ready')
    expect(evaluate(one, { state: { items: [], text: 'x' } }).kind).toBe('ready')
  })

  it('[R31] is shown empty when the block asks for it, and judged empty when it has a sentence for it', () => {
    const props = { items: [] }
    expect(evaluate(planned({ props, emptyWhen: ['items'], onEmpty: 'show' }))).toEqual({ kind: 'ready', props })
    expect(evaluate(planned({ props, emptyWhen: ['items'], onEmpty: { text: '暂无' } })).kind).toBe('empty')
  })
})

describe('evaluateBlock: stability', () => {
  const sources = { offers: ready({ list: [1] }) }

  it('[R33] gives a block without expressions its own props, however often', () => {
    const one = planned({ props: deepFrozen({ a: null, b: [{ c: '}}' }] }) })
    const first = evaluate(one)
    expect(first).toEqual({ kind: 'ready', props: one.props })
    expect(first.kind === 'ready' && first.props).toBe(one.props)
    expect(evaluate(one, { state: { x: 1 } })).toBe(first)
  })

  it('[R32] gives the same state while the values that it reads are the same', () => {
    const one = planned({
      props: { items: '{{ offers.list }}', tab: '{{ state.tab }}' },
      reads: ['offers', 'state.tab'],
    })
    const first = evaluate(one, { sources, state: { tab: 'a' } })
    const elsewhere = { sources: { ...sources, other: ready(1) }, state: { tab: 'a', more: 1 } }
    expect(evaluate(one, elsewhere)).toBe(first)
    expect(evaluate(one, { sources, state: { tab: 'b' } })).not.toBe(first)
  })

  it('[R32] evaluates nothing while the values are the same', () => {
    const price = vi.fn(() => 1)
    const list = [Object.defineProperty({}, 'price', { get: price, enumerable: true })]
    const one = planned({
      props: { prices: '{{ offers.list.map(x, x.price) }}', tab: '{{ state.tab }}' },
      reads: ['offers', 'state.tab'],
    })
    evaluate(one, { sources: { offers: ready({ list }) }, state: { tab: 'a' } })
    evaluate(one, { sources: { offers: ready({ list, total: 1 }) }, state: { tab: 'a', other: 1 } })
    expect(price).toHaveBeenCalledTimes(1)
  })

  it('[R32] gives the same state when other values make the same props', () => {
    const one = planned({ props: { on: "{{ state.tab == 'c' }}" }, reads: ['state.tab'] })
    const first = evaluate(one, { state: { tab: 'a' } })
    expect(evaluate(one, { state: { tab: 'b' } })).toBe(first)
    expect(evaluate(one, { state: { tab: 'c' } })).toEqual({ kind: 'ready', props: { on: true } })
  })

  it('[R32] notices a prop that is gone', () => {
    const one = planned({ props: { a: 1, b: '{{ state.b }}' }, reads: ['state.b'] })
    expect(evaluate(one, { state: { b: 2 } })).toEqual({ kind: 'ready', props: { a: 1, b: 2 } })
    expect(evaluate(one, { state: {} })).toEqual({ kind: 'ready', props: { a: 1 } })
  })

  it('[R32] follows a source from pending over ready to failed and back', () => {
    const kinds = [pending, sources.offers, failed, sources.offers].map(
      (offers) => evaluate(list, { sources: { offers } }).kind,
    )
    expect(kinds).toEqual(['pending', 'ready', 'failed', 'ready'])
  })

  it('[R32] changes exactly one of a page of a thousand blocks with the one value that it reads', () => {
    const state = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, at]))
    const blocks = Object.keys(state).map((key) => block(`b-${key}`, { props: { text: `{{ state.${key} }}` } }))
    const plan = planOf(pageOf(blocks, { state }))
    const all = (given: Record<string, unknown>) => plan.blocks.map((one) => evaluate(one, { state: given }))
    const before = all(state)
    const after = all({ ...state, k500: 'new' })
    expect(after.flatMap((one, at) => (one === before[at] ? [] : [plan.blocks[at]!.id]))).toEqual(['b-k500'])
  })
})

describe('evaluateBlock: hostile pages and data', () => {
  it('[R34] fails a block whose expression costs too much, and no error comes out', () => {
    const one = planned({
      props: { n: '{{ size(offers.filter(x, offers.exists(y, x + y < 0))) }}' },
      reads: ['offers'],
    })
    const offers = ready(Array.from({ length: 3000 }, (_, at) => at))
    expect(evaluate(one, { sources: { offers } })).toMatchObject({ kind: 'failed', code: 'expression-too-costly' })
    expect(evaluate({ ...one, props: {}, when: one.props.n as string }, { sources: { offers } })).toMatchObject({
      kind: 'failed',
      code: 'expression-too-costly',
    })
  })

  it('[R34] fails a block with a text that is not an expression', () => {
    for (const text of ['{{ offers.', '{{ }}', '{{ constructor.x }}']) {
      expect(evaluate(planned({ props: { text } }))).toMatchObject({ kind: 'failed', code: 'expression-invalid' })
    }
  })

  it('[R34] fails a block whose props are nested too deep', () => {
    let deep: unknown = '{{ now }}'
    for (let depth = 0; depth < 10_000; depth++) deep = [deep]
    expect(evaluate(planned({ props: { deep } }))).toMatchObject({ kind: 'failed', code: 'expression-invalid' })
  })

  it('[R35] reads nothing from prototypes', () => {
    const texts = ['{{ offers[state.key] }}', '{{ state[state.key] }}', '{{ query[state.key] }}']
    for (const key of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const one = planned({ props: { values: texts }, reads: ['offers', 'state.key'] })
      const given = { sources: { offers: ready({}) }, state: { key } }
      expect(evaluate(one, given)).toEqual({ kind: 'ready', props: { values: [null, null, null] } })
    }
  })

  it('[R35] keeps a property of the data named __proto__ a property', () => {
    const given = { sources: { offers: ready(JSON.parse('{"list":{"__proto__":{"isAdmin":true}}}')) } }
    const state = evaluate(list, given)
    const items = state.kind === 'ready' ? (state.props.items as Record<string, unknown>) : {}
    expect(items.isAdmin).toBeUndefined()
  })
})

describe('blockScope', () => {
  const plan = planOf(pageOf([]))

  it('reads the context, the state, ready data and the event', () => {
    const scope = blockScope(
      plan,
      { offers: ready(1), late: pending, bad: failed },
      { tab: 'a' },
      { event: { item: 2 } },
    )
    const names = ['channel', 'state', 'offers', 'late', 'bad', 'event', 'gone']
    expect(names.map(scope)).toEqual(['h5', { tab: 'a' }, 1, undefined, undefined, { item: 2 }, undefined])
  })

  it('[R35] knows no name of a prototype', () => {
    const scope = blockScope(plan, {}, {})
    expect(['constructor', '__proto__', 'toString'].map(scope)).toEqual([undefined, undefined, undefined])
  })
})
