import { describe, expect, it } from 'vitest'
import type { SourceState } from '../../../schemas/page/plan.ts'
import { contextReads } from './context-reads.ts'
import { decideRedirect } from './decide-redirect.ts'
import { evaluateBlock } from './evaluate-block.ts'
import { createCaller } from './create-caller.ts'
import { loadData } from './load-data.ts'
import { resolvePage } from './resolve-page.ts'
import { blockScope } from './scope.ts'
import { block, context, pageOf, planOf } from './test-fixtures.ts'
import { createValueReader, withValues } from './values.ts'

const ready = (value: unknown): SourceState => ({ status: 'ready', value })

const chosen = { chosen: '{{ first(offers.filter(one, one.id == state.id)) }}', price: '{{ chosen.price * 2 }}' }
const page = pageOf([block('one', { props: { price: '{{ price }}' } })], {
  state: { id: 'b', tab: 1 },
  data: { offers: { from: 'list' } },
  values: chosen,
})
const offers = [
  { id: 'a', price: 1 },
  { id: 'b', price: 4 },
]

describe('the values of a page', () => {
  it('[R65] are read by name, and may read each other', () => {
    const plan = planOf(page)
    const sources = { offers: ready(offers) }
    const scope = blockScope(plan, sources, plan.state)
    const state = evaluateBlock(plan.blocks[0]!, scope, (name) => sources[name as 'offers'], plan.values)
    expect(state).toMatchObject({ kind: 'ready', props: { price: 8 } })
  })

  it('[R66] make what they read that of the block which reads them', () => {
    const { page: resolved } = resolvePage(page, context)
    expect(Object.keys(resolved.data ?? {})).toEqual(['offers'])
    expect(planOf(page).blocks[0]?.reads).toEqual(['offers', 'state.id'])
  })

  it('[R66] make a block wait for the data that they cannot do without, and for no other', () => {
    const plan = planOf({
      ...page,
      values: { ...chosen, price: '{{ default(offers, [1]) }}' },
    })
    const pending = () => ({ status: 'pending' }) as const
    const scope = blockScope(plan, {}, plan.state)
    expect(evaluateBlock(plan.blocks[0]!, scope, pending, plan.values)).toMatchObject({ props: { price: [1] } })
    const strict = planOf(page)
    expect(evaluateBlock(strict.blocks[0]!, scope, pending, strict.values)).toEqual({ kind: 'pending' })
  })

  it('[R66] decide conditions on the context, split the cache and order the data as if they were written out', () => {
    const read = pageOf([block('one', { when: '{{ isApp }}' })], {
      values: { isApp: "{{ channel == 'app' }}", name: '{{ a.name }}' },
      data: { a: { from: 'list' }, b: { from: 'detail', with: { id: '{{ name }}' } } },
      redirects: [{ when: "{{ name == 'x' }}", to: '/x/{{ name }}' }],
    })
    expect(resolvePage(read, context).page.blocks).toEqual([])
    expect(resolvePage(read, { ...context, channel: 'app' }).page.blocks).toEqual([{ id: 'one', widget: 'note' }])
    expect(contextReads(read).channel).toBe(true)
    expect(planOf(read).data.b?.reads).toEqual(['a'])
    expect(decideRedirect(read.redirects, context, { a: ready({ name: 'x' }) }, read.values)).toBe('/x/x')
  })

  it('[R67] are arguments of calls too', async () => {
    const asked: unknown[] = []
    const plan = planOf(
      pageOf([], {
        values: { twice: '{{ state.id + state.id }}' },
        state: { id: 'b' },
        data: { x: { from: 'detail', with: { id: '{{ twice }}' } } },
      }),
    )
    await loadData({
      plan,
      caller: createCaller,
      deadline: 100,
      late: 'failed',
      call: (_, args) => Promise.resolve(void asked.push(args)),
    })
    expect(JSON.stringify(asked)).toContain('bb')
  })

  it('[R67] give the same object while what they read is the same, computed when it is read', () => {
    let count = 0
    const read = createValueReader({ list: '{{ [offers, state.id] }}' })
    const scope = (id: string, tab: number) =>
      withValues(
        (name) => {
          if (name === 'offers') count += 1
          return name === 'state' ? { id, tab } : offers
        },
        { list: '{{ [offers, state.id] }}' },
        read,
      )
    expect(count).toBe(0)
    const first = scope('a', 1)('list')
    expect(scope('a', 2)('list')).toBe(first)
    expect(scope('b', 2)('list')).toEqual([offers, 'b'])
  })

  it('cost no more than each of them once, however often they are named', () => {
    const values = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`v${at}`, at ? `{{ v${at - 1} + v${at - 1} }}` : '{{ 0 }}']),
    )
    expect(withValues(() => null, values)('v59')).toBe(0)
  })

  it('in a circle are nothing that anything waits for', () => {
    const plan = planOf(pageOf([block('one', { props: { a: '{{ a }}' } })], { values: { a: '{{ b }}', b: '{{ a }}' } }))
    expect(plan.blocks[0]?.reads).toEqual([])
    expect(evaluateBlock(plan.blocks[0]!, blockScope(plan, {}, {}), () => undefined, plan.values).kind).toBe('failed')
  })
})
