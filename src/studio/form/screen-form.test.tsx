// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { pageSchema, screenPageSchema } from '../../../schemas/page/page.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { blockOf } from '../document/index.ts'
import { EditingContext } from '../editor/editor-context.ts'
import { Editor } from '../session/editor.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { BehaviourFields } from './behaviour-fields.tsx'
import { PageForm } from './page-form.tsx'

let editor: Editor

async function open(row: object) {
  const text = JSON.stringify({
    ...{ versions: { page: 1 }, title: '页', description: '一句话', state: { tab: 'a', map: {} } },
    data: { offers: { from: 'packages', with: {}, failText: '没取到', maxStale: 3, when: '{{ true }}' } },
    values: { few: '{{ 1 }}' },
    ...{ popups: { terms: { title: '条款', blocks: [] } }, head: { title: '页' } },
    blocks: [{ id: 'gone', widget: 'note' }],
  })
  const answers: Readonly<Record<string, object>> = {
    item: { reply: { row: { title: '页', paths: [], ...row }, editors: [], published: { hash: '0', text } } },
  }
  const call = (async (name: string) =>
    answers[name] ?? { failure: { code: 'offline', message: '' } }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'page' }, shelf, tab: 'tab' })
  await act(async () => {})
  const catalogue = { page: pageSchema, screen: screenPageSchema, widgets: [], endpoints: {} } as unknown as Catalogue
  const editing = { editor, catalogue, titles: { widgets: {}, parts: {} }, addresses: [], canEdit: true }
  const field = {
    ...{ block: blockOf(editor.state.document, 'gone') ?? {}, isLocked: false, problemAt: () => undefined },
    onChange: (path: readonly (string | number)[], value: unknown) => void changes.push([path.join('/'), value]),
  }
  render(
    <StudioContext value={{ call } as unknown as Studio}>
      <EditingContext value={{ ...editing, values: new WatchedValues() }}>
        <PageForm />
        <BehaviourFields field={field as never} />
      </EditingContext>
    </StudioContext>,
  )
}

const changes: unknown[] = []

afterEach(() => {
  changes.length = 0
  editor.close()
  cleanup()
})

it('of a page around a screen asks for nothing that its check refuses: the title is the screen’s', async () => {
  await open({ screen: 'login/login' })
  expect(screen.queryByLabelText(/页面标题/, { selector: 'input' })).toBeNull()
  expect(screen.getAllByText('数据').length).toBeGreaterThan(0)
  cleanup()
  editor.close()
  await open({})
  expect(screen.getByLabelText(/页面标题/, { selector: 'input' })).toBeDefined()
})

it('offers an expression where the page evaluates one, and nowhere else', async () => {
  await open({})
  const offered = screen
    .getAllByRole('button', { name: /：写表达式$/, hidden: true })
    .map((button) => button.getAttribute('aria-label')?.replace('：写表达式', ''))
  const plain = ['页面标题', '一句话介绍', 'tab', 'map', 'terms', '分享和搜索', 'offers', '数据来源']
  const ofData = ['参数', '多少秒后重新取', '什么时候取', '没取到时的轻提示', '分页']
  // These are expressions always: there is nothing to switch to.
  for (const name of [...plain, ...ofData, '条件', 'few']) expect(offered).not.toContain(name)
  expect(offered).toContain('标题')
  expect(screen.getByDisplayValue('{{ true }}').tagName).toBe('TEXTAREA')
})

it('of a block that says that something is not there is a switch with a name and a word of what it does', async () => {
  await open({})
  const toggle = screen.getByRole('checkbox', { name: '表示东西不存在', hidden: true })
  const help = document.getElementById(toggle.getAttribute('aria-describedby') ?? '')
  expect(help?.textContent).toContain('404')
  await userEvent.setup().click(toggle)
  expect(changes).toEqual([['notFound', true]])
})
