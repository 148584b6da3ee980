// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import MyCoupons from './my-coupons.tsx'

afterEach(cleanup)

describe('my-coupons', () => {
  it('[A3] says what each is worth, from when on, until when, and leads to its use', () => {
    const emit = vi.fn()
    render(<MyCoupons {...examples[0]!.props} {...fakeTools({ emit })} />)
    for (const text of ['满 300 元可用', '12月20日 23:59 前可用']) expect(screen.getByText(text)).toBeTruthy()
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('/tc-fostay/coupon-use?couponId=9001')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { couponId: '9001' })
  })

  it('names its kind once: not again under a coupon of that very name', () => {
    const [coupon] = examples[0]!.props.coupons
    render(<MyCoupons coupons={[{ ...coupon!, couponName: '满减券' }]} {...fakeTools()} />)
    expect(screen.getAllByText('满减券')).toHaveLength(1)
    cleanup()
    render(<MyCoupons coupons={[{ ...coupon!, couponName: '夏日礼物' }]} {...fakeTools()} />)
    expect(screen.getByText('满减券')).toBeTruthy()
  })

  it('leads where it is told to, and nowhere where that is empty: on the page of its use itself', () => {
    const props = examples[0]!.props
    render(<MyCoupons {...props} to="/goods/650101" {...fakeTools()} />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/tc-fostay/goods/650101')
    cleanup()
    render(<MyCoupons {...props} to="" {...fakeTools()} />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('[B3] says what is over, what it takes beside money, and why one does not go with a product', () => {
    render(<MyCoupons {...examples[1]!.props} {...fakeTools()} />)
    for (const text of ['已使用', '已过期', '不适用于本商品', '核销券 · 平台积分', '满减券 · 商家币'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getAllByRole('link')).toHaveLength(3)
  })
})
