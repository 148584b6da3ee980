// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { proxy } from 'valtio'
import type { StudioCall } from '../calls/studio-calls.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { PageList } from './page-list.tsx'

const page = (name: string, title: string, more: object = {}) => ({
  ...{ kind: 'page', name, title, paths: [`/${name}`], state: 'live', errors: 0 },
  ...{ fileChanged: false, editors: [], ...more },
})
const items = [
  page('home', '澜途度假', { paths: ['/'], group: '首页', state: 'draft', changedBy: '小周', changedAt: 3 }),
  page('about', '关于', { changedBy: '小林', changedAt: 1 }),
  page('summer', '夏天', { group: '首页', scheduledAt: 9, changedBy: '小林', changedAt: 2 }),
]
const call = (async () => ({ reply: { items } })) as unknown as StudioCall

const Address = () => <output>{useLocation().pathname}</output>

async function open() {
  render(
    <MemoryRouter>
      <StudioContext value={{ call, who: proxy({ status: 'in', me: undefined }) } as unknown as Studio}>
        <PageList />
        <Address />
      </StudioContext>
    </MemoryRouter>,
  )
  await screen.findByText('关于')
  return userEvent.setup()
}
const titles = () =>
  screen.getAllByRole('rowheader').flatMap((cell) => within(cell).queryByRole('link')?.textContent ?? [])

afterEach(cleanup)

describe('the list of pages', () => {
  it('calls the page of the shop’s first address 首页, and finds it by that', async () => {
    const user = await open()
    expect(screen.getByText('首页 · home')).toBeDefined()
    await user.type(screen.getByLabelText('找页面'), '首页')
    expect(titles()).toEqual(['澜途度假'])
  })

  it('stands under the groups of the shop’s addresses, and by the last change without them', async () => {
    const user = await open()
    const headings = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
    expect(headings()).toEqual(['首页2', '澜途度假首页 · home', '夏天summer', '没有分组1', '关于about'])
    await user.click(screen.getByRole('button', { name: '最近修改' }))
    expect(headings()).toEqual(['澜途度假首页 · home', '夏天summer', '关于about'])
  })

  it('says whose draft there is', async () => {
    await open()
    expect(screen.getByText('小周 的草稿')).toBeDefined()
  })

  it('shows what waits for its time', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: '已定时' }))
    expect(titles()).toEqual(['夏天'])
  })

  it('stands by the last change where that is wanted, and as before after it', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: '最近修改' }))
    expect(titles()).toEqual(['澜途度假', '夏天', '关于'])
    await user.click(screen.getByRole('button', { name: /最近修改/ }))
    expect(titles()).toEqual(['澜途度假', '夏天', '关于'])
  })

  it('opens a page by any place of its row', async () => {
    const user = await open()
    await user.click(screen.getByText('/summer'))
    expect(screen.getByRole('status').textContent).toBe('/pages/page/summer')
  })
})
