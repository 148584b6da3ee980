// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { actionSchemas } from '../../../schemas/page/action.ts'
import { pageSchema } from '../../../schemas/page/page.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { blockOf } from '../document/index.ts'
import { EditingContext } from '../editor/editor-context.ts'
import { SidePane } from '../editor/side-pane.tsx'
import { Editor } from '../session/editor.ts'
import { type Studio, StudioContext } from '../session/studio.ts'

const page = {
  versions: { page: 1 },
  title: '首页',
  data: {
    offers: { from: 'packages', with: { pageNum: 2, kind: '{{ hot }}' } },
    gift: { from: 'gift', with: {} },
  },
  blocks: [{ id: 'hero', widget: 'box' }],
}
const whole = { type: 'integer', minimum: 1, maximum: 50 }
const endpoints = {
  packages: {
    title: '套餐列表',
    with: { type: 'object', properties: { pageNum: { ...whole, title: '第几页' }, kind: { type: 'string' } } },
    value: { type: 'object', properties: { total: { type: 'integer', title: '一共几个' } } },
  },
  goods: {
    title: '零售商品',
    with: { type: 'object', properties: { pageNum: { ...whole, title: '第几页' } } },
    value: { type: 'object', properties: {} },
  },
  collect: { title: '收藏', submit: { type: 'object', properties: {} } },
  gift: {
    title: '一张券',
    with: { type: 'object', properties: { couponId: { type: 'string', names: 'coupon', title: '优惠券' } } },
    value: { type: 'object', properties: {} },
  },
}
const box = { code: 'box', title: '盒子', description: '', version: 1, examples: [], props: { properties: {} } }
const catalogue = {
  ...{ build: 'x', pictures: [], functions: [], context: {}, block: {}, theme: {}, route: {}, screens: {}, part: {} },
  ...{ page: pageSchema, actions: actionSchemas, endpoints },
  widgets: [{ ...box, events: { tap: { title: '点了', payload: {} } } }],
} as unknown as Catalogue
const titles = { widgets: { box: '盒子' }, parts: {} }

let editor: Editor

async function open(selected: readonly string[]) {
  const published = { hash: '0', text: JSON.stringify(page), source: 'file' }
  const call = (async (name: string, { query }: { query?: { kind?: string; words?: string } }) => {
    if (name === 'item') return { reply: { row: {}, editors: [], published } }
    if (name !== 'namedChoices') return { failure: { code: 'offline', message: '' } }
    const all = query?.kind === 'coupon' ? [{ value: 'C1', title: '冬日满减', help: '满 300 减 50' }] : []
    return {
      reply: {
        choices: all.filter(({ title, value }) => `${title}${value}`.includes(query?.words ?? '')),
        isMore: false,
      },
    }
  }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind: 'page', name: 'home' }, shelf, tab: 'tab' })
  await act(async () => {})
  editor.select(selected)
  const addresses = [{ path: '/combo', title: '套餐' }]
  render(
    <MemoryRouter>
      <StudioContext value={{ call } as unknown as Studio}>
        <EditingContext value={{ editor, catalogue, titles, addresses, canEdit: true, values: new WatchedValues() }}>
          <SidePane tab="form" onTab={() => {}} />
        </EditingContext>
      </StudioContext>
    </MemoryRouter>,
  )
  await act(async () => {})
  return userEvent.setup()
}

afterEach(() => {
  editor.close()
  cleanup()
})

const dialog = () => within(screen.getByRole('dialog'))

it('a data source is chosen by its title, and the arguments that the new one does not take go', async () => {
  const user = await open([])
  await user.click(screen.getByRole('button', { name: '数据来源：套餐列表 packages' }))
  expect(dialog().getByText('给：一共几个')).toBeDefined()
  expect(dialog().queryByText('收藏')).toBeNull()
  await user.type(dialog().getByRole('searchbox'), '零售')
  await user.click(dialog().getByRole('button', { name: /零售商品/ }))
  expect(editor.state.document.rest.data).toMatchObject({ offers: { from: 'goods', with: { pageNum: 2 } } })
  expect(JSON.stringify(editor.state.document.rest.data)).not.toContain('hot')
})

it('the arguments of an endpoint are fields of its schema, which take an expression too', async () => {
  const user = await open([])
  const field = screen.getByRole('spinbutton', { name: '第几页' })
  await user.clear(field)
  await user.type(field, '3')
  await user.tab()
  expect(editor.state.document.rest.data).toMatchObject({ offers: { with: { pageNum: 3 } } })
  await user.click(screen.getByRole('button', { name: '第几页：写表达式' }))
  expect(screen.getByRole('textbox', { name: '第几页' })).toHaveProperty('value', '{{ 3 }}')
})

it('a coupon is chosen by its name from those that the server finds, and stands by it in the form', async () => {
  const user = await open([])
  await user.click(screen.getByRole('button', { name: '优惠券：选优惠券…' }))
  await user.type(dialog().getByRole('searchbox'), '冬日')
  await user.click(await dialog().findByRole('button', { name: /冬日满减.*满 300 减 50/ }))
  expect(editor.state.document.rest.data).toMatchObject({ gift: { with: { couponId: 'C1' } } })
  expect(await screen.findByRole('button', { name: '优惠券：冬日满减 C1' })).toBeDefined()
})

it('when data are fetched stands as it is by default, as long as nothing else is chosen', async () => {
  await open([])
  const [first] = screen.getAllByRole('combobox', { name: '什么时候取' })
  expect(within(first!).getByRole('option', { selected: true }).textContent).toBe('默认（随页面一起取）')
})

it('what is computed stays an expression', async () => {
  await open([])
  expect(screen.getByDisplayValue('{{ hot }}')).toBeDefined()
})

it('an action is chosen by its title, and leads to a page that is chosen by its own', async () => {
  const user = await open(['hero'])
  await user.click(screen.getByRole('button', { name: '点了：加动作' }))
  await user.type(dialog().getByRole('searchbox'), '打开页面{Enter}')
  await user.click(screen.getByRole('button', { name: /：选页面$/ }))
  await user.click(dialog().getByRole('button', { name: /套餐/ }))
  expect(blockOf(editor.state.document, 'hero')?.on).toEqual({ tap: [{ do: 'navigate', to: '/combo' }] })
  const switches = screen.getAllByRole('checkbox').map((one) => one.closest('div')?.querySelector('label')?.textContent)
  expect(switches.slice(0, 4)).toEqual(['不留下返回记录', 'App 里用新页面打开', '从那一页来的就退回去', '外部页面'])
})
