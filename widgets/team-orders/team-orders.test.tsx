// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import TeamOrders from './team-orders.tsx'

afterEach(cleanup)
const of = (name: string) => examples.find((example) => example.name === name)!.props

describe('team-orders', () => {
  it('gives the number of the team to copy, and the phone masked', () => {
    const emit = vi.fn()
    render(<TeamOrders {...of('拼团中')} {...fakeTools({ emit })} />)
    expect(screen.getByRole('heading', { name: '团内订单' })).toBeTruthy()
    expect(screen.getByText('138****0002')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /复制 ?团号/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('copy', { text: 'T650202000001' })
  })

  it('[A4] confirms a pickup of a team that succeeded, once, and of what the leader hands over', () => {
    const emit = vi.fn()
    const { rerender } = render(<TeamOrders {...of('拼团中')} {...fakeTools({ emit })} />)
    expect(screen.queryByRole('button', { name: /确认提货/ })).toBeNull()
    rerender(<TeamOrders {...of('成功')} {...fakeTools({ emit })} />)
    expect(screen.getByText('已提货')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /确认提货/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('pickup', { order: expect.objectContaining({ orderId: '1' }) })
  })
})
