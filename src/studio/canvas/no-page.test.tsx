// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { NoPage } from './no-page.tsx'
import { whyUnseen } from './why-unseen.ts'

it('a page whose address has a number in it, and is seen nowhere, says so, and not that it has none', () => {
  expect(whyUnseen({ paths: ['/pay-success/:orderId'] })).toBe(
    '它的地址 /pay-success/:orderId 里有编号，这里没有可以填的：从商城里复制一个地址，在画布上打开',
  )
  expect([whyUnseen({ paths: [] }), whyUnseen(undefined, '横幅')]).toEqual([
    '这里没有地址能显示它：还没有页面用到它，或用它的页面要有订单这样的编号才打得开',
    '这里没有地址能显示它：还没有页面用到它，或用它的页面要有订单这样的编号才打得开',
  ])
})

it.each([
  ['跳转码', '扫了码的人到哪里'],
  ['同义词', '搜索时哪些词是一个意思'],
  ['搜索服务', '搜索时找得到哪些服务'],
])('a page component of kind %s says what it decides, since no page can show it', (type, decides) => {
  expect(whyUnseen({ paths: [] }, type)).toBe(`没有页面显示它，它说的是${decides}：发布以后在商城里试一下`)
})

it('an address that nobody can make up is filled in by who knows one, also as it is copied from the shop', async () => {
  const onLook = vi.fn()
  const row = { paths: ['/pay-success/:orderId'] } as unknown as ItemRow
  render(<NoPage isKnown failed="" row={row} type={undefined} look={{ as: { level: 3 } }} onLook={onLook} />)
  const user = userEvent.setup()
  const open = async (address: string) => {
    await user.clear(screen.getByRole('combobox', { name: '地址' }))
    await user.type(screen.getByRole('combobox', { name: '地址' }), address)
    await user.click(screen.getByRole('button', { name: '打开' }))
  }
  await open('/pay-success/12')
  await open('https://shop.example/tc-fostay/pay-success/13?from=lantu')
  await open('/tc-fostay/')
  await open('商城')
  expect(onLook.mock.calls).toEqual(
    ['/pay-success/12', '/pay-success/13?from=lantu', '/'].map((address) => [{ as: { level: 3 }, address }]),
  )
})
