// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import TransferOffer from './transfer-offer.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<TransferOffer {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}

describe('transfer-offer', () => {
  it('is taken by one press, and by none while that is under way', () => {
    const emit = show('可以领')
    fireEvent.click(screen.getByRole('button', { name: '收下' }))
    expect(emit.mock.calls).toEqual([['take', {}]])
    cleanup()
    const busy = show('正在领')
    fireEvent.click(screen.getByRole('button', { name: '收下' }))
    expect(busy).not.toHaveBeenCalled()
  })

  it.each([
    ['自己送出的', '这是你送出的'],
    ['被别人领了', '来晚了，已被别人领取'],
    ['过期的券码，名字很长', '转赠已撤回或已过期'],
  ])('says of one that can’t be taken why: %s', (name, text) => {
    show(name)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leads to what was taken, and says why it was not', () => {
    show('我领到的')
    expect(screen.getByRole('link', { name: '去查看' }).getAttribute('href')).toBe(
      '/tc-fostay/coupon-use?couponId=9001',
    )
    cleanup()
    show('已经有一张')
    expect(screen.getByRole('alert').textContent).toBe('您已经领过这张券了')
  })
})
