import { describe, expect, it } from 'vitest'
import type { Part } from '../../../schemas/page/part.ts'
import { MAX_VALUES } from '../../domain/file-limits.ts'
import { expandParts } from './expand-parts.ts'
import { weightOf } from './page-size.ts'
import { block, deepFrozen, pageOf } from './test-fixtures.ts'

const card: Part = deepFrozen({
  inputs: { offer: { type: 'object' }, title: { type: 'string', default: '套餐' } },
  state: { open: false },
  values: { price: '{{ offer.price * 2 }}' },
  blocks: [block('card', { props: { text: '{{ title }}：{{ price }}', big: '{{ title }}' } })],
})
const parts = { 'offer-card': card }
const use = (more: object = {}) => ({ part: 'offer-card', with: { offer: '{{ first(offers) }}' }, ...more })
const expanded = (...blocks: readonly object[]) =>
  expandParts(deepFrozen({ ...pageOf([]), state: { tab: 1 }, blocks }), parts)

describe('expandParts', () => {
  it('[R69] puts the blocks of a part where the page uses it, in slots and popups too', () => {
    const stack = { id: 'stack', widget: 'stack', slots: { body: [use({ id: 'in' })] } }
    const page = {
      ...pageOf([]),
      blocks: [block('a'), use(), stack],
      popups: { more: { title: '更多', blocks: [use({ id: 'up' })] } },
    }
    const { raw } = expandParts(page, parts)
    expect(raw).toMatchObject({
      blocks: [{ id: 'a' }, { id: 'card' }, { slots: { body: [{ id: 'in-card' }] } }],
      popups: { more: { blocks: [{ id: 'up-card' }] } },
    })
    expect(JSON.stringify(raw)).not.toContain('"part"')
  })

  it('[R69] gives a page without parts back as it is', () => {
    const page = pageOf([block('a')])
    expect(expandParts(page, parts).raw).toBe(page)
  })

  it('[R69] gives a page back as it is that nests deeper than any page and would end the call stack', () => {
    let inner: unknown = [{ part: 'greeting' }]
    for (let depth = 0; depth < 20_000; depth += 1) inner = [{ id: 'a', widget: 'card-group', slots: { items: inner } }]
    const page = { blocks: [{ part: 'greeting' }, { id: 'deep', widget: 'card-group', slots: { items: inner } }] }
    expect(expandParts(page, {}).raw).toBe(page)
  })

  it('makes no more values of parts in parts than two files may have: ten in ten, seven times, would be ten million blocks', () => {
    const nested = Object.fromEntries(
      Array.from({ length: 7 }, (_, at) => {
        const inside = at < 6 ? { part: `p${at + 1}` } : block('words')
        return [`p${at}`, { blocks: Array.from({ length: 10 }, () => inside) } as unknown as Part]
      }),
    )
    const { raw, isCut } = expandParts({ blocks: [{ part: 'p0' }] }, nested)
    expect(isCut).toBe(true)
    expect(weightOf(raw, Infinity)).toBeLessThan(2 * MAX_VALUES)
  })

  it('writes a long input once for each place, and no longer than an expression may be', () => {
    const reads = {
      blocks: Array.from({ length: 50 }, (_, at) => block(`b${at}`, { props: { text: '{{ offer }}！' } })),
    }
    const { raw } = expandParts(
      { blocks: [{ part: 'p', with: { offer: '海'.repeat(100_000) } }] },
      {
        p: { inputs: { offer: { type: 'string' } }, ...reads } as unknown as Part,
      },
    )
    expect(JSON.stringify(raw).length).toBeLessThan(100_000)
  })

  it('[R70] writes constants where the inputs are read, and makes values of what is more', () => {
    expect(expanded(use()).raw).toMatchObject({
      values: { offerCard0offer: '{{ first(offers) }}', offerCard0price: '{{ offerCard0offer.price * 2 }}' },
      blocks: [{ props: { text: "{{ '套餐' }}：{{ offerCard0price }}", big: '套餐' } }],
    })
    expect(expanded(use({ with: { offer: '{{ offers.best }}' } })).raw).toMatchObject({
      values: { offerCard0price: '{{ offers.best.price * 2 }}' },
    })
  })

  it('[R71] brings the first values of its state, and a prefix for its ids', () => {
    expect(expanded(use({ id: 'top' })).raw).toMatchObject({
      state: { open: false, tab: 1 },
      blocks: [{ id: 'top-card' }],
    })
    const { raw } = expandParts({ ...pageOf([]), state: { open: true }, blocks: [use()] }, parts)
    expect(raw).toMatchObject({ state: { open: true } })
  })

  describe('[R71] a part that is used twice', () => {
    const list: Part = deepFrozen({
      inputs: { words: { type: 'string' } },
      values: { loud: "{{ words + '!' }}" },
      blocks: [
        block('top', {
          on: {
            select: [
              { do: 'scroll-to', block: 'end' },
              { do: 'scroll-to', block: 'outside' },
            ],
          },
        }),
        { id: 'box', widget: 'stack', slots: { body: [block('end', { props: { text: '{{ loud }}' } })] } },
      ],
    })
    const idsOf = (value: unknown): string[] =>
      [...JSON.stringify(value).matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id)
    const read = (page: object) =>
      expandParts(deepFrozen({ ...pageOf([]), ...page }), { list }).raw as Record<string, unknown>
    const words = (text: string, more: object = {}) => ({ part: 'list', with: { words: text }, ...more })

    it('has blocks of its own each time, and each leads to its own', () => {
      const raw = read({ blocks: [words('一'), words('二'), words('三', { id: 'third' })] })
      expect(idsOf(raw.blocks)).toEqual([
        ...['top', 'box', 'end', 'list-2-top', 'list-2-box', 'list-2-end'],
        ...['third-top', 'third-box', 'third-end'],
      ])
      expect(raw.blocks).toMatchObject({
        0: { on: { select: [{ block: 'end' }, { block: 'outside' }] } },
        2: { on: { select: [{ block: 'list-2-end' }, { block: 'outside' }] } },
        4: { on: { select: [{ block: 'third-end' }, { block: 'outside' }] } },
      })
    })

    it('shows each time what it was given', () => {
      const { values } = read({
        blocks: [words('{{ query.a }}'), words('{{ query.b + 1 }}'), words('{{ query.c + 2 }}')],
      })
      expect(new Set(Object.values(values as object)).size).toBe(Object.keys(values as object).length)
      expect(Object.values(values as object)).toEqual(
        expect.arrayContaining(['{{ query.b + 1 }}', '{{ query.c + 2 }}']),
      )
    })

    describe('and has state', () => {
      const toggle: Part = deepFrozen({
        state: { open: false },
        values: { word: "{{ state.open ? '收起' : '展开' }}" },
        blocks: [
          block('head', {
            props: { text: '{{ word }}', all: '{{ state[query.key] }}', sent: "{{ state['sending'].status }}" },
            on: {
              select: [
                { do: 'set-state', key: 'open', to: '{{ !state.open }}' },
                { do: 'submit', endpoint: 'vote', into: 'sending' },
              ],
            },
          }),
        ],
      })
      const twice = (more: object = {}) =>
        expandParts(deepFrozen({ ...pageOf([]), ...more, blocks: [{ part: 'toggle' }, { part: 'toggle' }] }), {
          toggle,
        }).raw

      it('changes its own each time, also what only a submit writes', () => {
        expect(twice()).toMatchObject({
          state: { open: false, toggle20open: false },
          values: { toggle20word: "{{ state.toggle20open ? '收起' : '展开' }}" },
          blocks: [
            { on: { select: [{ key: 'open', to: '{{ !state.open }}' }, { into: 'sending' }] } },
            {
              props: {
                all: "{{ ({'open': state.toggle20open, 'sending': state.toggle20sending})[query.key] }}",
                sent: '{{ state.toggle20sending.status }}',
              },
              on: {
                select: [{ key: 'toggle20open', to: '{{ !state.toggle20open }}' }, { into: 'toggle20sending' }],
              },
            },
          ],
        })
      })

      it('shares what the page has of the same name: it is the page that says so', () => {
        expect(twice({ state: { open: true } })).toMatchObject({
          state: { open: true },
          blocks: [{}, { on: { select: [{ key: 'open' }, { into: 'toggle20sending' }] } }],
        })
      })
    })

    it('leaves blocks of the page their ids, wherever they stand, and those that another use is written with', () => {
      const popups = { more: { title: '更多', blocks: [block('end'), words('弹')] } }
      const blocks = [words('一'), block('top'), words('二', { id: 'list' })]
      const ids = idsOf(read({ blocks, popups }))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(['top', 'end', 'list-top', 'list-2-top']))
    })
  })

  it('[R74] hides all blocks of a use that is hidden', () => {
    expect(expanded(use({ hidden: true }), block('a')).raw).toMatchObject({
      blocks: [{ id: 'card', hidden: true }, { id: 'a' }],
    })
    expect(expanded(use()).raw).not.toHaveProperty('blocks.0.hidden')
  })

  it('knows where everything stands in the page as it is written', () => {
    const { placeOf } = expanded(use(), block('b'))
    expect(placeOf('/blocks/0/props/text')).toEqual({ pointer: '/blocks/0', part: 'offer-card' })
    expect(placeOf('/blocks/1/props')).toEqual({ pointer: '/blocks/1/props' })
    expect(placeOf('/title')).toEqual({ pointer: '/title' })
    expect(placeOf('/uses/0/with/offer')).toEqual({ pointer: '/blocks/0/with/offer' })
  })
})
