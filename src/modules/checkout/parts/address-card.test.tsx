// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { home, office } from '../fake-order.ts'
import { AddressCard } from './address-card.tsx'

afterEach(cleanup)

function show(address: typeof home | undefined) {
  const onPress = vi.fn()
  render(<AddressCard {...{ address, onPress }} />)
  return onPress
}

describe('the address of an order', () => {
  it('[R10] is shown with whose it is; its phone not whole', () => {
    show(home)
    expect(screen.getByRole('button').textContent).toBe(
      '海南省三亚市天涯区椰林路 18 号 海风花园 3 栋 1202默认顾长风138****0003',
    )
    cleanup()
    show(office)
    expect(screen.getByRole('button').textContent).toContain('上海市徐汇区梧桐西路 200 弄 6 号 401 室林晚')
  })

  it('[R10] is changed by a press, and added where there is none', () => {
    const change = show(home)
    fireEvent.click(screen.getByRole('button'))
    expect(change).toHaveBeenCalledOnce()
    cleanup()
    const add = show(undefined)
    fireEvent.click(screen.getByRole('button', { name: /添加收货地址/ }))
    expect(add).toHaveBeenCalledOnce()
  })
})
