// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderActions from './order-actions.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<OrderActions {...props} {...fakeTools({ emit })} />)
  return { emit, container }
}

describe('order-actions', () => {
  it('offers what can be done and nothing else', () => {
    const { emit } = show('全部')
    const names = screen.getAllByRole('button').map((button) => button.textContent)
    expect(names).toEqual([
      '预约使用',
      '营地入口',
      '写点评',
      '申请退款',
      '退款记录',
      '申请发票',
      '查看发票',
      '再次预订',
    ])
    fireEvent.click(screen.getByRole('button', { name: '申请退款' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('refund', {})
    cleanup()
    expect(show('什么也不能做').container.innerHTML).toBe('')
  })

  it('has what comes next at the foot of the screen, and the rest where the order is', () => {
    show('全部')
    const foot = screen.getByRole('group', { name: '预约使用' })
    expect(foot.querySelectorAll('button')).toHaveLength(1)
    expect(foot.textContent).toBe('预约使用')
  })

  it('[B7] books a day only where a project needs it', () => {
    show('没有要预约的')
    expect(screen.queryByRole('button', { name: '预约使用' })).toBeNull()
  })
})
