// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import AnnualReport from './annual-report.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((one) => one.name === name)!.props

describe('annual-report', () => {
  it('tells the year, and of many places the first', () => {
    const { container } = render(<AnnualReport {...propsOf('一年')} {...fakeTools({ emit: vi.fn() })} />)
    expect(container.textContent).toMatch(/23,408\.5 元.*去过澜湾岛、白沙湾、鹿鸣雪山、云栖古镇等 5 个地方.*买了 3 次/)
  })

  it('is shared with what was spent only when that is chosen', () => {
    const emit = vi.fn()
    render(<AnnualReport {...propsOf('一年')} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '分享我的 2026' }))
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: '分享我的 2026' }))
    expect(emit.mock.calls).toEqual([
      ['share', { year: 2026, showsSpending: false }],
      ['share', { year: 2026, showsSpending: true }],
    ])
  })

  it('of somebody else is not shared on, and one without orders is nothing', () => {
    render(<AnnualReport {...propsOf('别人分享的，没有公开花费')} {...fakeTools({ emit: vi.fn() })} />)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    const { container } = render(<AnnualReport {...propsOf('没有订单')} {...fakeTools({ emit: vi.fn() })} />)
    expect(container.textContent).toBe('')
  })
})
