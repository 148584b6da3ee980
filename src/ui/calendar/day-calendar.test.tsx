// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StripDay } from '../day-strip/index.tsx'
import { DayCalendar } from './day-calendar.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const week: readonly StripDay[] = [
  { date: '2026-11-20', word: '仅剩3', price: 128 },
  { date: '2026-11-21', word: '售罄', price: 88, isDisabled: true },
  { date: '2026-11-22', word: '充足', price: 99.5 },
  { date: '2026-12-01', word: '充足', price: 99 },
  { date: '2026-12-02', word: '充足', price: 99 },
]
const day = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const numbers = () => screen.getAllByRole('gridcell').map(({ dataset }) => dataset['day'])
function show(selected: string | undefined = '2026-11-22', days = week, today = '2026-11-20') {
  const onPick = vi.fn()
  render(<DayCalendar {...{ days, selected, onPick, today }} />)
  return onPick
}

describe('DayCalendar', () => {
  it('lists the months from the first day to the last', () => {
    show(undefined, [...week, { date: '2027-04-30' }])
    const months = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(months).toEqual(['2026年11月', '2026年12月', '2027年1月', '2027年2月', '2027年3月', '2027年4月'])
  })

  it.each([
    ['2026-11-28', '2026-11-22', '2026-11-28'],
    ['2026-11-01', '2026-11-01', '2026-11-07'],
    ['2026-12-31', '2026-12-27', '2027-01-02'],
    ['2028-02-29', '2028-02-27', '2028-03-04'],
    ['2027-01-31', '2027-01-31', '2027-02-06'],
  ])(
    'begins with the week of %s when that is the first day that can be picked, and ends with that of the last',
    (date, first, last) => {
      show(undefined, [{ date, price: 1 }], date)
      expect([numbers()[0], numbers().at(-1)]).toEqual([first, last])
    },
  )

  it('has no weeks in which nothing can be picked before the first day that can', () => {
    const days = ['2026-11-20', '2026-11-28', '2026-12-24'].map((date) => ({ date, isDisabled: date < '2026-12-24' }))
    show(undefined, days)
    expect(numbers()[0]).toBe('2026-12-20')
  })

  it('says what a day costs, that it is sold out, and that few are left; not that there is enough', () => {
    show()
    const names = ['11月20日 周五，今天，128元，仅剩3', '11月21日 周六，88元，售罄', '11月22日 周日，99.5元，充足']
    expect(names.map((name) => day(name).textContent)).toEqual(['今天20¥128余\u00A03', '21售罄', '22¥99.50'])
  })

  it('says what a day costs more', () => {
    show(undefined, [{ date: '2026-11-27', extra: 380, word: '充足' }])
    expect(day('11月27日 周五，补差价380元，充足').textContent).toBe('27+¥380')
  })

  it('marks what is the lowest price of its month among the days that can be had, unless most days cost no more', () => {
    const lowest = () => [...document.querySelectorAll('[data-lowest]')].map(({ textContent }) => textContent)
    show()
    expect(lowest()).toEqual(['¥99.50'])
    cleanup()
    show(undefined, [...week, { date: '2026-12-03', price: 128 }])
    expect(lowest()).toEqual(['¥99.50'])
  })

  it('names feasts, days off, and weekends that are worked', () => {
    const days = ['2026-10-01', '2026-10-02', '2026-10-10'].map((date) => ({ date, price: 9 }))
    show(undefined, days, '2026-09-30')
    const names = ['10月1日 周四，国庆，休，9元', '10月2日 周五，休，9元', '10月10日 周六，班，9元']
    expect(names.map((name) => day(name).textContent)).toEqual(['国庆1¥9', '休2¥9', '班10¥9'])
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

  it('opens in the month of the chosen day', () => {
    const seen: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      seen.push(this.querySelector('h3')!.textContent)
    })
    show('2026-12-01')
    expect(seen).toEqual(['2026年12月'])
  })

  it('has buttons from month to month, and none for a single month', () => {
    const seen: (string | null)[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      seen.push(this.querySelector('h3')!.textContent)
    })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      const isMonth = this.querySelector('h3') !== null
      return new DOMRect(0, isMonth ? 40 : 0, 100, isMonth ? 300 : 32)
    })
    show()
    fireEvent.click(day('下个月'))
    fireEvent.click(day('上个月'))
    expect(seen).toEqual(['2026年12月'])
  })

  it('moves and picks by keyboard, over days that are not sold', async () => {
    const onPick = show()
    day(/^11月20日/).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(onPick.mock.calls).toEqual([['2026-11-22']])
  })

  it('moves to the next month and to the ends of a week by keyboard', async () => {
    const days = Array.from({ length: 60 }, (_, index) => ({
      date: new Date(Date.UTC(2026, 10, 20 + index)).toISOString().slice(0, 10),
      price: 9,
    }))
    show(undefined, days)
    day(/^11月25日/).focus()
    const focused: (string | undefined)[] = []
    for (const key of ['{Home}', '{End}', '{PageDown}', '{PageUp}']) {
      await userEvent.keyboard(key)
      focused.push((document.activeElement as HTMLElement).dataset['iso'])
    }
    expect(focused).toEqual(['2026-11-22', '2026-11-28', '2026-12-28', '2026-11-28'])
  })
})
