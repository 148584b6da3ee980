// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { EditingContext } from '../editor/editor-context.ts'
import { Editor } from '../session/editor.ts'
import { JsonPane } from './json-pane.tsx'

const typing = vi.hoisted(() => ({ onType: undefined as ((text: string) => void) | undefined }))
vi.mock('./json-editor.ts', () => ({
  createJsonEditor: (_place: unknown, { onType }: { readonly onType: (text: string) => void }) => {
    typing.onType = onType
    return { show: () => {}, mark: () => {}, destroy: () => {} }
  },
}))

const text = '{ "title": "首页", "blocks": [] }'
let editor: Editor

async function open() {
  const published = { hash: '0', text, source: 'file' }
  const call = (async (name: string) =>
    name === 'item'
      ? { reply: { row: {}, editors: [], published } }
      : { failure: { code: 'offline', message: '' } }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  const editing = {
    editor,
    titles: { widgets: {}, parts: {} },
    catalogue: {} as Catalogue,
    addresses: [],
    canEdit: true,
  }
  await act(async () => {})
  const shown = render(
    <EditingContext value={{ ...editing, values: new WatchedValues() }}>
      <JsonPane />
    </EditingContext>,
  )
  await vi.waitFor(() => expect(typing.onType).toBeDefined())
  return shown
}

afterEach(() => {
  typing.onType = undefined
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
  act(() => typing.onType?.(`{ "title": "${'海'.repeat(5_000_000)}" }`))
  expect((await screen.findByText(/内容太大：一个页面最多 1 MB/)).dataset.broken).toBe('true')
  expect(editor.state.document.rest.title).toBe('首页')
})
