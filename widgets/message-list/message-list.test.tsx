// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import MessageList from './message-list.tsx'

afterEach(cleanup)
const { messages } = examples.find(({ name }) => name === '有未读')!.props
const show = (name: string, emit = vi.fn()) => {
  render(<MessageList {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}

describe('message-list', () => {
  it('leads from a message to what it tells of, and shows at once that it was read', () => {
    const emit = show('有未读')
    const link = screen.getByRole('link', { name: /支付成功.*未读/ })
    expect(link.getAttribute('href')).toBe('/tc-fostay/play/orderDetail/90000311')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', { message: messages[0] })
    expect(screen.queryByRole('link', { name: /未读/ })).toBeNull()
  })

  it('removes one, and marks all as read where something is unread', () => {
    const emit = show('有未读')
    fireEvent.click(screen.getByRole('button', { name: /删除.*商品已发货/ }))
    expect(emit).toHaveBeenLastCalledWith('remove', { message: messages[1] })
    fireEvent.click(screen.getByRole('button', { name: '全部已读' }))
    expect(emit).toHaveBeenLastCalledWith('readAll', {})
    cleanup()
    show('一条')
    expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull()
  })
})
