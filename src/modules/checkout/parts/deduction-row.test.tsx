// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DeductionRow } from './deduction-row.tsx'

afterEach(cleanup)

type Props = Parameters<typeof DeductionRow>[0]

function show(over: Partial<Props> = {}) {
  const onDeduct = vi.fn()
  const points = { deductionType: 1, name: '积分', balance: 5620, most: 500, amount: 500, deduction: 5 } as const
  render(<DeductionRow {...{ ...points, isUsed: false }} {...over} onDeduct={onDeduct} />)
  return onDeduct
}
const toggle = () => screen.getByRole<HTMLInputElement>('switch')
const text = () => document.body.textContent

describe('what an order takes beside money', () => {
  it('[R18] is used by its switch, and says then what it takes off', () => {
    const onDeduct = show()
    expect(text()).toBe('积分抵扣最高可抵 500 积分，共有 5620 积分')
    fireEvent.click(toggle())
    expect(onDeduct).toHaveBeenCalledExactlyOnceWith(1, true)
  })

  it('[R18] shows what it takes off while it is used', () => {
    const onDeduct = show({ isUsed: true })
    expect([toggle().checked, text()?.includes('-¥5')]).toEqual([true, true])
    fireEvent.click(toggle())
    expect(onDeduct).toHaveBeenCalledExactlyOnceWith(1, false)
  })

  it('[R18] says what it would take off where there is less than it could', () => {
    show({ balance: 120, amount: 120, deduction: 1.2 })
    expect(text()).toContain('共有 120 积分，可抵¥1.20')
  })

  it('[R18] of which there is nothing, or nothing to take, can’t be switched', () => {
    show({ deductionType: 2, name: '商家币', balance: 0, amount: 0, deduction: 0, most: 20 })
    expect([text(), toggle().disabled]).toEqual(['商家币抵扣最高可抵 20 个商家币，还没有商家币', true])
  })
})
