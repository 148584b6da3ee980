// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderShipment from './order-shipment.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const tools = { ...fakeTools(), emit }
  const { container } = render(<OrderShipment {...examples.find((one) => one.name === name)!.props} {...tools} />)
  return { emit, text: container.textContent ?? '' }
}

describe('order-shipment', () => {
  it('says where goods go, of the phone head and tail alone', () => {
    const { text } = show('还没有确认')
    expect(text).toContain('收货人顾长风 138****0003')
    expect(text).toContain('收货地址海南省三亚市天涯区 椰林路 18 号 海风花园 3 栋 1202')
    expect(text).not.toContain('发货')
  })

  it('waits for the goods to be sent', () => {
    const { text } = show('待发货')
    expect(text).toContain('待发货商家正在备货，发货后在这里查看物流')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('names the parcel, whose number is copied, and is told when it came', () => {
    const { emit, text } = show('已发货')
    expect(text).toContain('快递公司顺丰速运')
    expect(text).toContain('发货时间2026-11-20 09:30:00')
    fireEvent.click(screen.getByRole('button', { name: /物流单号/ }))
    fireEvent.click(screen.getByRole('button', { name: '确认收货' }))
    expect(emit.mock.calls).toEqual([
      ['copy', { text: 'SF1098765432109' }],
      ['receive', {}],
    ])
  })

  it('asks nothing more once the goods came', () => {
    const { text } = show('已收货')
    expect(text).toContain('收货时间2026-11-22 18:05:00')
    expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
  })
})
