// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import AddressList from './address-list.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<AddressList {...examples.find((example) => example.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}
const item = (at: number) => within(screen.getAllByRole('listitem')[at]!)

describe('address-list', () => {
  it('has each changed, removed and made the default one, which the default one can not be again', () => {
    const emit = show('管理')
    expect(item(0).queryByRole('button', { name: '设为默认' })).toBeNull()
    fireEvent.click(item(1).getByRole('button', { name: '设为默认' }))
    fireEvent.click(item(1).getByRole('button', { name: '删除林晚的地址' }))
    fireEvent.click(item(1).getByRole('button', { name: '编辑林晚的地址' }))
    fireEvent.click(item(1).getByRole('button', { name: /徐汇区/ }))
    expect(emit.mock.calls).toEqual(['default', 'remove', 'edit', 'edit'].map((what) => [what, { id: '2' }]))
  })

  it('is picked from on the way to an order, and says which is chosen', () => {
    const emit = show('从下单页来选')
    expect(item(1).getByRole('button', { current: true }).textContent).toContain('徐汇区')
    fireEvent.click(item(0).getByRole('button', { name: /椰林路/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('pick', { id: '1' })
  })

  it('begins with a new one where there is none', () => {
    const emit = show('一个也没有')
    expect(screen.getByText('还没有收货地址')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '新建收货地址' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('add', {})
  })
})
