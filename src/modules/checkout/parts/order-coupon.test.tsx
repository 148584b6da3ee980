// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { coupons, fakeInfo, priced } from '../fake-order.ts'
import { OrderCoupon } from './order-coupon.tsx'

afterEach(cleanup)

type Props = Parameters<typeof OrderCoupon>[0]

function show(info: Partial<Props['info']> = {}, own: Props['coupons'] = coupons) {
  const onPick = vi.fn()
  render(<OrderCoupon info={fakeInfo(info)} coupons={own} onPick={onPick} onDeduct={vi.fn()} />)
  return onPick
}
const used = {
  coupon: { couponId: '2', couponName: '玩乐满减券' },
  priceDetail: { ...priced(298), couponDiscount: 30 },
}
const row = () => screen.getByRole('button', { name: /优惠券/ })
const open = async () => {
  fireEvent.click(row())
  await screen.findByRole('dialog', { name: '选择优惠券' })
}
const pick = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const confirm = () => fireEvent.click(screen.getByRole('button', { name: '确定' }))

describe('what is taken off an order', () => {
  it('[B2.6] has a line for the discount of a diamond card', () => {
    show({ priceDetail: { ...priced(300), memberDiscount: 32.8, levelName: '钻石会员' } })
    expect(screen.getByText('钻石会员优惠').nextElementSibling?.textContent).toBe('-¥32.80')
    expect(row().textContent).toBe('优惠券2 张可用')
  })

  it('[B5] has a line for what was paid for a presale', () => {
    show({ priceDetail: { ...priced(681), presaleDeduction: 1999 } }, { usable: [], unusable: [] })
    expect(screen.getByText('预售抵扣').nextElementSibling?.textContent).toBe('-¥1,999')
    expect(row().textContent).toBe('优惠券暂无可用')
  })

  it('[R9] tells what each coupon takes off, and picks one', async () => {
    const onPick = show()
    await open()
    expect(screen.getByRole('radio', { name: /玩乐九折券.*无门槛.*抵 ¥65.60/ })).toBeTruthy()
    pick(/玩乐满减券/)
    confirm()
    expect(onPick).toHaveBeenCalledExactlyOnceWith('2')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[B3] says which coupon takes points or coins beside money', async () => {
    show()
    await open()
    expect(screen.getByRole('radio', { name: /玩乐满减券.*满 200 元可用 · 平台积分/ })).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).not.toContain('无门槛 ·')
  })

  it('[R9] tells why the others can’t be used, and lets none of them be picked', async () => {
    show()
    await open()
    expect(screen.getByRole('dialog').textContent).toContain('不可用（2）')
    expect(screen.getByText('未满足使用门槛')).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
  })

  it('[R9] shows what the used one takes off, and gives it up again', async () => {
    const onPick = show(used)
    expect(row().textContent).toBe('优惠券-¥30')
    await open()
    pick(/不使用优惠券/)
    confirm()
    expect(onPick).toHaveBeenCalledExactlyOnceWith('')
  })

  it('[R9] lets none be picked in place of one that could not be used, though no other is there', async () => {
    const onPick = show({ couponProblem: '优惠券不可用：优惠券已过期' }, { usable: [], unusable: [] })
    await open()
    expect(screen.getByRole('dialog').textContent).not.toContain('还没有优惠券')
    confirm()
    expect(onPick).toHaveBeenCalledExactlyOnceWith('')
  })

  it('[R9] tells why a coupon could not be used', () => {
    show({ couponProblem: '优惠券不可用：未满足使用门槛' })
    expect(screen.getByRole('alert').textContent).toBe('优惠券不可用：未满足使用门槛')
  })

  it('says that there is none', async () => {
    show({}, { usable: [], unusable: [] })
    await open()
    expect(screen.getByRole('dialog').textContent).toContain('还没有优惠券')
  })
})
