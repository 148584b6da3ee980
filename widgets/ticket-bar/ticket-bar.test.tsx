// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import type { TicketBarProps } from './props.schema.ts'
import TicketBar from './ticket-bar.tsx'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((one) => one.name === name)!.props
function show(name: string, more: Partial<TicketBarProps> = {}) {
  const emit = vi.fn()
  const tools = fakeTools({ emit })
  const { container } = render(<TicketBar {...propsOf(name)} {...more} {...tools} />)
  return { emit, text: container.textContent }
}
const buy = () => screen.getByRole('button', { name: /立即预订|暂不可订/ })

describe('ticket-bar', () => {
  it('[A5] can not buy while total and count are zero', () => {
    const { emit, text } = show('还没选')
    expect([text, buy().getAttribute('aria-disabled')]).toEqual(['请选择门票立即预订', 'true'])
    fireEvent.click(buy())
    expect(emit).not.toHaveBeenCalled()
  })

  it('shows the total, exact to the fen, and orders what was chosen', () => {
    const { emit, text } = show('选了几张')
    expect(text).toContain('共 3 张 合计¥644.05')
    fireEvent.click(buy())
    const order = {
      productId: '200101',
      date: '2026-11-21',
      session: '',
      choices: [
        { id: 'a', quantity: 2 },
        { id: 'b', quantity: 1 },
      ],
    }
    expect(emit.mock.calls).toEqual([['buy', order]])
  })

  it("[A6] counts with the member's price", () => {
    expect(show('金卡会员').text).toContain('合计¥414.20已优惠¥21.80')
  })

  it('says what the total is made of', async () => {
    show('金卡会员')
    fireEvent.click(screen.getByRole('button', { name: /明细/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '价格明细' }))
    expect(sheet.getByText('¥207.10 × 2')).toBeTruthy()
    expect(sheet.getByText('省¥21.80')).toBeTruthy()
    expect(sheet.getByText('合计 2 张')).toBeTruthy()
  })

  it('[A4] can not buy what is not sold', () => {
    const { emit } = show('现在不卖')
    fireEvent.click(buy())
    expect([buy().textContent, emit.mock.calls]).toEqual(['暂不可订', []])
  })

  it('orders once at a time', () => {
    const { emit } = show('正在提交')
    fireEvent.click(buy())
    expect([buy().getAttribute('aria-busy'), emit.mock.calls]).toEqual(['true', []])
  })
})
