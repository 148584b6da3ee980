// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderLines from './order-lines.tsx'

afterEach(cleanup)

function show(name: string) {
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<OrderLines {...props} {...fakeTools()} />)
  return { container }
}

describe('order-lines', () => {
  it('[B3] says what, when, how many, how much, and how the codes stand', () => {
    const { container } = show('两个')
    expect(container.textContent).toContain('近岸浮潜 60 分钟12月4日 周五未核销 1 · 已核销 1¥536× 2')
    expect(container.textContent).toContain('双人沙滩餐有效期至 2027-05-19，任意一天可用')
  })

  it('has the price of what was cancelled in grey', () => {
    const place = () => document.querySelector('section')
    show('已取消')
    expect(place()?.dataset.cancelled).toBe('true')
    cleanup()
    show('住宿')
    expect(place()?.dataset.cancelled).toBeUndefined()
  })

  it('[B9] counts nothing of orders of type 65', () => {
    expect(show('没有份数').container.textContent).not.toContain('×')
  })
})
