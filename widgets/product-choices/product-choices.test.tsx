// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import ProductChoices from './product-choices.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const { props, variant } = examples.find((example) => example.name === name)!
  render(<ProductChoices {...props} {...fakeTools({ emit, variant })} />)
  return emit
}
const rows = () => within(screen.getByRole('list', { name: '选择产品' })).getAllByRole('listitem')

describe('product-choices', () => {
  it('[B2.4] each with name, alias, lowest price with 起, struck price and 选购 or 已售罄', () => {
    show('三个，一个售罄')
    expect(screen.getByRole('heading', { name: '选择产品' })).toBeTruthy()
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '近岸浮潜 60 分钟第一次下水选它¥268起原价¥398选购近岸浮潜 60 分钟',
      '外礁浮潜 120 分钟含快艇往返¥468起原价¥598选购外礁浮潜 120 分钟',
      '夜潜荧光海 90 分钟需潜水证¥698.50起原价¥828.50已售罄夜潜荧光海 90 分钟',
    ])
  })

  it('tells which is picked; one that is sold out can’t be', () => {
    const emit = show('三个，一个售罄')
    fireEvent.click(screen.getByRole('button', { name: /^选购.*外礁浮潜/ }))
    fireEvent.click(screen.getByRole('button', { name: /^已售罄/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('pick', { productId: '2' })
  })

  it('[A6] shows members their price', () => {
    show('金卡会员')
    expect(rows()[0]!.textContent).toContain('¥248起原价¥268会员尊享')
  })

  it('has no title of its own in a sheet, which has one', () => {
    show('在弹层里')
    expect(screen.queryByRole('heading')).toBeNull()
    expect(rows()).toHaveLength(3)
  })
})
