// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import MessageGroups from './message-groups.tsx'

afterEach(cleanup)
const show = (name: string, emit = vi.fn()) => {
  render(<MessageGroups {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}

describe('message-groups', () => {
  it('leads to each group, and tells its last message and how many are unread', () => {
    show('有未读')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tc-fostay/OrderNotice',
      '/tc-fostay/ServiceNotice',
    ])
    expect(screen.getByRole('link', { name: /订单消息.*支付成功：.*2 条未读/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /服务消息.*预约、核销、点评的消息在这里/ })).toBeTruthy()
  })

  it('marks all as read only where something is unread', () => {
    const emit = show('有未读')
    fireEvent.click(screen.getByRole('button', { name: '全部已读' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('readAll', {})
    cleanup()
    show('都没有消息')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('没有未读消息')
  })

  it('counts no further than 99', () => {
    show('很长的文字和很多未读')
    expect(screen.getByText('99+')).toBeTruthy()
  })
})
