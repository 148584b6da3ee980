// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import { listenForCommands } from '../app/commands.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { EditingContext } from '../editor/editor-context.ts'
import { Editor } from '../session/editor.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { ChosenContents } from './chosen-contents.tsx'
import type { TappedLevel } from './protocol.ts'
import { WatchedValues } from './watched-values.ts'

const WORKED_OUT = "{{ route.code + '_TOP' }}"
const page = {
  title: '首页',
  data: {
    banner: { from: 'pageComponents', with: { codes: ['TOP'] } },
    notice: { from: 'pageComponents', with: { codes: ['NOTE'] } },
    offers: { from: 'offers' },
    made: { from: 'pageComponents', with: { codes: [WORKED_OUT] } },
  },
  blocks: [
    { id: 'hero', widget: 'swiper', props: { items: '{{ banner.componentContents }}' } },
    { id: 'part', part: 'notes', with: { list: '{{ notice.componentContents }}' } },
    { id: 'made', widget: 'swiper', props: { items: '{{ made.componentContents }}' } },
    { id: 'cards', widget: 'cards', props: { offers: '{{ offers.list }}' } },
    { id: 'words', widget: 'rich-text', props: { text: '早' } },
  ],
}
const rowOf = (code: string, title: string) => ({
  ...{ code, type: '', entries: 2, shown: 2, coming: 0, over: 0, hidden: 0, pages: [] },
  texts: [
    { id: 'one', title, words: `${title} /media/${code.toLowerCase()}` },
    { id: 'two', title: '别的', words: '别的 /media/other' },
  ],
})
const components = [
  { code: 'TOP', title: '首页轮播' },
  { code: 'NOTE', title: '公告' },
]
const answers: Readonly<Record<string, object>> = {
  item: {
    reply: { row: {}, editors: [], published: { hash: '0', text: JSON.stringify(page), source: 'file' } },
  },
  componentList: { reply: { components: [rowOf('TOP', '今年的第一场雪'), rowOf('NOTE', '夜场延长')] } },
}
const call = (async (name: string) =>
  answers[name] ?? { failure: { code: 'offline', message: '' } }) as unknown as StudioCall

let editor: Editor
let stopListening: () => void

beforeEach(async () => {
  stopListening = listenForCommands()
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  await act(async () => {})
})
afterEach(() => {
  stopListening()
  editor.close()
  cleanup()
})

const values = new WatchedValues()

const Where = () => <output>{useLocation().pathname + useLocation().hash}</output>

async function choose(keys: readonly string[], levels: readonly TappedLevel[] = []) {
  editor.select(keys)
  const endpoints = {
    pageComponents: { with: { properties: { codes: { names: 'component' } } } },
    offers: { title: '套餐列表' },
  }
  const catalogue = { widgets: [], endpoints } as unknown as Catalogue
  const titles = { widgets: {}, parts: { notes: '公告' } }
  const editing = { editor, catalogue, titles, addresses: [], components, canEdit: true, values }
  render(
    <MemoryRouter>
      <StudioContext value={{ call } as unknown as Studio}>
        <EditingContext value={editing}>
          <ChosenContents levels={levels} />
          <Where />
        </EditingContext>
      </StudioContext>
    </MemoryRouter>,
  )
  await act(async () => {})
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

it('[C5] a tap on a banner’s picture leads to the entry that it is of, and to its page component', async () => {
  expect(await choose(['hero'], [{ text: '', pictures: ['/media/top-375x200.webp'] }])).toEqual([
    ['改「今年的第一场雪」', '/pages/component/TOP#one'],
    ['改内容：首页轮播', '/pages/component/TOP'],
  ])
})

it('a tap on the text of a notice in a part leads to its entry', async () => {
  expect(await choose(['part'], [{ text: '夜场延长', pictures: [] }])).toEqual([
    ['改「夜场延长」', '/pages/component/NOTE#one'],
    ['改内容：公告', '/pages/component/NOTE'],
    ['改部件：公告', '/pages/part/notes'],
  ])
})

it('a block that is chosen elsewhere leads to its page component; one that shows none leads nowhere', async () => {
  expect(await choose(['hero'])).toEqual([['改内容：首页轮播', '/pages/component/TOP']])
  cleanup()
  expect(await choose(['words'])).toEqual([])
})

it('a component whose code is worked out is the one that the page in the canvas shows', async () => {
  values.hear({ type: 'values', values: [[WORKED_OUT, { text: '「NOTE」', tone: 'value' }]] })
  expect(await choose(['made'])).toEqual([['改内容：公告', '/pages/component/NOTE']])
})

it('of what the mall keeps it is said whose it is: no way of the studio leads there', async () => {
  expect(await choose(['cards'])).toEqual([])
  expect(screen.getByText('商城的内容：套餐列表')).toBeDefined()
})

it('Ctrl and Enter lead there too', async () => {
  await choose(['hero'], [{ text: '今年的第一场雪', pictures: [] }])
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true })))
  expect(screen.getByRole('status').textContent).toBe('/pages/component/TOP#one')
})
