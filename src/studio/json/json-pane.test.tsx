// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import { listenForCommands } from '../app/commands.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { blockOf, moveBlocks, noTitles, print, removeBlocks, setBlockValue, setPageValue } from '../document/index.ts'
import { EditingContext } from '../editor/editor-context.ts'
import { localDraftStore, type LocalDraftStore } from '../session/kept-draft.ts'
import { Editor } from '../session/editor.ts'
import { savingText } from '../session/editor-state.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { changeBetween, placesOf } from './find-in-text.ts'
import { JsonPane } from './json-pane.tsx'

interface Told {
  readonly text: string
  readonly onType: (text: string) => void
}

/** The text as the pane has it, and its keys. */
const typing = vi.hoisted(() => ({
  onType: undefined as ((text: string) => void) | undefined,
  text: '',
  revealed: [] as unknown[],
  searched: [] as unknown[],
}))
vi.mock('./json-editor.ts', () => ({
  createJsonEditor: (_place: unknown, { text, onType }: Told) => {
    typing.text = text
    typing.onType = (typed) => {
      typing.text = typed
      onType(typed)
    }
    return {
      show: (next: string) => (typing.text = next),
      mark: () => {},
      destroy: () => {},
      hasFocus: () => true,
      focus: () => {},
      unpoint: () => {},
      reveal: (path: unknown) => typing.revealed.push(path),
      find: (words: string, at: number) => {
        typing.searched.push([words, at])
        return { at: (at + 3) % 3, count: 3 }
      },
    }
  },
}))

const text = JSON.stringify({
  title: '首页',
  blocks: ['a', 'b', 'c'].map((id) => ({ id, widget: 'note', props: { text: id } })),
})
const onlyWindow = { own: 'window', isOpen: () => false }
let editor: Editor

async function open() {
  await openEditor()
  return show()
}

async function openEditor(shelf: LocalDraftStore = noShelf) {
  const published = { hash: '0', text, source: 'file' }
  const call = (async (name: string) =>
    name === 'item'
      ? { reply: { row: {}, editors: [], published } }
      : { failure: { code: 'offline', message: '' } }) as unknown as StudioCall
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  await act(async () => {})
}

const noShelf: LocalDraftStore = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }

async function show() {
  Object.assign(typing, { onType: undefined, text: '' })
  const editing = {
    editor,
    titles: { widgets: {}, parts: {} },
    catalogue: {} as Catalogue,
    addresses: [],
    canEdit: true,
  }
  const shown = render(
    <StudioContext value={{} as Studio}>
      <EditingContext value={{ ...editing, values: new WatchedValues() }}>
        <JsonPane />
      </EditingContext>
    </StudioContext>,
  )
  await act(() => vi.waitFor(() => expect(typing.onType).toBeDefined()))
  return shown
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(typing, { onType: undefined, revealed: [], searched: [] })
  localStorage.clear()
  editor.close()
  cleanup()
})

const written = (title: string) => text.replace('首页', title)

it('takes over what was typed when the pane is left at once', async () => {
  const { unmount } = await open()
  typing.onType?.(written('冬天'))
  unmount()
  expect(editor.state.document.rest.title).toBe('冬天')
  expect(editor.state.history.steps).toHaveLength(1)
})

it('[D5] leaves the document alone when the pane is left in the middle of a word', async () => {
  const { unmount } = await open()
  typing.onType?.('{ "title": "冬')
  unmount()
  expect(editor.state.document.rest.title).toBe('首页')
})

it('says of five pasted megabytes that they are too many, and keeps the document', async () => {
  await open()
  await type(`{ "title": "${'海'.repeat(5_000_000)}" }`)
  await rested()
  expect(screen.getByText(/内容太大：一个页面最多 1 MB/).dataset.broken).toBe('true')
  expect(editor.state.document.rest.title).toBe('首页')
})

const wholly = (): string => print(editor.state.document)
const broken = (of: string) => of.slice(0, -3)
const type = (typed: string) => act(async () => typing.onType?.(typed))
const rested = () => act(() => vi.advanceTimersByTimeAsync(700))
const setText = (key: string, value: string) =>
  setBlockValue(editor.state.document, { key, path: ['props', 'text'], value }, noTitles)
const textIn = (key: string) =>
  (blockOf(editor.state.document, key)?.props as { readonly text: string } | undefined)?.text

