// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import ClosurePanel from './closure-panel.tsx'
import { examples } from './examples.ts'
import type { ClosurePanelProps } from './props.schema.ts'

afterEach(cleanup)

function show(name: string, more: Partial<ClosurePanelProps> = {}) {
  const emit = vi.fn()
  const found = examples.find((one) => one.name === name)
  render(<ClosurePanel {...found!.props} {...more} {...fakeTools({ emit })} />)
  return emit
}

describe('closure-panel', () => {
  it('names what is open, and leads there', () => {
    show('还有没完结的')
    expect(screen.getByRole('link', { name: /待使用的订单.*12 个/ }).getAttribute('href')).toBe(
      '/tc-fostay/order?tab=usable',
    )
  })

  it('says until when one that waits can be kept, and keeps it once', () => {
    const emit = show('正在注销')
    expect(screen.getByText(/2026-11-26 12:00 删除个人信息/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '撤销注销' }))
    expect(emit.mock.calls).toEqual([['withdraw', {}]])
    cleanup()
    const busy = show('正在注销', { isBusy: true })
    fireEvent.click(screen.getByRole('button', { name: '撤销注销' }))
    expect(busy).not.toHaveBeenCalled()
  })
})
