// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AddressList, type AddressListProps } from './address-list.tsx'

afterEach(cleanup)

const home = {
  ...{ id: '1', name: '顾长风', phone: '13800000003', isDefault: true },
  ...{ province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号 海风花园 3 栋 1202' },
}
const office = {
  ...{ id: '2', name: '林晚', phone: '13900000032', isDefault: false },
  ...{ province: '上海市', city: '上海市', district: '徐汇区', detail: '梧桐西路 200 弄 6 号 401 室' },
}

function show(over: Partial<AddressListProps> = {}) {
  const told = { onAdd: vi.fn(), onDo: vi.fn(), onConfirm: vi.fn(), onCancel: vi.fn() }
  render(<AddressList {...{ addresses: [home, office], chosen: '', isAsking: false }} {...told} {...over} />)
  return told
}
const item = (at: number) => within(screen.getAllByRole('listitem')[at]!)

describe('the list of addresses', () => {
  it('[R3] has each changed, removed and made the default one, which the default one can not be again', () => {
    const { onDo } = show()
    expect(item(0).queryByRole('button', { name: '设为默认' })).toBeNull()
    fireEvent.click(item(1).getByRole('button', { name: '设为默认' }))
    fireEvent.click(item(1).getByRole('button', { name: '删除林晚的地址' }))
    fireEvent.click(item(1).getByRole('button', { name: '编辑林晚的地址' }))
    fireEvent.click(item(1).getByRole('button', { name: /徐汇区/ }))
    const deeds = ['default-pressed', 'remove-pressed', 'edit-pressed', 'pressed']
    expect(onDo.mock.calls).toEqual(deeds.map((deed) => [deed, '2']))
  })

  it('[R2] says which one the order has', () => {
    show({ chosen: '2' })
    expect(item(1).getByRole('button', { current: true }).textContent).toContain('徐汇区')
    expect(item(0).queryByRole('button', { current: true })).toBeNull()
  })

  it('[R3] asks before one is removed', async () => {
    const { onConfirm, onCancel } = show({ isAsking: true })
    const dialog = within(await screen.findByRole('dialog', { name: '删除这个地址？' }))
    fireEvent.click(dialog.getByRole('button', { name: '关闭' }))
    fireEvent.click(dialog.getByRole('button', { name: '删除' }))
    expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
  })

  it('begins with a new one where there is none', () => {
    const { onAdd } = show({ addresses: [] })
    expect(screen.getByText('还没有收货地址')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '新建收货地址' }))
    expect(onAdd).toHaveBeenCalledOnce()
  })
})
