// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import RefundDetail from './refund-detail.tsx'

afterEach(cleanup)

function show(name: string, more: object = {}) {
  const { props } = examples.find((example) => example.name === name)!
  return render(<RefundDetail {...props} {...more} {...fakeTools()} />).container.textContent ?? ''
}

describe('refund-detail', () => {
  it.each([
    ['待退款', '5-7 个工作日内处理'],
    ['退款中', '商家已同意，预计 1-3 个工作日内退回'],
    ['退款成功', '款项已按原路退回（微信支付）'],
    ['退款失败', '商家没有同意，未使用的券码可以继续使用'],
    ['退款异常', '请联系客服'],
  ])('[B4] %s: says what becomes of it', (name, words) => {
    const text = show(name)
    expect(screen.getByRole('heading', { name })).toBeTruthy()
    expect(text).toContain(words)
  })

  it('[B4] has both labels of what is given back: 退款成功 as its state, 退款完成 as its last step', () => {
    show('退款成功')
    expect(screen.getByRole('heading', { name: '退款成功' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').at(-1)!.textContent).toBe('退款完成：已完成2026-11-21 10:00')
  })

  it('[B4] shows the amount of what is being or was given back alone', () => {
    const amounts = ['待退款', '退款中', '退款成功', '退款失败', '退款异常'].map((name) => {
      const amount = /退款金额 ¥[\d.]+/.exec(show(name))?.[0]
      cleanup()
      return amount
    })
    expect(amounts).toEqual([undefined, '退款金额 ¥268', '退款金额 ¥804.50', undefined, undefined])
  })

  it('tells which points and coins come back beside the money, where there are any', () => {
    expect(show('待退款')).not.toContain('退回')
    cleanup()
    const [refund] = examples[0]!.props.refunds ?? []
    expect(show('待退款', { refunds: [{ ...refund, points: 500, coins: 20 }] })).toContain(
      '退回积分500 积分退回商家币20 个',
    )
  })

  it('tells what the merchant said, what it is of and why', () => {
    const text = show('退款失败')
    expect(text).toContain('商家回复已改为次日开航，可以使用')
    expect(text).toContain('退款内容成人票 × 1')
    expect(text).toContain('申请原因其他描述问题那天台风，船停航了支付方式微信支付')
  })

  it('[B2.9] asks for goods that the merchant wants back, and tells in which parcel they went', () => {
    expect(show('商家要求寄回商品')).toContain('商家需要您寄回商品，请寄出后填写退货物流')
    expect(screen.getAllByRole('listitem')[1]!.textContent).toBe('寄回商品：进行中')
    expect(screen.getByText('寄回地址')).toBeTruthy()
    cleanup()
    expect(show('商品已寄回')).toContain('退货物流顺丰速运 SF1234567890123')
    cleanup()
    expect(show('商品已收到')).toContain('退货物流顺丰速运 SF1234567890123')
    expect(screen.queryByText('寄回地址')).toBeNull()
  })

  it('says how long it takes as the page says it', () => {
    expect(show('退款中', { timeNote: '今天退回' })).toContain('商家已同意，今天退回')
  })
})
