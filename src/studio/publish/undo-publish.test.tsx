// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { proxy } from 'valtio'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { Toasts } from '../controls/toasts.tsx'
import { print, setPageValue } from '../document/index.ts'
import { EditingContext } from '../editor/editor-context.ts'
import { Editor } from '../session/editor.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { PublishDialog } from './publish-dialog.tsx'

const page = (title: string) => JSON.stringify({ versions: { page: 1 }, title, blocks: [] })

/** The server's revisions, which of them serves, and the draft. */
const texts: Record<string, string> = {}
const server: { serving: string | undefined; draft: string | undefined; version: number } = {
  ...{ serving: undefined, draft: undefined, version: 0 },
}
/** What roll backs were asked for. */
const asked: unknown[] = []
/** Why the server refuses the next one. */
let refusal = ''

const published = () =>
  server.serving === undefined
    ? {}
    : { published: { hash: server.serving, text: texts[server.serving], source: 'revision' } }

const answers: Readonly<Record<string, (body: Record<string, unknown>) => object>> = {
  item: () => ({
    ...{ row: { title: '首页' }, editors: [], ...published() },
    ...(server.draft !== undefined && {
      draft: { text: server.draft, version: server.version, base: server.serving ?? null, steps: [] },
    }),
  }),
  releaseList: () => ({ releases: [], rules: { fourEyes: false, shopNow: '2026-11-24T10:00' } }),
  checkDocument: () => ({ problems: [] }),
  checkChange: () => ({ problems: [] }),
  saveSteps: ({ text }) => {
    Object.assign(server, { draft: text, version: server.version + 1 })
    return { version: server.version }
  },
  publishDraft: () => {
    texts.new = server.draft ?? ''
    Object.assign(server, { serving: 'new', draft: undefined, version: 0 })
    return { published: [{ kind: 'page', name: 'home', hash: 'new' }], problems: [] }
  },
}

const call = (async (name: string, { body = {} }: { readonly body?: Record<string, unknown> }) => {
  if (name === 'rollBack') {
    asked.push(body)
    if (refusal !== '') return { failure: { code: 'published-moved', message: refusal } }
    server.serving = String(body.to)
    return { reply: {} }
  }
  const answer = answers[name]
  return answer ? { reply: answer(body) } : { failure: { code: 'offline', message: '连不上服务器' } }
}) as unknown as StudioCall

let editor: Editor

/** Changes the title, and publishes it. */
async function publishNow() {
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  const editing = {
    editor,
    titles: { widgets: {}, parts: {} },
    catalogue: {} as Catalogue,
    addresses: [],
    canEdit: true,
  }
  await act(async () => {})
  act(() => void editor.apply(setPageValue(editor.state.document, { path: ['title'], value: '新的' })))
  const who = proxy({ me: { operator: { role: 'publisher', name: '小王' } } })
  render(
    <MemoryRouter>
      <Toasts />
      <StudioContext value={{ call, who } as unknown as Studio}>
        <EditingContext value={{ ...editing, values: new WatchedValues() }}>
          <PublishDialog onClose={() => {}} />
        </EditingContext>
      </StudioContext>
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '现在发布' }))
  await screen.findByText('发布了，顾客下一次打开就是新的')
  return user
}

const titleOf = (text: string) => (JSON.parse(text) as { title: string }).title

async function closeNotices() {
  for (const close of screen.queryAllByRole('button', { name: '收起' })) await act(async () => close.click())
}

beforeEach(async () => {
  // Another file of this worker may have left some.
  render(<Toasts />)
  await closeNotices()
  cleanup()
  texts.old = page('旧的')
  Object.assign(server, { serving: 'old', draft: undefined, version: 0 })
  asked.length = 0
  refusal = ''
})
afterEach(async () => {
  editor.close()
  await closeNotices()
  cleanup()
})

it('[P9] what says that it was published takes it back, and what was published is the draft again', async () => {
  const user = await publishNow()
  await user.click(screen.getByRole('button', { name: '撤销' }))
  await screen.findByText('撤销了，顾客看到的又是之前的版本；刚才发布的又是草稿')
  expect(asked).toEqual([{ from: 'new', to: 'old', message: '撤销刚才的发布' }])
  expect([server.serving, titleOf(print(editor.state.document))]).toEqual(['old', '新的'])
  await editor.save()
  expect(titleOf(server.draft ?? '{}')).toBe('新的')
})

it('[P9] where the server refuses it, it says so, and nothing else', async () => {
  const user = await publishNow()
  refusal = '线上刚刚换了版本'
  await user.click(screen.getByRole('button', { name: '撤销' }))
  await screen.findByText('没有撤销：线上刚刚换了版本')
  expect([server.serving, screen.queryByText(/^撤销了/)]).toEqual(['new', null])
})

it('[P9] a draft that somebody began since stays as it is', async () => {
  const user = await publishNow()
  Object.assign(server, { draft: page('同事的'), version: 1 })
  await user.click(screen.getByRole('button', { name: '撤销' }))
  await screen.findByText('撤销了，顾客看到的又是之前的版本；刚才发布的在「版本」里')
  await editor.save()
  expect([titleOf(server.draft ?? '{}'), titleOf(print(editor.state.document))]).toEqual(['同事的', '同事的'])
})

it('[P9] in an editor that was left nothing is done', async () => {
  const user = await publishNow()
  editor.close()
  await user.click(screen.getByRole('button', { name: '撤销' }))
  await screen.findByText('撤销了，顾客看到的又是之前的版本；刚才发布的在「版本」里')
  expect([server.serving, server.draft]).toEqual(['old', undefined])
})

it('[P9] a first publish has nothing before it, and offers none', async () => {
  server.serving = undefined
  await publishNow()
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})
