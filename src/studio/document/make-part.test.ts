import { describe, expect, it } from 'vitest'
import type { Part } from '../../../schemas/page/part.ts'
import { readsOf } from '../../app/studio/reads-of.ts'
import { expandParts } from '../../engine/core/expand-parts.ts'
import { read } from '../../../tests/fixtures/random-steps.ts'
import { makePart, noTitles, print } from './index.ts'

const words = (id: string, text: string, more: object = {}) => ({ id, widget: 'note', props: { text }, ...more })
const box = { id: 'box', widget: 'stack', slots: { body: [words('inner', '{{ first.title }}'), words('plain', '早')] } }
const page = {
  versions: { page: 1, note: 2, other: 3 },
  title: '首页',
  data: {
    banner: { from: 'pageComponents', with: { codes: ['TOP'] } },
    goods: { from: 'productDetail', with: { id: '650101' } },
    unread: { from: 'weather' },
  },
  values: { first: '{{ banner.componentContents[0] }}', unused: '{{ unread.now }}' },
  state: { tab: 0, shut: true },
  blocks: [
    words('top', '一'),
    words('price', '{{ goods.price }}', { when: '{{ state.tab == 0 }}' }),
    box,
    words('end', 'state.shut'),
    words('tabs', '签', { on: { tab: [{ do: 'set-state', key: 'shut', to: '{{ !state.shut }}' }] } }),
  ],
}
const document = () => read(JSON.stringify(page))
const named = { name: 'two', title: '两块' }
const around = { titles: noTitles, readsOf }

function madeOf(keys: readonly string[]) {
  const found = makePart(document(), keys, named, around)
  if ('refused' in found || 'refused' in found.made) throw new Error('refused')
  return {
    part: JSON.parse(found.text) as Part & { readonly versions: object },
    step: found.made.step,
    after: JSON.parse(print(found.made.document)) as typeof page,
    left: Object.keys(found.made.document.byId),
  }
}

describe('[E10] a part of chosen blocks', () => {
  it('has what they read of the page as inputs, and brings the values and the state that they use', () => {
    expect(madeOf(['price', 'box']).part).toEqual({
      $schema: '../../schemas/generated/part.schema.json',
      versions: { page: 1, note: 2 },
      title: '两块',
      inputs: { banner: { from: 'pageComponents' }, goods: { from: 'productDetail' } },
      state: { tab: 0 },
      values: { first: '{{ banner.componentContents[0] }}' },
      blocks: [page.blocks[1], box],
    })
  })

  it('stands in their place, and the page is made of the same blocks as before', () => {
    const { part, after, step, left } = madeOf(['box', 'price'])
    expect(left).toHaveLength(4)
    expect(step.label).toBe('note 1、stack 做成部件「两块」')
    expect(after.blocks).toEqual([
      page.blocks[0],
      { part: 'two', with: { banner: '{{ banner }}', goods: '{{ goods }}' } },
      page.blocks[3],
      page.blocks[4],
    ])
    const { raw } = expandParts(after, { two: part })
    const ids = [...JSON.stringify(raw).matchAll(/"id":"([a-z]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['top', 'price', 'box', 'inner', 'plain', 'end', 'tabs'])
  })

  it('takes along what it alone uses, so that each use of it has that by itself; what stays in use stays in the page', () => {
    const { after } = madeOf(['price', 'box'])
    expect(after).toMatchObject({ values: { unused: page.values.unused }, state: { shut: true } })
    expect(after.values).not.toHaveProperty('first')
    expect(after.state).not.toHaveProperty('tab')
  })

  it('takes no state along that it only mentions, and all of it where any may be read', () => {
    expect(madeOf(['end']).part).not.toHaveProperty('state')
    expect(madeOf(['tabs']).part).toMatchObject({ state: { shut: true } })
    const whole = read(JSON.stringify({ ...page, blocks: [words('any', '{{ state[query.key] }}'), words('b', '二')] }))
    const made = makePart(whole, ['any'], named, around)
    expect('text' in made && (JSON.parse(made.text) as object)).toMatchObject({ state: page.state })
  })

  it('may be made of one block of a container, and needs no input where nothing is read', () => {
    const { part, after } = madeOf(['plain'])
    expect(part).not.toHaveProperty('inputs')
    expect(after.blocks[2]).toMatchObject({ slots: { body: [{ id: 'inner' }, { part: 'two' }] } })
  })

  it('is refused in words for blocks of several places, and where nothing is chosen', () => {
    expect(makePart(document(), ['top', 'inner'], named, around)).toEqual({
      refused: '选中的区块不在同一处：选一处里的几个',
    })
    expect(makePart(document(), [], named, around)).toEqual({ refused: '没有选中区块' })
  })
})
