// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeInfo } from '../fake-order.ts'
import { OrderItems } from './order-items.tsx'
import { whenText } from './when.ts'

afterEach(cleanup)

const show = (over: Parameters<typeof fakeInfo>[0]) =>
  render(<OrderItems info={fakeInfo(over)} />).container.textContent
const policy = {
  unbookingPolicies: [{ description: '使用日前一天 18:00 前可免费取消，之后不可取消。' }],
  updatePolicies: [{ description: '使用日前两天 18:00 前可改期一次，按新日期的价格补差价。' }],
}

describe('what is ordered', () => {
  it('[B2.6] is a list of what was chosen: name, day, copies and price', () => {
    const [item] = fakeInfo().lifeStyleResources!
    const day = { usingStartDate: '2026-11-25', usingEndDate: '2026-11-25' }
    expect(show({ lifeStyleResources: [{ ...item!, ...day }] })).toContain(
      '日落航次 90 分钟11月25日 周三¥311.60原价¥328× 2',
    )
  })

  it('has the price before what the member saves, where that is taken off in a line of its own', () => {
    const { priceDetail } = fakeInfo()
    expect(show({ priceDetail: { ...priceDetail!, memberDiscount: 32.8 } })).toContain('¥328× 2')
    expect(screen.queryByText('¥311.60')).toBeNull()
  })

  it('[B3] opens the rules of giving back and of changing the day', async () => {
    show({ unbookingPolicy: policy })
    fireEvent.click(screen.getByRole('button', { name: /退改规则/ }))
    const sheet = await screen.findByRole('dialog', { name: '退改规则' })
    expect(sheet.textContent).toContain('退订使用日前一天 18:00 前可免费取消')
    expect(sheet.textContent).toContain('改期使用日前两天 18:00 前可改期一次')
  })

  it('says when it is confirmed, and for whom it is', () => {
    expect(show({ isInstant: false })).toContain('付款后等商家确认')
    expect(screen.queryByRole('button')).toBeNull()
    expect(show({ facts: ['2 位成人', '1 位儿童（6 岁）'] })).toContain('付款后立即确认2 位成人 · 1 位儿童（6 岁）')
  })

  it('[A4] promises nothing at once to who buys in a team: it is confirmed when all are there', () => {
    const text = show({ promotion: { type: 3, activityId: 'a' } })
    expect(text).toContain('付款后等人齐成团')
    expect(text).not.toContain('立即确认')
  })

  it('tells the nights of a stay, and nothing of what has no day', () => {
    expect(whenText({ usingStartDate: '2026-11-27', usingEndDate: '2026-11-29' })).toBe(
      '11月27日 周五 - 11月29日 周日 共 2 晚',
    )
    expect(whenText({})).toBe('')
  })
})
