// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PayBar } from './pay-bar.tsx'

afterEach(cleanup)

const show = (props: Partial<Parameters<typeof PayBar>[0]>) => {
  const onPay = vi.fn()
  render(<PayBar amount={268} channel="h5" way="" isBusy={false} {...props} onPay={onPay} />)
  return onPay
}

describe('the bar that pays', () => {
  it.each([
    [{ channel: 'h5', way: 'alipay' }, 'alipay'],
    [{ channel: 'h5' }, 'wechat'],
    [{ channel: 'unionpay-mini', way: 'wechat' }, 'unionpay'],
  ] as const)('in %j pays by %s', (props, way) => {
    const onPay = show(props)
    fireEvent.click(screen.getByRole('button', { name: '立即支付' }))
    expect(onPay).toHaveBeenCalledExactlyOnceWith(way)
  })

  it('[R5] is not touched twice while the way to pay is opened', () => {
    const onPay = show({ isBusy: true })
    fireEvent.click(screen.getByRole('button', { name: '正在打开...' }))
    expect(onPay).not.toHaveBeenCalled()
  })
})
