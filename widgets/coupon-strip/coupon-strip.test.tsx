// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import CouponStrip from './coupon-strip.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

async function open(name: string) {
  const emit = vi.fn()
  render(<CouponStrip {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  fireEvent.click(screen.getByRole('button', { name: /优惠券/ }))
  const sheet = within(await screen.findByRole('dialog', { hidden: true }))
  return { emit, sheet, button: (label: string) => sheet.getByRole('button', { name: label, hidden: true }) }
}

describe('coupon-strip', () => {
  it('says the first of them shortly', () => {
    render(<CouponStrip {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByRole('button').textContent).toBe('优惠券满 300 减 50立减 20 元9折领券')
  })

  it('[A3] shows a coupon of every type with what it is worth', async () => {
    const { sheet } = await open('每种一张，领过两张，一张领完')
    const worth = sheet.getAllByRole('listitem', { hidden: true }).map((one) => one.querySelector('p')?.textContent)
    expect(worth.slice(0, 4)).toEqual(['¥50满 300 元可用', '¥20无门槛', '9折满 200 元可用', '1晚无门槛'])
  })

  it('receives one that is not mine and not gone', async () => {
    const { emit, button } = await open('每种一张，领过两张，一张领完')
    fireEvent.click(button('领取 心意礼券'))
    expect(emit).toHaveBeenCalledExactlyOnceWith('receive', { couponId: '2' })
    fireEvent.click(button('已领取 满减券'))
    fireEvent.click(button('已领完 手慢无'))
    expect(emit).toHaveBeenCalledOnce()
  })
})
