// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import PointsBalance from './points-balance.tsx'
import type { PointsBalanceProps } from './props.schema.ts'

afterEach(cleanup)

function show(props: PointsBalanceProps) {
  const emit = vi.fn()
  render(<PointsBalance {...props} {...fakeTools({ emit })} />)
  return { emit }
}
const text = () => document.body.textContent

describe('points-balance', () => {
  it('says what there is, and what is gone soon', () => {
    show({ points: 5620, coins: 30, soon: 800, soonDay: '2026-12-02', linkText: '积分明细', linkTo: '/points' })
    expect(text()).toBe('可用积分5,620商家币 30 个800 积分快到期，最早到 12月2日积分明细')
    expect(screen.getByRole('link', { name: '积分明细' }).getAttribute('href')).toContain('/points')
  })

  it('says what they are worth while none is gone soon', () => {
    show({ points: 0, coins: 0, soon: 0 })
    expect(text()).toBe('可用积分0100 积分抵 1 元')
  })

  it('asks a visitor to log in', () => {
    const { emit } = show({})
    fireEvent.click(screen.getByRole('button', { name: '去登录' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('login', {})
  })
})
