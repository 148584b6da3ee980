// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import ProductHeading from './product-heading.tsx'
import type { ProductHeadingProps } from './props.schema.ts'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((one) => one.name === name)!.props
const show = (props: ProductHeadingProps, emit = vi.fn()) => {
  const { container } = render(<ProductHeading {...props} {...fakeTools({ emit })} />)
  return { text: container.textContent ?? '', emit }
}

describe('product-heading', () => {
  it('[A6] tells a visitor that there is a member price, and asks to log in for it', () => {
    const { emit, text } = show(propsOf('访客'))
    fireEvent.click(screen.getByRole('button', { name: /查看会员优惠价/ }))
    expect(emit).toHaveBeenCalledWith('login', {})
    expect(text).toContain('¥398起')
  })

  it('[A6] shows a member its price with the other one struck, 会员尊享 and what it saves', () => {
    const { text } = show(propsOf('金卡会员'))
    expect(text).toContain('¥378.10起原价¥398')
    expect(text).toContain('会员尊享金卡会员已优惠 ¥19.90')
  })

  it('[A6] drops the discount of a member whose own rate is lower', () => {
    expect(show({ ...propsOf('金卡会员'), vipRate: 90 }).text).not.toContain('会员尊享')
  })

  it('says where another day is cheaper, to a member what members pay then', () => {
    const dated = propsOf('所选日期的价格')
    expect(show(dated).text).toContain('¥498起原价¥568其他日期 ¥398起')
    cleanup()
    expect(show({ ...dated, level: 3 }).text).toContain('¥473.10起原价¥498其他日期 ¥378.10起')
    cleanup()
    expect(show({ ...dated, price: 398 }).text).not.toContain('其他日期')
  })

  it('[A9] writes a count over 9999 as x.xw', () => {
    expect(show(propsOf('访客')).text).toContain('已售 1.8万')
  })

  it('tells a member without a member price what the next level pays, and a member above all levels nothing', () => {
    expect(show(propsOf('没有会员价的会员')).text).toContain('银卡会员价 ¥390.04')
    cleanup()
    expect(show({ ...propsOf('没有会员价的会员'), level: 6 }).text).not.toContain('会员价 ¥')
  })

  it('says how it is rated where there are comments', () => {
    expect(show(propsOf('访客')).text).toContain('评分 4.8 · 29 条 · 澜湾岛')
    cleanup()
    expect(show({ ...propsOf('访客'), reviews: 0 }).text).not.toContain('评分')
  })

  it('has no member line for a product without member prices', () => {
    expect(show({ name: '旧票', price: 68 }).text).not.toContain('会员')
  })

  it('[B3] has the labels of category 2 before the tags, and no other', () => {
    const { text } = show(propsOf('有标签'))
    expect(text).toContain('亲子海景即时确认会员价')
    expect(text).not.toContain('采购二组')
  })

  it('[B2.9] costs points in the points mall, and the money beside them', () => {
    const { text } = show(propsOf('积分加钱'))
    expect(text).toContain('8,000积分 + ¥88')
    expect(text).not.toContain('原价')
  })

  it('says how few are left', () => {
    expect(show(propsOf('仅剩几份')).text).toContain('仅剩4份')
  })
})
