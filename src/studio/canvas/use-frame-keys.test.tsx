// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { StudioCall } from '../calls/studio-calls.ts'
import { blockOf } from '../document/index.ts'
import { type Editing, EditingContext } from '../editor/editor-context.ts'
import { Editor } from '../session/editor.ts'
import { useFrameKeys } from './use-frame-keys.ts'

const note = (id: string) => ({ id, widget: 'note' })
const titles = {
  ...{ widgets: { note: '公告', columns: '两栏' }, parts: {} },
  slots: { columns: { left: '左栏', right: '右栏' } },
}

let editor: Editor
let press: (key: string, more?: object) => void

beforeEach(async () => {
  const text = JSON.stringify({ title: '首页', blocks: [note('a'), { id: 'two', widget: 'columns' }, note('b')] })
  const call = (async (name: string) =>
    name === 'item'
      ? { reply: { row: {}, editors: [], published: { hash: '0', text, source: 'file' } } }
      : { failure: { code: 'offline', message: '' } }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  await Promise.resolve()
  await Promise.resolve()
  const editing = { editor, titles, catalogue: { widgets: [] }, canEdit: true } as unknown as Editing
  const { result } = renderHook(useFrameKeys, {
    wrapper: ({ children }) => <EditingContext value={editing}>{children}</EditingContext>,
  })
  press = (key, more = {}) =>
    result.current({ key, altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, ...more })
})
afterEach(() => {
  editor.close()
  cleanup()
})

const idsAt = (place: string) =>
  (editor.state.document.order[place] ?? []).map((key) => blockOf(editor.state.document, key)?.id)
const command = { ctrlKey: true }
const alt = { altKey: true }

it('[D7] keys that are pressed in the canvas do to what is chosen what they do in the outline', () => {
  editor.select(['b'])
  press('ArrowUp')
  expect(idsAt('blocks')).toEqual(['a', 'two', 'b'])
  press('ArrowUp', alt)
  expect(idsAt('blocks')).toEqual(['a', 'b', 'two'])
  press('ArrowDown', alt)
  press('ArrowRight', alt)
  press('ArrowRight', alt)
  expect([idsAt('blocks'), idsAt('in/two/left'), idsAt('in/two/right')]).toEqual([['a', 'two'], [], ['b']])
  press('ArrowLeft', alt)
  press('ArrowLeft', alt)
  expect(idsAt('blocks')).toEqual(['a', 'two', 'b'])
  press('h', { ...command, shiftKey: true })
  expect(blockOf(editor.state.document, 'b')?.hidden).toBe(true)
  press('Delete')
  expect(idsAt('blocks')).toEqual(['a', 'two'])
})

it('[D7] what is copied or cut in the canvas is pasted there', async () => {
  let text = ''
  const clipboard = { writeText: async (copied: string) => void (text = copied), readText: async () => text }
  vi.stubGlobal('navigator', { clipboard })
  onTestFinished(() => void vi.unstubAllGlobals())
  editor.select(['a'])
  press('c', command)
  press('x', command)
  expect(idsAt('blocks')).toEqual(['two', 'b'])
  editor.selectPlace('in/two/right')
  press('v', command)
  await vi.waitFor(() => expect(idsAt('in/two/right')).toHaveLength(1))
})
