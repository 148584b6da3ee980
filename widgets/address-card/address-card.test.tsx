// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import AddressCard from './address-card.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<AddressCard {...examples.find((example) => example.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}

describe('address-card', () => {
  it('shows the default address, and the one that was chosen instead; its phone not whole', () => {
    show('默认地址')
    expect(screen.getByRole('button').textContent).toBe(
      '海南省三亚市天涯区椰林路 18 号 海风花园 3 栋 1202默认顾长风138****0003',
    )
    cleanup()
    show('选了另一个')
    expect(screen.getByRole('button').textContent).toContain('上海市徐汇区梧桐西路 200 弄 6 号 401 室林晚')
  })

  it('leads to another one, or to the first when there is none', () => {
    const change = show('默认地址')
    fireEvent.click(screen.getByRole('button'))
    expect(change).toHaveBeenCalledExactlyOnceWith('change', {})
    cleanup()
    const add = show('一个也没有')
    fireEvent.click(screen.getByRole('button', { name: /添加收货地址/ }))
    expect(add).toHaveBeenCalledExactlyOnceWith('add', {})
  })
})
