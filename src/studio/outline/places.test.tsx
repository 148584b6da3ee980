// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { blockOf, print } from '../document/index.ts'
import { EditingContext, type Editing } from '../editor/editor-context.ts'
import { Editor } from '../session/editor.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { blockCommands } from './block-commands.ts'
import { Outline } from './outline.tsx'

// A frame for each example: nothing is loaded here.
vi.mock('./example-picture.tsx', () => ({ ExamplePicture: () => null }))

const widget = (code: string, title: string, slots?: object) => ({
  ...{ code, title, description: '', version: 1, props: { type: 'object', properties: {} } },
  examples: [{ name: '短的', props: {} }],
  ...(slots && { slots }),
})
const nothing = {
  categories: {},
  actions: {},
  endpoints: {},
  functions: [],
  pictures: [],
  context: {},
  page: {},
  block: {},
}
const catalogue = {
  ...{ build: 'x', ...nothing, theme: {}, route: {}, screens: {} },
  widgets: [widget('note', '公告'), widget('columns', '两栏', { left: { title: '左栏' }, right: { title: '右栏' } })],
} as unknown as Catalogue
const titles = {
  ...{ widgets: { note: '公告', columns: '两栏' }, parts: {} },
  slots: { columns: { left: '左栏', right: '右栏' } },
}

const note = (id: string) => ({ id, widget: 'note', props: { text: id } })
/** A container as most are written: of its second place the text says nothing. */
const half = { id: 'two', widget: 'columns', slots: { left: [note('a')] } }
const empty = { id: 'two', widget: 'columns' }
const whole = { id: 'two', widget: 'columns', slots: { left: [note('a')], right: [note('b')] } }

let editor: Editor
let editing: Editing

async function open(...blocks: readonly object[]) {
  const published = { hash: '0', text: JSON.stringify({ title: '首页', blocks }), source: 'file' }
  const call = (async (name: string) =>
    name === 'item'
      ? { reply: { row: {}, editors: [], published } }
      : { failure: { code: 'offline', message: '' } }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  editing = { editor, catalogue, titles, addresses: [], canEdit: true, values: new WatchedValues() }
  await act(async () => {})
  render(
    <MemoryRouter>
      <StudioContext value={{ call } as unknown as Studio}>
        <EditingContext value={editing}>
          <Outline />
        </EditingContext>
      </StudioContext>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const place = (name: string) => screen.getByRole('treeitem', { name })
const inside = (slot: string) => editor.state.document.order[`in/two/${slot}`] ?? []
const choose = (...keys: readonly string[]) => act(async () => editor.select(keys))

afterEach(() => {
  editor.close()
  cleanup()
})

describe('[D6] the places of a container', () => {
  it.each([
    ['that its text does not mention', empty, ['两栏 的 左栏，空的', '两栏 的 右栏，空的']],
    ['of which its text mentions one', half, ['两栏 的 左栏，1 个区块', '两栏 的 右栏，空的']],
    ['that are filled', whole, ['两栏 的 左栏，1 个区块', '两栏 的 右栏，1 个区块']],
  ])('say their names, all of them: %s', async (_what, block, names) => {
    await open(block)
    for (const name of names) expect(place(name)).toBeDefined()
  })

  it('take what is inserted, by a button of their own', async () => {
    const user = await open(half)
    await user.click(screen.getByRole('button', { name: '插入到 两栏 的 右栏' }))
    screen.getByText('插入到 两栏 的 右栏', { selector: 'p' })
    await user.click(screen.getByRole('button', { name: '短的' }))
    expect(inside('right')).toEqual(['note'])
    expect(editor.state.history.steps.at(-1)?.label).toBe('加入 公告 到 两栏 的 右栏')
  })

  it('are told apart by their containers, and a block by the one that it is put behind', async () => {
    const user = await open(half, { ...whole, id: 'four' })
    for (const name of ['两栏 1 的 左栏，1 个区块', '两栏 1 的 右栏，空的', '两栏 2 的 左栏，1 个区块'])
      expect(place(name).textContent).toContain(name.split('，')[0])
    await choose('b')
    await user.click(screen.getByRole('button', { name: '插入' }))
    screen.getByText('插入到 两栏 2 的 右栏，在 b 后面')
  })

  it('are reached by arrows, and ask by Enter what is to be put there', async () => {
    const user = await open(half)
    await choose('a')
    act(() => screen.getByRole('treeitem', { name: /^a/ }).focus())
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(place('两栏 的 右栏，空的'))
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: '短的' }))
    expect(inside('right')).toEqual(['note'])
  })

  it('take what is pasted while they are chosen', async () => {
    await open(note('c'), half)
    const commands = blockCommands(editing)
    await choose('c')
    const copied = commands.copied()
    fireEvent.click(place('两栏 的 右栏，空的'))
    act(() => commands.paste(copied))
    expect(inside('right').map((key) => blockOf(editor.state.document, key)?.props)).toEqual([{ text: 'c' }])
  })

  it('take what is moved there, and the text has them then', async () => {
    await open(note('c'), empty)
    await choose('c')
    act(() => blockCommands(editing).moveTo({ place: 'in/two/right', index: 0 }))
    expect(print(editor.state.document)).toContain('"right": [{ "id": "c"')
    expect(editor.state.history.steps.at(-1)?.label).toBe('c 移到 两栏 的 右栏 里')
  })

  it('are no place where the widget has none of this name', async () => {
    await open(note('c'), empty)
    await choose('c')
    act(() => blockCommands(editing).moveTo({ place: 'in/two/middle', index: 0 }))
    expect(editor.state.history.steps).toHaveLength(0)
  })

  it('are gone through by Alt and arrows, there and back', async () => {
    await open(empty, note('c'))
    await choose('c')
    const { moveIn, moveOut, move } = blockCommands(editing)
    const where = () => [inside('left'), inside('right'), editor.state.document.order.blocks]
    act(moveIn)
    expect(where()).toEqual([['c'], [], ['two']])
    act(moveIn)
    expect(where()).toEqual([[], ['c'], ['two']])
    act(moveOut)
    expect(where()).toEqual([['c'], [], ['two']])
    act(() => move(1))
    expect(where()).toEqual([[], ['c'], ['two']])
    act(() => move(-1))
    expect(where()).toEqual([['c'], [], ['two']])
    act(moveOut)
    expect(where()).toEqual([[], [], ['two', 'c']])
  })

  it('are all there when blocks are put into a new container', async () => {
    const user = await open(note('c'), note('d'))
    await choose('c', 'd')
    await user.click(screen.getByRole('button', { name: '放进分栏' }))
    expect(
      screen
        .getAllByRole('treeitem')
        .map((line) => line.getAttribute('aria-label'))
        .filter(Boolean),
    ).toEqual(['两栏 的 左栏，1 个区块', '两栏 的 右栏，1 个区块'])
  })

  it('lead back to their container by the left arrow', async () => {
    const user = await open(half)
    fireEvent.click(place('两栏 的 右栏，空的'))
    act(() => place('两栏 的 右栏，空的').focus())
    await user.keyboard('{ArrowLeft}')
    expect(editor.state.selected).toEqual(['two'])
  })
})

