// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StudioCall } from '../calls/studio-calls.ts'
import { blockOf, removeBlocks } from '../document/index.ts'
import { type Editing, EditingContext } from '../editor/editor-context.ts'
import { bringable } from '../outline/brought.ts'
import { Editor } from '../session/editor.ts'
import type { DropPlace, FromFrame } from './protocol.ts'
import { useDragOver } from './use-drag-over.ts'

const note = (id: string) => ({ id, widget: 'note' })
const titles = {
  ...{ widgets: { note: '公告', columns: '两栏' }, parts: { more: '更多' } },
  slots: { columns: { left: '左栏', right: '右栏' } },
}
const blocks = [note('a'), { part: 'more' }, { id: 'two', widget: 'columns', slots: { left: [note('b')] } }, note('c')]
/** The part shows two blocks. */
const parts = new Map([['part:more', ['x', 'y']]])

let editor: Editor
let canEdit = true
const open = () => {
  const editing = { editor, titles, catalogue: { widgets: [] }, canEdit } as unknown as Editing
  const { result } = renderHook(() => useDragOver(parts), {
    wrapper: ({ children }) => <EditingContext value={editing}>{children}</EditingContext>,
  })
  const hear = (message: FromFrame) => act(() => result.current.hear(message))
  return { dragged: () => result.current.dragged, hear, drag: result }
}

async function edit(blocks: readonly object[]) {
  const text = JSON.stringify({ title: '首页', blocks })
  const call = (async (name: string) =>
    name === 'item'
      ? { reply: { row: {}, editors: [], published: { hash: '0', text, source: 'file' } } }
      : { failure: { code: 'offline', message: '' } }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(() => {
  canEdit = true
  return edit(blocks)
})
afterEach(() => {
  editor.close()
  cleanup()
})

const namesAt = (place: string) =>
  (editor.state.document.order[place] ?? []).map((key) => {
    const block = blockOf(editor.state.document, key)
    return block?.id ?? block?.part
  })

it('[D6] a block that is dragged on the page comes into the place where it is dropped, and is chosen', () => {
  const { hear, dragged } = open()
  hear({ type: 'grab', id: 'a' })
  expect(dragged()).toMatchObject({ label: '公告 1' })
  hear({ type: 'drop', place: { id: 'two', slot: 'right' } })
  expect([namesAt('blocks'), namesAt('in/two/right'), editor.state.selected]).toEqual([
    ['more', 'two', 'c'],
    ['a'],
    ['a'],
  ])
  hear({ type: 'grab', id: 'a' })
  hear({ type: 'drop', place: { id: 'c', side: 'after' } })
  expect([namesAt('blocks'), namesAt('in/two/right')]).toEqual([['more', 'two', 'c', 'a'], []])
})

it('[D6] a block of a part is dragged with the part, and what is dropped beside one stands beside the part', () => {
  const { hear, dragged } = open()
  hear({ type: 'grab', id: 'c' })
  expect(dragged()?.targets).toContainEqual({ ids: ['x', 'y'], takes: 'beside' })
  hear({ type: 'drop', place: { id: 'x', side: 'before' } })
  expect(namesAt('blocks')).toEqual(['a', 'c', 'more', 'two'])
  hear({ type: 'grab', id: 'y' })
  expect(dragged()).toMatchObject({ label: '更多' })
  hear({ type: 'drop', place: { id: 'b', side: 'before' } })
  expect([namesAt('blocks'), namesAt('in/two/left')]).toEqual([
    ['a', 'c', 'two'],
    ['more', 'b'],
  ])
})

it('[D6] what is chosen goes as a whole, wherever it is pressed, and not into itself', () => {
  const { hear, dragged } = open()
  editor.select(['a', 'two'])
  hear({ type: 'grab', id: 'b' })
  expect(dragged()?.targets.map(({ ids, takes }) => `${ids.join(' ')} ${takes}`)).toEqual([
    ...['a nothing', 'x y beside', 'two nothing', 'c inside'],
  ])
  hear({ type: 'drop', place: { id: 'c', side: 'after' } })
  expect(namesAt('blocks')).toEqual(['more', 'c', 'a', 'two'])
})

it('[D6] what somebody took away while it was dragged stays away, and what is chosen stays chosen', () => {
  const { hear } = open()
  hear({ type: 'grab', id: 'a' })
  act(() => void editor.apply(removeBlocks(editor.state.document, ['a'], titles)))
  editor.select(['c'])
  hear({ type: 'drop', place: { id: 'c', side: 'after' } })
  expect([namesAt('blocks'), editor.state.selected]).toEqual([['more', 'two', 'c'], ['c']])
})

it('[D6] what the document does not have is not dragged, nor anything by who may not change it', () => {
  const { hear, dragged } = open()
  hear({ type: 'grab', id: 'elsewhere' })
  expect(dragged()).toBeUndefined()
  cleanup()
  canEdit = false
  const reader = open()
  reader.hear({ type: 'grab', id: 'a' })
  reader.hear({ type: 'drop', place: { id: 'c', side: 'after' } })
  expect(reader.dragged()).toBeUndefined()
  expect(namesAt('blocks')).toEqual(['a', 'more', 'two', 'c'])
})

describe('[D6] an item of the palette that is dragged over the page', () => {
  const send = async (type: string, target: Element) => {
    fireEvent(
      target,
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { dataTransfer: new DataTransfer() }),
    )
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))
  }
  /** @param place where the frame says that it would be put */
  async function bring(place?: DropPlace) {
    const { hear, dragged, drag } = open()
    const [item, cover] = ['li', 'div'].map((tag) => document.body.appendChild(document.createElement(tag)))
    const brought = { blocks: { blocks: [note('new')], versions: { note: 1 } }, onTake: () => {}, onLeave: () => {} }
    const release = bringable(item!, () => brought)
    act(() => drag.current.cover(cover as HTMLDivElement))
    await send('dragstart', item!)
    const targets = dragged()?.targets
    for (const type of ['dragenter', 'dragover']) await send(type, cover!)
    hear({ type: 'drop-place', place })
    await send('drop', cover!)
    release()
    return targets
  }

  it('is put beside any block and into any place, also of a container', async () => {
    const targets = await bring({ id: 'two', slot: 'right' })
    expect(targets).toContainEqual({ ids: ['a'], takes: 'inside' })
    expect([namesAt('in/two/right'), editor.state.selected]).toEqual([['new'], ['new']])
    await bring({ id: 'c', side: 'before' })
    expect(namesAt('blocks')).toEqual(['a', 'more', 'two', 'new-2', 'c'])
  })

  it('begins a page without blocks, wherever it is let go', async () => {
    await edit([])
    await bring()
    expect(namesAt('blocks')).toEqual(['new'])
  })

  it('is nowhere where the page has no place for it', async () => {
    await bring()
    expect(namesAt('blocks')).toEqual(['a', 'more', 'two', 'c'])
  })
})
