// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within as withinElement } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { blockOf } from '../document/index.ts'
import { EditingContext, type Editing } from '../editor/editor-context.ts'
import { Editor } from '../session/editor.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { Outline } from './outline.tsx'

// A frame for each example: nothing is loaded here.
vi.mock('./example-picture.tsx', () => ({ ExamplePicture: () => null }))

const widget = (code: string, title: string, slots?: object) => ({
  ...{ code, title, description: '', version: 1, props: { type: 'object', properties: {} } },
  examples: [
    { name: '短的', props: {} },
    { name: '长的', props: { text: '长' } },
  ],
  ...(slots && { slots }),
})
const catalogue = {
  categories: { texts: '文字' },
  widgets: [
    { ...widget('note', '公告'), category: 'texts' },
    widget('columns', '两栏', { left: { title: '左栏' }, right: { title: '右栏' } }),
  ],
} as unknown as Catalogue
const titles = {
  ...{ widgets: { note: '公告', columns: '两栏' }, parts: { more: '更多' } },
  slots: { columns: { left: '左栏', right: '右栏' } },
}
const note = (id: string) => ({ id, widget: 'note', props: { text: id } })

let editor: Editor
let user: ReturnType<typeof userEvent.setup>

async function open(...blocks: readonly object[]) {
  const published = { hash: '0', text: JSON.stringify({ title: '首页', blocks }), source: 'file' }
  const call = (async (name: string) =>
    name === 'item'
      ? { reply: { row: {}, editors: [], published } }
      : { failure: { code: 'offline', message: '' } }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  const editing: Editing = { editor, catalogue, titles, addresses: [], canEdit: true, values: new WatchedValues() }
  await act(async () => {})
  render(
    <MemoryRouter>
      <StudioContext value={{ call } as unknown as Studio}>
        <EditingContext value={editing}>
          <Outline />
        </EditingContext>
      </StudioContext>
    </MemoryRouter>,
    { container: document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' })) },
  )
  user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '插入' }))
}

const palette = () => screen.queryByRole<HTMLDialogElement>('dialog')
const isOver = () => [palette()?.open === true, document.getElementById('root')?.inert === true]
const item = (name: string) => screen.getByRole('button', { name }).closest('li')!
const line = (name: RegExp | string) => screen.getByRole('treeitem', { name, hidden: true })
const within = (place: string) =>
  (editor.state.document.order[place] ?? []).map((key) => {
    const block = blockOf(editor.state.document, key)
    return block?.id ?? block?.part
  })

const send = async (type: string, target: Element, at: object = {}) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...at })
  Object.assign(event, { dataTransfer: new DataTransfer() })
  fireEvent(target, event)
  await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))
}
const drag = (from: Element) => send('dragstart', from)
async function dropOn(target: Element, at: object = {}) {
  await send('dragenter', target, at)
  await send('dragover', target, at)
  await send('drop', target, at)
}

beforeEach(() => vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 34)))
afterEach(() => {
  editor.close()
  cleanup()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('[D6] an item of the palette', () => {
  it('is dragged to where it is to stand, and the palette gives way as soon as it is', async () => {
    await open(note('a'), note('b'))
    expect(isOver()).toEqual([true, true])
    await drag(item('长的'))
    expect(isOver()).toEqual([false, false])
    await dropOn(line(/^b/), { clientY: 4 })
    expect([within('blocks'), palette()]).toEqual([['a', 'note', 'b'], null])
    expect(blockOf(editor.state.document, 'note')?.props).toEqual({ text: '长' })
    expect(editor.state.selected).toEqual(['note'])
    expect(editor.state.history.steps).toHaveLength(1)
  })

  it('comes behind a line at its lower half, and to the beginning of a place at its heading', async () => {
    await open(note('a'), { id: 'two', widget: 'columns' })
    await drag(item('公告'))
    await dropOn(line('两栏 的 右栏，空的'))
    expect(within('in/two/right')).toEqual(['note'])
    await user.click(screen.getByRole('button', { name: '插入' }))
    await drag(item('更多'))
    await dropOn(line(/^a/), { clientY: 30 })
    expect(within('blocks')).toEqual(['a', 'more', 'two'])
  })

  it('begins a page that has no blocks yet', async () => {
    await open()
    await drag(item('短的'))
    await dropOn(screen.getByText('页面的区块'))
    expect(within('blocks')).toEqual(['note'])
  })

  it('that is let go beside all places is as it was before, with what was searched for', async () => {
    await open(note('a'))
    await user.type(screen.getByLabelText('找组件'), '公告')
    const short = item('短的')
    await drag(short)
    await send('dragend', short)
    expect([within('blocks'), isOver()]).toEqual([['a'], [true, true]])
    expect(screen.getByLabelText<HTMLInputElement>('找组件').value).toBe('公告')
    await user.click(screen.getByRole('button', { name: '短的' }))
    expect([within('blocks'), palette()]).toEqual([['a', 'note'], null])
  })
})

describe('[D6] the palette', () => {
  it('offers widgets under the headings of the shop, those without one and the parts after them', async () => {
    await open()
    const groups = withinElement(screen.getByRole('group', { name: '组件' })).getAllByRole('list')
    expect(groups.map((list) => [list.getAttribute('aria-label'), list.textContent])).toEqual([
      ['文字', '公告'],
      ['其他', '两栏'],
      ['部件', '更多'],
    ])
  })
})
