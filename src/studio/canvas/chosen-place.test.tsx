// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCommand } from '../app/commands.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { type Editing, EditingContext } from '../editor/editor-context.ts'
import { Editor } from '../session/editor.ts'
import { ChosenPlace } from './chosen-place.tsx'

const titles = { widgets: { columns: '两栏' }, parts: {}, slots: { columns: { left: '左栏', right: '右栏' } } }
const insert = vi.fn()
const paste = vi.fn()

/** What the outline offers, whichever pane is seen. */
function Outline({ canEdit }: { readonly canEdit: boolean }) {
  useCommand('insert', '插入区块', undefined, canEdit ? insert : undefined)
  useCommand('paste', '粘贴', undefined, canEdit ? paste : undefined)
  return null
}

let editor: Editor
const open = (canEdit: boolean) =>
  render(
    <EditingContext value={{ editor, titles, catalogue: { widgets: [] }, canEdit } as unknown as Editing}>
      <Outline canEdit={canEdit} />
      <ChosenPlace />
    </EditingContext>,
  )

beforeEach(async () => {
  const text = JSON.stringify({ title: '首页', blocks: [{ id: 'two', widget: 'columns' }] })
  const call = (async (name: string) =>
    name === 'item'
      ? { reply: { row: {}, editors: [], published: { hash: '0', text, source: 'file' } } }
      : { failure: { code: 'offline', message: '' } }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  await Promise.resolve()
  await Promise.resolve()
})
afterEach(() => {
  editor.close()
  cleanup()
})

it('[D6] a place that is tapped in the canvas is filled from there, where a phone shows no outline beside it', async () => {
  open(true)
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => editor.selectPlace('in/two/right'))
  screen.getByRole('group', { name: '两栏 的 右栏' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '插入' }))
  await user.click(screen.getByRole('button', { name: '粘贴' }))
  expect([insert.mock.calls.length, paste.mock.calls.length]).toEqual([1, 1])
  await act(async () => editor.select(['two']))
  expect(screen.queryByRole('button')).toBeNull()
})

it('[D6] who may not change it is offered nothing', async () => {
  open(false)
  await act(async () => editor.selectPlace('in/two/right'))
  expect(screen.queryByRole('button')).toBeNull()
})
