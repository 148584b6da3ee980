// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readsOf } from '../../app/studio/reads-of.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { blockOf } from '../document/index.ts'
import { Outline } from '../outline/outline.tsx'
import { isUnsaved } from '../session/editor-state.ts'
import { Editor } from '../session/editor.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { EditingContext } from './editor-context.ts'
import { SidePane } from './side-pane.tsx'

const note = {
  code: 'note',
  title: '公告',
  description: '一句话',
  version: 1,
  props: {
    type: 'object',
    properties: {
      text: { type: 'string', title: '文字', description: '最多一行。' },
      size: { type: 'integer', minimum: 1, maximum: 3, title: '大小' },
      points: { type: 'array', items: { type: 'string' }, title: '要点' },
      more: { title: '附加' },
    },
    required: ['text'],
  },
  examples: [{ name: '短的', props: { text: '早' } }],
}
const nothing = { actions: {}, endpoints: {}, functions: [], pictures: [], context: {}, page: {}, block: {} }
const catalogue = { build: 'x', widgets: [note], ...nothing, theme: {}, route: {}, screens: {} } as unknown as Catalogue

const text = JSON.stringify({
  title: '首页',
  blocks: ['早安', '午安', '晚安'].map((text, at) => ({
    id: `n${at}`,
    widget: 'note',
    props: { text, points: ['a', 'b'] },
  })),
})
const titles = { widgets: { note: '公告' }, parts: {} }
const row = { kind: 'page', name: 'home', title: '首页', paths: ['/'], state: 'live', errors: 0 }
const problem = {
  ...{ rule: 'prop-out-of-range', severity: 'error', pointer: '/blocks/1/props/size', docs: '' },
  message: { zh: '太大', en: 'too large' },
  ...{ start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } },
  fix: {
    title: { zh: '改成 3', en: '3' },
    safe: true,
    edit: { op: 'replace', pointer: '/blocks/1/props/size', value: 3 },
  },
}

const answers: Readonly<Record<string, object>> = {
  item: {
    reply: {
      row: { ...row, fileChanged: false, editors: [] },
      editors: [],
      published: { hash: '0', text, source: 'file' },
    },
  },
  newItem: { reply: { ...row, kind: 'part', name: 'greetings', title: '问候', state: 'new' } },
  checkChange: { reply: { problems: [problem] } },
}
const call = vi.fn(
  async (name: string, _parts?: object) => answers[name] ?? { failure: { code: 'offline', message: '' } },
)

let editor: Editor
let values: WatchedValues

async function open(canEdit = true) {
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call: call as unknown as StudioCall, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  values = new WatchedValues()
  await act(async () => {})
  render(
    <MemoryRouter>
      <StudioContext value={{ call, readsOf } as unknown as Studio}>
        <EditingContext value={{ editor, catalogue, titles, addresses: [], canEdit, values }}>
          <Outline />
          <SidePane tab="form" onTab={() => {}} />
        </EditingContext>
      </StudioContext>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const line = (name: string) => screen.getByRole('treeitem', { name: new RegExp(name) })
const order = () => editor.state.document.order.blocks

afterEach(() => {
  editor.close()
  cleanup()
})

describe('the form of a list', () => {
  it('leaves a thing open that moves, and never opens its neighbour', async () => {
    const user = await open()
    await user.click(line('早安'))
    const toggle = (name: string) => screen.getByRole('button', { name, expanded: true })
    await user.click(screen.getByRole('button', { name: 'b' }))
    await user.click(screen.getByRole('button', { name: '要点 2：上移' }))
    expect(blockOf(editor.state.document, 'n0')).toMatchObject({ props: { points: ['b', 'a'] } })
    expect(toggle('b')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /要点 1/ }).value).toBe('b')
    await user.click(screen.getByRole('button', { name: '要点 2：删除' }))
    expect(toggle('b')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '要点 1：删除' }))
    expect(screen.queryByRole('button', { expanded: true, name: 'b' })).toBeNull()
  })
})