describe('[D7] the keys of what is chosen, where no line of the outline has the focus', () => {
  const press = (target: Element, key: string, more: object = {}) => fireEvent.keyDown(target, { key, ...more })
  const ids = () => (editor.state.document.order.blocks ?? []).map((key) => blockOf(editor.state.document, key)?.id)

  it('move it, copy it and take it away, after a tap in the canvas and after a button', async () => {
    await open(note('a'), note('b'), empty)
    await choose('a')
    expect(document.activeElement).toBe(document.body)
    press(document.body, 'ArrowDown', { altKey: true })
    expect(ids()).toEqual(['b', 'a', 'two'])
    const button = screen.getByRole('button', { name: '插入' })
    button.focus()
    press(button, 'ArrowUp', { altKey: true })
    expect(ids()).toEqual(['a', 'b', 'two'])
    await choose('b')
    press(document.body, 'd', { ctrlKey: true })
    expect(ids()).toHaveLength(4)
    press(document.body, 'Delete')
    expect(ids()).toEqual(['a', 'b', 'two'])
  })

  it('do it once where a line has the focus', async () => {
    await open(note('a'), note('b'), note('c'))
    await choose('a')
    const line = screen.getByRole('tree').querySelector<HTMLElement>('[data-current]')!
    press(line, 'ArrowDown', { altKey: true })
    expect(ids()).toEqual(['b', 'a', 'c'])
  })

  it('mean the text in a field, and nothing behind a dialog', async () => {
    const user = await open(note('a'), note('b'))
    const field = document.body.appendChild(document.createElement('textarea'))
    await choose('a')
    for (const key of ['Delete', 'Backspace']) press(field, key)
    press(field, 'ArrowDown', { altKey: true })
    field.remove()
    expect(ids()).toEqual(['a', 'b'])
    const root = document.body.appendChild(document.createElement('div'))
    root.id = 'root'
    await user.click(screen.getByRole('button', { name: '插入' }))
    press(screen.getByRole('dialog'), 'Delete')
    root.remove()
    expect(ids()).toEqual(['a', 'b'])
  })

  it('copy and paste it, but copy a text that somebody marked as a text', async () => {
    await open(note('a'), note('b'))
    await choose('b')
    const clipboardData = new DataTransfer()
    const clip = (type: string) => {
      const event = new Event(type, { bubbles: true, cancelable: true })
      Object.assign(event, { clipboardData })
      act(() => void document.body.dispatchEvent(event))
      return event.defaultPrevented
    }
    expect([clip('copy'), clip('paste'), ids().length]).toEqual([true, true, 3])
    getSelection()?.selectAllChildren(screen.getByRole('tree'))
    expect(clip('copy')).toBe(false)
    getSelection()?.removeAllRanges()
    clipboardData.setData('text', 'no blocks')
    expect([clip('paste'), ids().length]).toEqual([false, 3])
  })
})
