// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import InvoiceProgress from './invoice-progress.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<InvoiceProgress {...props} {...fakeTools({ emit })} />)
  return { emit, container }
}

describe('invoice-progress', () => {
  it('[B9] says how far it is, and what stands on it', () => {
    expect(show('开票中').container.textContent).toContain('开票中')
    cleanup()
    expect(show('已开票').container.textContent).toContain('发票号码26462000000012345678')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['未通过', '原因税号与抬头不符'],
    ['已红冲', '原因订单有退款，请按退款后的金额重新申请'],
  ])('can be applied for again after it was ended: %s', (name, reason) => {
    const { emit, container } = show(name)
    expect(container.textContent).toContain(reason)
    fireEvent.click(screen.getByRole('button', { name: '重新申请' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('again', {})
  })

  it('is not applied for again when nothing is left to be invoiced', () => {
    expect(show('全额退款').container.textContent).toContain('没有可开票的金额')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
