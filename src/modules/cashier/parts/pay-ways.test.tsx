// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PayWays } from './pay-ways.tsx'

afterEach(cleanup)

const show = (props: Omit<Parameters<typeof PayWays>[0], 'onChoose'>) => {
  const onChoose = vi.fn()
  render(<PayWays {...props} onChoose={onChoose} />)
  return onChoose
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('the ways to pay', () => {
  it('has every way in a browser, the first one chosen, and tells of another', () => {
    const onChoose = show({ channel: 'h5', way: '' })
    expect(screen.getByRole('group', { name: '支付方式' })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    expect(radio('微信支付').checked).toBe(true)
    fireEvent.click(radio('支付宝'))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('alipay')
  })

  it('shows the one that was chosen', () => {
    show({ channel: 'h5', way: 'unionpay' })
    expect([radio('云闪付').checked, radio('微信支付').checked]).toEqual([true, false])
  })

  it('has an app’s own way alone', () => {
    show({ channel: 'alipay-mini', way: 'wechat' })
    expect(screen.getAllByRole('radio')).toEqual([radio('支付宝')])
    expect(radio('支付宝').checked).toBe(true)
  })
})
