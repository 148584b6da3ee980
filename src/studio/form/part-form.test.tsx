// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { blockSchema } from '../../../schemas/page/block.ts'
import { pageSchema } from '../../../schemas/page/page.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { blockOf } from '../document/index.ts'
import { EditingContext } from '../editor/editor-context.ts'
import { SidePane } from '../editor/side-pane.tsx'
import { Editor } from '../session/editor.ts'
import { type Studio, StudioContext } from '../session/studio.ts'

const page = { versions: { page: 1 }, title: '首页', blocks: [{ part: 'gift', id: 'gift' }] }
const part = {
  versions: { page: 1 },
  title: '礼物',
  inputs: {
    product: { type: 'string', names: 'product', title: '送哪个商品' },
    more: { type: 'string', names: 'page', title: '更多在哪一页' },
    ads: { type: 'string', names: 'component', title: '广告' },
    picture: { type: 'string', format: 'picture', title: '礼物的图片' },
    others: { type: 'array', names: 'product', items: { type: 'string' }, title: '还有哪些' },
    detail: { from: 'productDetail', title: '商品的详情' },
    rows: { type: 'array', items: { type: 'object' }, title: '几行' },
  },
  blocks: [],
}
const catalogue = {
  ...{ build: 'x', pictures: [], functions: [], context: {}, theme: {}, route: {}, screens: {}, part: {}, widgets: [] },
  ...{ page: pageSchema, block: blockSchema, actions: {}, endpoints: {} },
} as unknown as Catalogue

const products = [{ id: '650101', title: '雪山门票', kind: 'ticket', state: 'on-sale', price: 80 }]
let editor: Editor

async function open() {
  const call = (async (name: string, { params }: { params?: { kind: string } }) => {
    if (name === 'item')
      return {
        reply: {
          ...{ row: {}, editors: [] },
          published: { hash: '0', source: 'file', text: JSON.stringify(params?.kind === 'part' ? part : page) },
        },
      }
    return name === 'productChoices'
      ? { reply: { products, isKnown: true, isMore: false } }
      : { failure: { code: 'offline', message: '' } }
  }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  await act(async () => {})
  editor.select(['gift'])
  const editing = {
    ...{ editor, catalogue, titles: { widgets: {}, parts: { gift: '礼物' } }, addresses: [], canEdit: true },
    ...{ components: [{ code: 'ADS', title: '首页广告' }], pages: [{ name: 'combo', title: '套餐' }] },
  }
  render(
    <MemoryRouter>
      <StudioContext value={{ call } as unknown as Studio}>
        <EditingContext value={{ ...editing, values: new WatchedValues() }}>
          <SidePane tab="form" onTab={() => {}} />
        </EditingContext>
      </StudioContext>
    </MemoryRouter>,
  )
  await act(async () => {})
  return userEvent.setup()
}

afterEach(() => {
  editor.close()
  cleanup()
})

const dialog = () => within(screen.getByRole('dialog'))
const given = () => blockOf(editor.state.document, 'gift')?.with

it.each([
  ['送哪个商品', '商品', /雪山门票/, { product: '650101' }],
  ['更多在哪一页', '页面', /套餐/, { more: 'combo' }],
  ['广告', '页面组件', /首页广告/, { ads: 'ADS' }],
])('%s: what a part wants is chosen by its title', async (label, what, title, wanted) => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: new RegExp(`^${label}.*：选${what}…$`) }))
  await user.click(await dialog().findByRole('button', { name: title }))
  expect(given()).toEqual(wanted)
})

it('a picture that a part wants is chosen from the pictures', async () => {
  await open()
  expect(screen.getByRole('button', { name: /礼物的图片.*选/ })).toBeDefined()
})

it('what only the page knows is an expression, which its names are offered for, and no JSON', async () => {
  await open()
  for (const name of [/^商品的详情/, /^几行/])
    expect(screen.getByRole('textbox', { name }).getAttribute('aria-autocomplete')).toBe('list')
})
