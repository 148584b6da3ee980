// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { themeSchema } from '../../../schemas/page/theme.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { blockOf } from '../document/index.ts'
import { WatchedValues } from '../canvas/watched-values.ts'
import { EditingContext } from '../editor/editor-context.ts'
import { SidePane } from '../editor/side-pane.tsx'
import { Outline } from '../outline/outline.tsx'
import { Editor } from '../session/editor.ts'
import { createPasswordAsker } from '../session/password-asker.ts'
import { createSignInAsker } from '../session/sign-in-asker.ts'
import { StudioContext } from '../session/studio.ts'

const texts = {
  component: {
    title: '首页轮播',
    type: '轮播图',
    entries: [
      { id: '1', title: '海风', themePicUri: '/a', picAlt: '海', jumpPath: '/combo', redirectType: 'page' },
      { id: '2', title: '初雪', themePicUri: '/b', picAlt: '雪' },
    ],
  },
  cards: { title: '精选', type: '商品列表', entries: [{ id: '1', title: '空', customFields: { tag: '美食' } }] },
  theme: { title: '澜途', tokens: { brand: '#0A4FA3', 'radius-m': 6 } },
}
const catalogue = { build: 'x', widgets: [], pictures: [], page: {}, theme: themeSchema } as unknown as Catalogue
const rowOf = (item: ItemId) => ({
  ...{ ...item, title: '甲', paths: ['/'], state: 'live', errors: 0, fileChanged: false, editors: [] },
})

const dinner = {
  ...{ id: '650101', title: '海鲜晚餐', kind: '商品', address: '/goods/650101', place: '白沙湾', picture: '/c' },
  ...{ picAlt: '晚餐', price: 128, originalPrice: 168, sold: 3, productType: 65, isOnSale: true },
}

let editor: Editor
const unclosed = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }

