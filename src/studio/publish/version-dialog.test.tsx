// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { proxy } from 'valtio'
import { afterEach, expect, it } from 'vitest'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { HistoryEntry } from '../../../schemas/studio/drafts.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { EditingContext } from '../editor/editor-context.ts'
import { Editor } from '../session/editor.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { VersionDialog } from './version-dialog.tsx'

const page = (title: string) =>
  JSON.stringify({ title: '首页', blocks: [{ id: 'note', widget: 'note', props: { title } }] })
const texts: Readonly<Record<string, string>> = { new: page('今天'), old: page('昨天'), first: page('前天') }
const entry = (hash: string, at: number) =>
  ({ hash, at, by: 'lin', action: 'publish', message: `${hash}版`, isLive: hash === 'new' }) as HistoryEntry
const entries = [entry('new', 3), entry('old', 2), entry('first', 1), entry('old', 0)]

/** Revisions that the server does not give yet. */
const away = new Set<string>()

/** What happened, in its order. */
const deeds: string[] = []

const call = (async (name: string, { params }: { readonly params: { readonly hash: string } }) => {
  deeds.push(name)
  if (name === 'rollBack') return { reply: {} }
  if (name === 'item')
    return { reply: { row: {}, editors: [], published: { hash: 'new', text: texts.new, source: 'revision' } } }
  if (name === 'sampleAddresses') return { reply: { addresses: [] } }
  if (name !== 'revision' || away.has(params.hash)) return { failure: { code: 'offline', message: '连不上服务器' } }
  return { reply: { text: texts[params.hash] } }
}) as unknown as StudioCall

let editor: Editor

async function open() {
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  const titles = { widgets: { note: '公告' }, parts: {} }
  const editing = { editor, titles, catalogue: {} as Catalogue, addresses: [], canEdit: true }
  await act(async () => {})
  render(
    <StudioContext value={{ call, who: proxy({ me: { operator: { role: 'publisher' } } }) } as unknown as Studio}>
      <EditingContext value={{ ...editing, values: new WatchedValues() }}>
        <VersionDialog
          entry={entries[1]!}
          entries={entries}
          onClose={() => void deeds.push('closed')}
          onDone={() => {}}
        />
      </EditingContext>
    </StudioContext>,
  )
  await act(async () => {})
  return userEvent.setup()
}

afterEach(() => {
  away.clear()
  deeds.length = 0
  editor.close()
  cleanup()
})

it('[P8] is compared with the draft first, and with any other version once', async () => {
  const user = await open()
  expect(screen.getByText('昨天：title “昨天” → “今天”')).toBeDefined()
  const choice = screen.getByLabelText('和哪一版比')
  expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual(['draft', 'new', 'first'])
  await user.selectOptions(choice, 'first')
  expect(screen.getByText('昨天：title “昨天” → “前天”')).toBeDefined()
  expect(screen.getByText('没有地址显示它，看不到样子')).toBeDefined()
})

it('[P8] says why a version is not there, and asks for it again', async () => {
  away.add('old')
  const user = await open()
  expect(screen.getByText('连不上服务器')).toBeDefined()
  away.clear()
  await user.click(screen.getByRole('button', { name: '再试一次' }))
  expect(screen.getByText('昨天：title “昨天” → “今天”')).toBeDefined()
})

it('[P5] stays until the editor has what is published now: nothing is done to a draft that is gone', async () => {
  const user = await open()
  deeds.length = 0
  await user.click(screen.getByRole('button', { name: '回退到这一版' }))
  expect(deeds.filter((deed) => deed !== 'checkDocument')).toEqual(['rollBack', 'item', 'closed'])
})