describe('the outline', () => {
  it('moves a block by keys, and the line keeps the focus', async () => {
    const user = await open()
    await user.click(line('晚安'))
    act(() => line('晚安').focus())
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(order()).toEqual(['n0', 'n2', 'n1'])
    expect(document.activeElement).toBe(line('晚安'))
  })

  it('[E10] makes a part of what is chosen, which stands in its place', async () => {
    const user = await open()
    await user.click(line('午安'))
    await user.keyboard('{Shift>}')
    await user.click(line('晚安'))
    await user.keyboard('{/Shift}')
    await user.click(screen.getByRole('button', { name: '做成部件' }))
    await user.type(screen.getByLabelText('部件是什么'), '问候')
    await user.type(screen.getByLabelText('名字'), 'greetings')
    await user.click(screen.getByRole('button', { name: '建成草稿' }))
    const made = call.mock.calls.find(([name]) => name === 'newItem')
    const { body } = (made?.[1] ?? {}) as { readonly body: { readonly text: string } }
    expect(body).toMatchObject({ kind: 'part', name: 'greetings', title: '问候' })
    expect(JSON.parse(body.text)).toMatchObject({ title: '问候', blocks: [{ id: 'n1' }, { id: 'n2' }] })
    const { order, byId } = editor.state.document
    expect(order.blocks?.map((key) => byId[key])).toMatchObject([{ id: 'n0' }, { part: 'greetings' }])
    expect(editor.state.selected).toEqual([order.blocks?.[1]])
  })

  it('chooses several with Shift and hides all of them', async () => {
    const user = await open()
    await user.click(line('早安'))
    await user.keyboard('{Shift>}')
    await user.click(line('午安'))
    await user.keyboard('{/Shift}')
    await user.click(screen.getByRole('button', { name: /隐藏或显示/ }))
    expect(['n0', 'n1', 'n2'].map((key) => blockOf(editor.state.document, key)?.hidden)).toEqual([
      true,
      true,
      undefined,
    ])
  })

  it('deletes and chooses the next one', async () => {
    const user = await open()
    await user.click(line('早安'))
    act(() => line('早安').focus())
    await user.keyboard('{Delete}')
    expect(order()).toEqual(['n1', 'n2'])
    expect(editor.state.selected).toEqual(['n1'])
  })

  it('lets who may only look choose, and change nothing', async () => {
    const user = await open(false)
    await user.click(line('早安'))
    act(() => line('早安').focus())
    await user.keyboard('{Delete}{Alt>}{ArrowDown}{/Alt}')
    expect(order()).toEqual(['n0', 'n1', 'n2'])
    expect(screen.queryByRole('button', { name: '插入' })).toBeNull()
    expect(screen.getByLabelText('文字 *')).toHaveProperty('disabled', true)
  })
})