async function open(kind: keyof typeof texts, problems: readonly object[] = []) {
  const item = { kind: kind === 'theme' ? 'theme' : 'component', name: 'A' } as const
  const published = { hash: '0', text: JSON.stringify(texts[kind]), source: 'file' }
  const call = (async (name: string) => {
    if (name === 'item') return { reply: { row: rowOf(item), editors: [], published } }
    if (name === 'productChoices') return { reply: { products: [dinner], isMore: false } }
    return name === 'checkChange' ? { reply: { problems } } : { failure: { code: 'offline', message: '' } }
  }) as unknown as StudioCall
  editor = new Editor({ call, item, shelf: unclosed, tab: 'tab' })
  await act(async () => {})
  const titles = { widgets: {}, parts: {} }
  render(
    <MemoryRouter>
      <EditingContext value={{ editor, catalogue, titles, addresses: [], canEdit: true, values: new WatchedValues() }}>
        <StudioContext
          value={{
            call,
            who: { status: 'in', me: undefined, why: undefined },
            catalogue: async () => catalogue,
            password: createPasswordAsker(),
            signInAgain: createSignInAsker({ status: 'in', me: undefined, why: undefined }, call, () => undefined),
            writeOutPart: () => ({ blocks: [] }) as never,
            readsOf: () => ({}) as never,
          }}
        >
          {kind !== 'theme' && <Outline />}
          <SidePane tab="form" onTab={() => {}} />
        </StudioContext>
      </EditingContext>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const line = (name: string) => screen.getByRole('treeitem', { name: new RegExp(name) })
const field = (name: string) => screen.getByLabelText(name)
const entry = (key: string) => blockOf(editor.state.document, key)
const lastStep = () => editor.state.history.steps.at(-1)?.label
const type = async (user: Awaited<ReturnType<typeof open>>, name: string, text: string) => {
  await user.clear(field(name))
  if (text) await user.type(field(name), text)
  await user.tab()
}

afterEach(() => {
  editor.close()
  cleanup()
})

describe('the form of an entry', () => {
  it('has the fields of its kind, and no expressions', async () => {
    const user = await open('component')
    await user.click(line('海风'))
    for (const name of ['标题 *', '副标题', '图片 *', '图片说明 *', '去哪里', '开始展示', '结束展示', '隐藏'])
      expect(field(name)).toBeDefined()
    expect(screen.queryByLabelText('角标')).toBeNull()
    expect(screen.queryByRole('button', { name: /写表达式/ })).toBeNull()
  })

  it('says where an entry leads in one field and one step', async () => {
    const user = await open('component')
    await user.click(line('海风'))
    expect(field('去哪里')).toHaveProperty('value', '/combo')
    await type(user, '去哪里', 'https://a.example/')
    expect(entry('1')).toMatchObject({ jumpPath: 'https://a.example/', redirectType: 'external' })
    expect(lastStep()).toBe('海风：去哪里 改为 “https://a.example/”')
    await type(user, '去哪里', '')
    expect(entry('1')).toMatchObject({ jumpPath: 'not_jump', redirectType: 'none' })
    act(() => editor.goTo(0))
    expect(entry('1')).toEqual(texts.component.entries[0])
  })

  it('takes the schedule away with its last side', async () => {
    const user = await open('component')
    await user.click(line('初雪'))
    await user.type(field('开始展示'), '2026-11-27T20:00')
    expect(entry('2')?.live).toEqual({ from: '2026-11-27T20:00' })
    await user.click(screen.getByRole('button', { name: '开始展示：清空' }))
    expect(entry('2')).not.toHaveProperty('live')
  })

  it('[E2] shows at the field what a rule says of where it leads', async () => {
    const place = { line: 1, column: 1, offset: 0 }
    const message = { zh: '网站里没有地址', en: 'no such address' }
    const problem = { rule: 'unknown-route', severity: 'error', pointer: '/entries/0/jumpPath', message, start: place }
    const user = await open('component', [{ ...problem, end: place, docs: '' }])
    await user.click(line('海风'))
    await type(user, '副标题', '1988 元起')
    expect(await screen.findByText('网站里没有地址')).toBeDefined()
    expect(field('去哪里').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('choosing a product', () => {
  it('leads an entry to it, and a card shows it as well, in one step', async () => {
    const user = await open('cards')
    await user.click(line('空'))
    await user.click(screen.getByRole('button', { name: '选商品' }))
    await user.click(await screen.findByRole('button', { name: /海鲜晚餐/ }))
    expect(entry('1')).toEqual({
      ...{ id: '1', title: '海鲜晚餐', themePicUri: '/c', picAlt: '晚餐', redirectType: 'product' },
      jumpParames: { product_url: '/goods/650101' },
      customFields: { tag: '美食', price: 128, originalPrice: 168, place: '白沙湾', hot: 3, productType: 65 },
    })
    expect(editor.state.history.steps).toHaveLength(1)
  })

  it('changes nothing but where a picture leads', async () => {
    const user = await open('component')
    await user.click(line('初雪'))
    await user.click(screen.getByRole('button', { name: '选商品' }))
    await user.click(await screen.findByRole('button', { name: /海鲜晚餐/ }))
    expect(entry('2')).toEqual({ ...texts.component.entries[1], jumpPath: '/goods/650101', redirectType: 'page' })
  })
})

describe('the list of entries', () => {
  it('begins a new one behind the chosen, and has nothing to wrap it in', async () => {
    const user = await open('component')
    await user.click(line('海风'))
    expect(screen.queryByRole('button', { name: '放进分栏' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '加一条' }))
    expect(editor.state.document.order.entries).toEqual(['1', 'entry', '2'])
    expect(lastStep()).toBe('加入 一条内容 到 列表')
    await user.click(screen.getByRole('button', { name: /复制一份/ }))
    expect(editor.state.document.order.entries).toEqual(['1', 'entry', 'entry-2', '2'])
  })
})

describe('[E3] the form of a theme', () => {
  it('says of every text whether it is read, while a colour is typed', async () => {
    const user = await open('theme')
    expect(screen.getByText('字和底色都看得清')).toBeDefined()
    await type(user, '品牌色', '#9FB8D8')
    expect(screen.getByText('有 2 处看不清，至少要 4.5')).toBeDefined()
    expect(screen.getAllByText('看不清')).toHaveLength(2)
    expect(editor.state.document.rest.tokens).toEqual({ brand: '#9FB8D8', 'radius-m': 6 })
    await user.click(screen.getByRole('button', { name: '品牌色：清空' }))
    expect(screen.getByText('字和底色都看得清')).toBeDefined()
    expect(editor.state.document.rest.tokens).toEqual({ 'radius-m': 6 })
  })

  it('has a dark side, which follows from the light one until it is given', async () => {
    const user = await open('theme')
    const details = screen.getByText('深色').closest('details')!
    act(() => {
      details.open = true
      details.dispatchEvent(new Event('toggle'))
    })
    const dark = within(details)
    expect(dark.getByRole('status').textContent).toBe('字和底色都看得清')
    const brand = dark.getByLabelText('品牌色')
    await user.type(brand, '#0A4FA3')
    await user.tab()
    expect(dark.getByRole('status').textContent).toBe('有 1 处看不清，至少要 4.5')
    expect(editor.state.document.rest).toMatchObject({ tokens: { brand: '#0A4FA3' }, dark: { brand: '#0A4FA3' } })
  })
})
