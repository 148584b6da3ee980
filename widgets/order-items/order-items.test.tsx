// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderItems from './order-items.tsx'
import { whenText } from './when.ts'

afterEach(cleanup)

const show = (name: string) =>
  render(<OrderItems {...examples.find((one) => one.name === name)!.props} {...fakeTools()} />).container.textContent

describe('order-items', () => {
  it('[B2.6] lists what was chosen: name, day, copies and price', () => {
    expect(show('一天')).toContain('日落航次 90 分钟11月25日 周三¥311.60原价¥328×2')
  })

  it('[B3] opens the rules of giving back and of changing the day', async () => {
    show('一天')
    fireEvent.click(screen.getByRole('button', { name: /退改规则/ }))
    const sheet = await screen.findByRole('dialog', { name: '退改规则' })
    expect(sheet.textContent).toContain('退订使用日前一天 18:00 前可免费取消')
    expect(sheet.textContent).toContain('改期使用日前两天 18:00 前可改期一次')
  })

  it('says when it is confirmed, and leads to the product where it has an address', () => {
    expect(show('没有日期，要商家确认，名字很长')).toContain('付款后等商家确认')
    expect(screen.getByRole('link').getAttribute('href')).toContain('/productDetail/610101')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('tells the nights of a stay, and nothing of what has no day', () => {
    expect(whenText({ usingStartDate: '2026-11-27', usingEndDate: '2026-11-29' })).toBe(
      '11月27日 周五 - 11月29日 周日 共2晚',
    )
    expect(whenText({})).toBe('')
  })
})