describe('the form of a block', () => {
  it('is made from the schema of its widget, and a word is one step with a name', async () => {
    const user = await open()
    await user.click(line('早安'))
    const field = screen.getByLabelText('文字 *')
    // In one go: between keys that take long the word would rest.
    for (const value of ['', '你', '你好']) fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
    expect(blockOf(editor.state.document, 'n0')?.props).toMatchObject({ text: '你好' })
    expect(editor.state.history.steps.map(({ label }) => label)).toEqual(['早安：文字 改为 “你好”'])
  })

  it('[C4] shows with each key what is typed, and makes it a step when it rests', async () => {
    const user = await open()
    await user.click(line('早安'))
    fireEvent.change(screen.getByLabelText('文字 *'), { target: { value: '早安！' } })
    const { state } = editor
    expect(state.typed && blockOf(state.typed, 'n0')?.props).toMatchObject({ text: '早安！' })
    expect([state.history.steps, blockOf(state.document, 'n0')?.props]).toMatchObject([[], { text: '早安' }])
    fireEvent.blur(screen.getByLabelText('文字 *'))
    expect([state.typed, blockOf(state.document, 'n0')?.props]).toMatchObject([undefined, { text: '早安！' }])
  })

  it('[D3] keeps what is being typed when the page is left, or the session ends, in the middle of a word', async () => {
    const user = await open()
    const words = () => blockOf(editor.state.document, 'n0')?.props
    await user.click(line('早安'))
    fireEvent.change(screen.getByLabelText('文字 *'), { target: { value: '早安，澜' } })
    fireEvent(window, new Event('pagehide'))
    expect(words()).toMatchObject({ text: '早安，澜' })
    fireEvent.change(screen.getByLabelText('文字 *'), { target: { value: '早安，澜途' } })
    cleanup()
    expect(words()).toMatchObject({ text: '早安，澜途' })
    expect(editor.state.history.steps).toHaveLength(2)
  })

  it.each([
    ['文字 *', '早安！'],
    ['大小', '2'],
    ['英文名字', 'hello'],
  ])('[D3] says of «%s» with the first key that it is not saved, until it is a step', async (label, value) => {
    const user = await open()
    await user.click(line('早安'))
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    expect([isUnsaved(editor.state), editor.state.held?.step?.label]).toEqual([true, expect.any(String)])
    expect(editor.state.history.steps).toHaveLength(0)
    fireEvent.blur(field)
    expect([editor.state.held, editor.state.history.steps.length]).toEqual([undefined, 1])
  })

  it('[D3] keeps what is typed as JSON while it is not whole, and says that it is not saved', async () => {
    const user = await open()
    await user.click(line('早安'))
    const field = screen.getByLabelText('附加')
    fireEvent.change(field, { target: { value: '{ "a": ' } })
    fireEvent.blur(field)
    expect(field).toHaveProperty('value', '{ "a": ')
    expect(isUnsaved(editor.state)).toBe(true)
    fireEvent.change(field, { target: { value: '{ "a": 1 }' } })
    fireEvent.blur(field)
    expect(blockOf(editor.state.document, 'n0')?.props).toMatchObject({ more: { a: 1 } })
    expect(editor.state.held).toBeUndefined()
    fireEvent.change(field, { target: { value: '{' } })
    cleanup()
    expect(editor.state.held, 'a field that is gone holds nothing').toBeUndefined()
  })

  it('[D3] has nothing that is not saved when what was typed is as it was before', async () => {
    const user = await open()
    await user.click(line('早安'))
    const field = screen.getByLabelText('文字 *')
    fireEvent.change(field, { target: { value: '早安！' } })
    fireEvent.change(field, { target: { value: '早安' } })
    fireEvent.blur(field)
    expect(isUnsaved(editor.state)).toBe(false)
  })

  it('[C4] shows nothing of an expression that is only half written', async () => {
    const user = await open()
    await user.click(line('早安'))
    for (const value of ['早安{', '早安{{', '早安{{ s'])
      fireEvent.change(screen.getByLabelText('文字 *'), { target: { value } })
    expect(blockOf(editor.state.typed!, 'n0')?.props).toMatchObject({ text: '早安{' })
  })

  it('moves and takes away what a list holds', async () => {
    const user = await open()
    await user.click(line('早安'))
    await user.click(screen.getByRole('button', { name: '要点 2：上移' }))
    expect(blockOf(editor.state.document, 'n0')?.props).toMatchObject({ points: ['b', 'a'] })
    await user.click(screen.getByRole('button', { name: '要点 1：删除' }))
    expect(blockOf(editor.state.document, 'n0')?.props).toMatchObject({ points: ['a'] })
  })

  it('turns to an expression and back', async () => {
    const user = await open()
    await user.click(line('早安'))
    await user.click(screen.getByRole('button', { name: '大小：写表达式' }))
    expect(screen.getByRole('textbox', { name: '大小' })).toHaveProperty('value', '{{  }}')
    await user.click(screen.getByRole('button', { name: '大小：换成直接填' }))
    expect(screen.getByRole('spinbutton', { name: '大小' })).toHaveProperty('value', '')
  })

  it('[C3] says of an expression what its place wants, what it gives on the page, and what is wrong while it is typed', async () => {
    const user = await open()
    const asked: unknown[] = []
    const leave = values.attach((message) => asked.push(message))
    await user.click(line('午安'))
    await user.click(screen.getByRole('button', { name: '大小：写表达式' }))
    const field = screen.getByRole('textbox', { name: '大小' })
    await user.clear(field)
    await user.paste('{{ offers.list }}')
    await vi.waitFor(() => expect(asked).toContainEqual({ type: 'watch', texts: ['{{ offers.list }}'] }))
    act(() =>
      values.hear({ type: 'values', values: [['{{ offers.list }}', { tone: 'value', text: '列表，共 2 项' }]] }),
    )
    const told = screen.getByText('要整数').parentElement
    expect(told?.getAttribute('aria-live')).toBe('polite')
    expect(told?.textContent).toContain('现在：列表，共 2 项')
    expect(field.getAttribute('aria-describedby')).toContain(told?.id)
    await vi.waitFor(() =>
      expect(call).toHaveBeenCalledWith(
        'checkChange',
        expect.objectContaining({
          body: expect.objectContaining({
            patches: [expect.objectContaining({ value: expect.objectContaining({ size: '{{ offers.list }}' }) })],
          }),
        }),
      ),
    )
    await vi.waitFor(() => expect(told?.textContent).toContain('太大'))
    leave()
  })
})
