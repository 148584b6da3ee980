// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { ReleaseItem } from '../../../schemas/studio/releases.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { ItemChanges } from './item-changes.tsx'

const page = (title: string) =>
  JSON.stringify({ title: '首页', blocks: [{ id: 'note', widget: 'note', props: { title } }] })
const texts: Readonly<Record<string, string>> = { was: page('昨天'), is: page('今天') }
const titles = { widgets: { note: '公告' }, parts: {} }

const item = (more: Partial<ReleaseItem> = {}) =>
  ({ kind: 'page', name: 'home', title: '首页', hash: 'is', before: 'was', ...more }) as ReleaseItem

const call = (async (name: string, { params }: { params?: { hash: string } }) => {
  if (name === 'revision') return { reply: { text: texts[params?.hash ?? ''] } }
  if (name === 'sampleAddresses') return { reply: { addresses: ['/'] } }
  return { failure: { code: 'offline', message: '连不上服务器' } }
}) as unknown as StudioCall

async function open(shown: ReleaseItem) {
  render(
    <StudioContext value={{ call } as unknown as Studio}>
      <ItemChanges item={shown} titles={titles} />
    </StudioContext>,
  )
  await act(async () => {})
  return userEvent.setup()
}

const button = () => screen.queryByRole('button', { name: '看前后的样子' })

afterEach(cleanup)

it('[F2] who decides sees both pages side by side, with what is another, as in the versions of a page', async () => {
  const user = await open(item())
  await user.click(button()!)
  const dialog = within(screen.getByRole('dialog', { name: '首页：前后的样子' }))
  expect(dialog.getAllByRole('figure').map((side) => side.querySelector('figcaption')?.textContent)).toEqual([
    '之前的版本',
    '发布单里的版本',
  ])
  expect(dialog.getByText('第 1 处，共 1 处')).toBeDefined()
  expect(dialog.getByText('昨天：title “昨天” → “今天”')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[F2] a first publish has nothing beside it, and an address no look', async () => {
  await open(item({ before: null }))
  expect([screen.getByText('新页面，第一次发布').tagName, button()]).toEqual(['LI', null])
  cleanup()
  await open(item({ kind: 'route' }))
  expect(button()).toBeNull()
})
