// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../messages.ts'
import { PayOutcomeCard } from './pay-outcome.tsx'

afterEach(cleanup)

const show = (
  outcome: Outcome,
  more: { amount?: number; returned?: number; isLate?: boolean; isInTeam?: boolean } = {},
) => {
  const onNext = vi.fn()
  render(<PayOutcomeCard outcome={outcome} amount={0} returned={0} {...more} onNext={onNext} />)
  return onNext
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('how paying went', () => {
  it('[R7] says that it was paid, how much, and leads to the order and home', () => {
    const onNext = show('paid', { amount: 1072 })
    expect(screen.getByRole('status').textContent).toContain('支付成功已付 ¥1,072')
    expect(screen.queryByText(/多付/)).toBeNull()
    press('查看订单')
    press('返回首页')
    expect(onNext.mock.calls).toEqual([['order'], ['home']])
  })

  it('[A4] promises who pays for a seat in a team no code yet', () => {
    show('paid', { amount: 88, isInTeam: true })
    expect(screen.getByRole('status').textContent).toBe('支付成功已付 ¥88订单已支付，人齐没齐在我的团里看')
  })

  it('[A4] alerts 支付失败, and lets it be tried again', () => {
    const onNext = show('failed')
    expect(screen.getByRole('alert').textContent).toContain('支付失败')
    press('重新支付')
    expect(onNext).toHaveBeenCalledExactlyOnceWith('again')
  })

  it.each([
    ['part-paid', '已付一部分', '继续支付'],
    ['unpaid', '还没有支付', '去支付'],
    ['free', '订单无需支付', '查看订单'],
    ['returning', '订单已关闭', '查看订单'],
    ['returned', '款项已退回', '查看订单'],
    ['closed', '订单已取消', '查看订单'],
    ['expired', '超过支付时间', '查看订单'],
  ] as const)('of %s says %s, and the next is %s', (outcome, title, button) => {
    show(outcome)
    expect([screen.getByRole('heading').textContent, screen.getAllByRole('button')[0]?.textContent]).toEqual([
      title,
      button,
    ])
  })

  it('says what goes back of what was paid twice', () => {
    show('paid', { amount: 268, returned: 268 })
    expect(screen.getByText(/多付的/).textContent).toBe('多付的 ¥268 会原路退回')
  })

  it('[R9] says that it is being confirmed when nobody knew however often it was asked, and asks once more when told to', () => {
    const onNext = show('confirming', { isLate: true })
    expect(screen.getByText('支付结果确认中')).toBeTruthy()
    press('再查一次')
    expect(onNext).toHaveBeenCalledExactlyOnceWith('poll')
  })
})
