// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import PayBar from './pay-bar.tsx'
import type { PayBarProps } from './props.schema.ts'

afterEach(cleanup)

const show = (props: PayBarProps) => {
  const emit = vi.fn()
  render(<PayBar {...props} {...fakeTools({ emit })} />)
  return emit
}

describe('pay-bar', () => {
  it.each([
    [{ channel: 'h5', way: 'alipay' }, 'alipay'],
    [{ channel: 'h5' }, 'wechat'],
    [{ channel: 'unionpay-mini', way: 'wechat' }, 'unionpay'],
  ] as const)('in %j pays by %s', (props, way) => {
    const emit = show({ amount: 268, ...props })
    fireEvent.click(screen.getByRole('button', { name: '立即支付' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('pay', { way })
  })

  it('tells of a refusal, so that the page looks at the order again', () => {
    const emit = show({ amount: 268, channel: 'h5', result: { status: 'refused', message: '生成支付信息失败' } })
    expect(emit).toHaveBeenCalledExactlyOnceWith('refused', { message: '生成支付信息失败' })
  })

  it('is not touched twice while the way to pay is opened', () => {
    const emit = show({ amount: 268, channel: 'h5', result: { status: 'busy' } })
    fireEvent.click(screen.getByRole('button', { name: '正在打开...' }))
    expect(emit).not.toHaveBeenCalled()
  })
})
