// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { EditingContext } from '../editor/editor-context.ts'
import { SidePane } from '../editor/side-pane.tsx'
import { Editor } from '../session/editor.ts'
import { type Studio, StudioContext } from '../session/studio.ts'

const page = {
  title: '首页',
  data: { banner: { from: 'pageComponents', with: { codes: ['TOP'] } } },
  blocks: [{ id: 'hero', widget: 'swiper', props: { items: '{{ banner.componentContents }}', title: '早' } }],
}
const component = {
  title: '首页轮播',
  type: '轮播图',
  entries: [{ id: 'snow', title: '今年的第一场雪' }, { id: 'sea' }],
}
const props = { properties: { items: { type: 'array', title: '内容' }, title: { type: 'string' } } }
const catalogue = {
  ...{
    build: 'x',
    pictures: [],
    actions: {},
    endpoints: { pageComponents: { with: { properties: { codes: { names: 'component' } } } } },
    functions: [],
    context: {},
    page: {},
    block: {},
  },
  widgets: [{ code: 'swiper', title: '轮播', description: '', version: 1, props, examples: [] }],
} as unknown as Catalogue
const titles = { widgets: { swiper: '轮播' }, parts: {} }

let editor: Editor

afterEach(() => {
  editor.close()
  cleanup()
})

it('lead from a field to the page component that it shows, and to each of its entries', async () => {
  const call = (async (name: string, { params }: { readonly params?: { readonly kind: string } }) =>
    name === 'item'
      ? {
          reply: {
            ...{ row: {}, editors: [] },
            published: { hash: '0', text: JSON.stringify(params?.kind === 'page' ? page : component), source: 'file' },
          },
        }
      : { failure: { code: 'offline', message: '' } }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  await act(async () => {})
  const components = [
    { code: 'TOP', title: '首页轮播' },
    { code: 'OTHER', title: '别的' },
  ]
  const editing = { editor, catalogue, titles, addresses: [], components, canEdit: true, values: new WatchedValues() }
  editor.select(['hero'])
  render(
    <MemoryRouter>
      <StudioContext value={{ call } as unknown as Studio}>
        <EditingContext value={editing}>
          <SidePane tab="form" onTab={() => {}} />
        </EditingContext>
      </StudioContext>
    </MemoryRouter>,
  )
  await act(async () => {})
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links.slice(0, 3)).toEqual([
    ['改内容：首页轮播', '/pages/component/TOP'],
    ['今年的第一场雪', '/pages/component/TOP#snow'],
    ['一条内容', '/pages/component/TOP#sea'],
  ])
})