describe('what is done elsewhere while the text is not whole', () => {
  const elsewhere: readonly (readonly [string, () => void, () => void])[] = [
    ['another block is changed', () => editor.apply(setText('b', '午安')), () => expect(textIn('b')).toBe('午安')],
    [
      'a block is moved',
      () => editor.apply(moveBlocks(editor.state.document, ['c'], { place: 'blocks', index: 0 }, noTitles)),
      () => expect(editor.state.document.order.blocks).toEqual(['c', 'a', 'b']),
    ],
    [
      'a block is taken away',
      () => editor.apply(removeBlocks(editor.state.document, ['c'], noTitles)),
      () => expect(editor.state.document.order.blocks).toEqual(['a', 'b']),
    ],
    [
      'the page gets another title',
      () => editor.apply(setPageValue(editor.state.document, { path: ['title'], value: '春天' })),
      () => expect(editor.state.document.rest.title).toBe('春天'),
    ],
    ['a step is taken back', () => editor.goTo(0), () => expect(textIn('c')).toBe('c')],
  ]
  it.each(elsewhere)('[D1] stays when it is whole again: %s', async (_what, does, proves) => {
    await openEditor()
    editor.apply(setText('c', '晚安'))
    await show()
    const mine = wholly().replace('"text": "a"', '"text": "早安"')
    await type(broken(mine))
    await rested()
    await act(async () => does())
    await type(mine)
    await rested()
    expect(textIn('a')).toBe('早安')
    proves()
    expect(editor.state.conflicts).toEqual([])
    expect(typing.text, 'and the tab says it too').toBe(wholly())
  })

  it('[D1] stays with what is typed on after it was taken over', async () => {
    await open()
    const mine = wholly().replace('"text": "a"', '"text": "早"')
    await type(mine)
    await act(async () => void editor.apply(setText('b', '午安')))
    await rested()
    await type(typing.text.replace('"早"', '"早安"'))
    await rested()
    expect([textIn('a'), textIn('b')]).toEqual(['早安', '午安'])
  })

  it('[D1] is asked about where both changed the same in two ways', async () => {
    await open()
    const mine = wholly().replace('"text": "a"', '"text": "我的"')
    await type(broken(mine))
    await rested()
    await act(async () => void editor.apply(setText('a', '对方的')))
    await type(mine)
    await rested()
    expect(editor.state.conflicts).toMatchObject([{ kind: 'value', key: 'a', mine: '我的', theirs: '对方的' }])
  })
})

describe('what is not whole', () => {
  it('[D3] stands there again after a look at the canvas, and the studio says that it is not saved', async () => {
    const { unmount } = await open()
    const mine = broken(wholly())
    await type(mine)
    unmount()
    expect(savingText(editor.state, () => '')).toMatch(/^未保存/)
    await show()
    expect(typing.text).toBe(mine)
    expect(screen.getByText(/改完整之前/).dataset.broken).toBe('true')
  })

  it('[D3] is there again after the browser was gone, and merges with what others did meanwhile', async () => {
    const item = { kind: 'page', name: 'home' } as const
    await openEditor(localDraftStore(localStorage, '小王', item, onlyWindow))
    const { unmount } = await show()
    const mine = wholly().replace('"text": "a"', '"text": "早安"')
    await type(broken(mine))
    await rested()
    const kept = { ...localStorage }
    unmount()
    editor.close()
    Object.assign(localStorage, kept)
    await openEditor(localDraftStore(localStorage, '小王', item, onlyWindow))
    editor.apply(setText('b', '午安'))
    await show()
    expect(typing.text).toBe(broken(mine))
    await type(mine)
    await rested()
    expect([textIn('a'), textIn('b')]).toEqual(['早安', '午安'])
  })

  it('goes when it is thrown away, and the tab says what all other panes say', async () => {
    await open()
    await type(broken(wholly()))
    await rested()
    fireEvent.click(screen.getByRole('button', { name: '不要这里写的' }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '真的不要' })))
    expect(typing.text).toBe(wholly())
    expect(editor.state.written).toBeUndefined()
  })
})

it('brings into sight what is selected in the outline', async () => {
  await open()
  await act(async () => editor.select(['b']))
  expect(typing.revealed).toEqual([['blocks', 1]])
})

it('finds words in the whole text by Ctrl F, forwards and back', async () => {
  await open()
  const stop = listenForCommands()
  fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true })
  stop()
  const field = screen.getByRole('searchbox', { name: '在 JSON 里查找' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '雪' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  expect(typing.searched).toEqual([
    ['雪', 0],
    ['雪', 1],
    ['雪', 0],
    ['雪', -1],
  ])
  expect(screen.getByText('3 / 3')).toBeDefined()
})

it('finds words whatever the case of their letters, and changes no more of a text than what is another', () => {
  expect(placesOf('YT3_BANNER yt3_banner', 'Yt3')).toEqual([
    { from: 0, to: 3 },
    { from: 11, to: 14 },
  ])
  expect(changeBetween('{ "a": 1, "b": 2 }', '{ "a": 1, "c": 0, "b": 2 }')).toEqual({
    from: 11,
    to: 11,
    insert: 'c": 0, "',
  })
})
