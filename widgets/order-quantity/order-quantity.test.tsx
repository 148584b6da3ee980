// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderQuantity from './order-quantity.tsx'

afterEach(cleanup)

function show(name: string, over: object = {}) {
  const emit = vi.fn()
  const props = { ...examples.find((example) => example.name === name)!.props, ...over }
  render(<OrderQuantity {...props} {...fakeTools({ emit })} />)
  return emit
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('order-quantity', () => {
  it('asks for one more and for one less', () => {
    const emit = show('不限')
    press('增加购买数量')
    press('减少购买数量')
    expect(emit.mock.calls).toEqual([
      ['change', { quantity: 3 }],
      ['change', { quantity: 1 }],
    ])
  })

  it.each([
    ['到了每次的上限', '该商品每次只能购买5件'],
    ['到了每人的上限', '该商品限购2件'],
    ['到了库存', '超过最大库存！'],
  ])('[A5] %s says why there can be no more', (name, text) => {
    const emit = show(name)
    press('增加购买数量')
    expect(emit).toHaveBeenCalledExactlyOnceWith('blocked', { text })
  })

  it('[A5] says that there is no less than one', () => {
    const emit = show('不限', { count: 1 })
    press('减少购买数量')
    expect(emit).toHaveBeenCalledExactlyOnceWith('blocked', { text: '不能再少啦！' })
  })

  it('waits while it is being changed', () => {
    const emit = show('正在改')
    press('增加份数')
    expect(emit).not.toHaveBeenCalled()
  })
})
