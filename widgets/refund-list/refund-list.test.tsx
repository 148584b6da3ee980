// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import RefundList from './refund-list.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<RefundList {...examples.find((example) => example.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}

describe('refund-list', () => {
  it('[B4] says how each stands, and the amount of those that are being or were given back alone', () => {
    show('各种状态')
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '')
    expect(rows.map((row) => row.slice(0, 4))).toEqual(['待退款2', '退款中2', '退款成功', '退款失败', '退款异常'])
    expect(rows.map((row) => /退款金额 ¥[\d.]+/.exec(row)?.[0])).toEqual([
      undefined,
      '退款金额 ¥268',
      '退款金额 ¥268.50',
      undefined,
      undefined,
    ])
  })

  it('leads to each, and tells of it', () => {
    const emit = show('各种状态')
    const link = within(screen.getAllByRole('listitem')[1]!).getByRole('link')
    expect(link.getAttribute('href')).toBe('/tc-fostay/play/refund/detail/90000341?refundId=90000341R2')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', { refundId: '90000341R2' })
  })

  it('[B2.9] says of which goods are wanted back', () => {
    show('商家要求寄回商品')
    expect(screen.getByRole('listitem').textContent).toContain('商家需要您寄回商品')
    cleanup()
    show('各种状态')
    expect(screen.queryByText(/寄回商品/)).toBeNull()
  })

  it('says so when there are none', () => {
    show('没有')
    expect(screen.getByText('还没有退款申请')).toBeTruthy()
  })
})
