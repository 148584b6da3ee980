// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PriceCalendar } from './index.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const days = [
  { date: '2026-11-20', word: '仅剩3', price: 128 },
  { date: '2026-11-21', word: '售罄', price: 128, isDisabled: true },
  { date: '2026-11-22', word: '充足', price: 99.5 },
  { date: '2026-12-01', word: '充足', price: 99 },
]
const day = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
function show(selected: string | undefined = '2026-11-22') {
  const onPick = vi.fn()
  render(<PriceCalendar {...{ days, selected, onPick }} today="2026-11-20" first="2026-11-20" last="2027-04-30" />)
  return onPick
}

describe('PriceCalendar', () => {
  it('lists the months from the first day to the last', () => {
    show()
    const months = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(months).toEqual(['2026年11月', '2026年12月', '2027年1月', '2027年2月', '2027年3月', '2027年4月'])
  })

  it('says price and stock under a day, and in its name', () => {
    show()
    expect(day('11月20日 周五，今天，128元，仅剩3').textContent).toBe('今天¥128仅剩3')
    expect(day('11月22日 周日，99.5元，充足').textContent).toBe('22¥99.50充足')
  })

  it('picks a day that is sold, none that is sold out or unknown', () => {
    const onPick = show()
    for (const name of [/^12月1日/, /^11月21日/, /^11月23日/]) fireEvent.click(day(name))
    expect(onPick.mock.calls).toEqual([['2026-12-01']])
    expect([day(/^11月21日/).disabled, day(/^11月23日/).disabled]).toEqual([true, true])
  })

  it('keeps the chosen day when it is picked again', () => {
    const onPick = show()
    fireEvent.click(day(/^11月22日/))
    expect(onPick.mock.calls).toEqual([['2026-11-22']])
  })

  it('opens where the chosen day is', () => {
    const seen: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      seen.push(this.getAttribute('data-iso'))
    })
    show('2026-12-01')
    expect(seen).toEqual(['2026-12-01'])
  })

  it('moves and picks by keyboard, over days that are not sold', async () => {
    const onPick = show()
    day(/^11月20日/).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(onPick.mock.calls).toEqual([['2026-11-22']])
  })
})
