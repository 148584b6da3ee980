// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderCoupon from './order-coupon.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<OrderCoupon {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}
const row = () => screen.getByRole('button', { name: /优惠券/ })
const open = async () => {
  fireEvent.click(row())
  await screen.findByRole('dialog', { name: '选择优惠券' })
}
const pick = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const confirm = () => fireEvent.click(screen.getByRole('button', { name: '确定' }))

describe('order-coupon', () => {
  it('[B2.6] has a line for the discount of a diamond card', () => {
    show('有能用的')
    expect(screen.getByText('钻石会员优惠').nextElementSibling?.textContent).toBe('-¥32.80')
    expect(row().textContent).toBe('优惠券2 张可用')
  })

  it('[B5] has a line for what was paid for a presale', () => {
    show('预售')
    expect(screen.getByText('预售抵扣').nextElementSibling?.textContent).toBe('-¥1,999')
    expect(row().textContent).toBe('优惠券暂无可用')
  })

  it('tells what each coupon takes off, and picks one', async () => {
    const emit = show('有能用的')
    await open()
    expect(screen.getByRole('radio', { name: /玩乐九折券.*无门槛.*抵 ¥65.60/ })).toBeTruthy()
    pick(/玩乐满减券/)
    confirm()
    expect(emit).toHaveBeenCalledExactlyOnceWith('pick', { couponId: '2' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[B3] says which coupon takes points or coins beside money', async () => {
    show('有能用的')
    await open()
    expect(screen.getByRole('radio', { name: /玩乐满减券.*满200元可用 · 平台积分/ })).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).not.toContain('无门槛 ·')
  })

  it('tells why the others can’t be used, and lets none of them be picked', async () => {
    show('有能用的')
    await open()
    expect(screen.getByRole('dialog').textContent).toContain('不可用（2）')
    expect(screen.getByText('未满足使用门槛')).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
  })

  it('shows what the used one takes off, and gives it up again', async () => {
    const emit = show('用了一张')
    expect(row().textContent).toBe('优惠券-¥30')
    await open()
    pick(/不使用优惠券/)
    confirm()
    expect(emit).toHaveBeenCalledWith('pick', { couponId: '' })
  })

  it('tells why a coupon could not be used', () => {
    show('都不能用')
    expect(screen.getByRole('alert').textContent).toBe('优惠券不可用：未满足使用门槛')
  })
})
