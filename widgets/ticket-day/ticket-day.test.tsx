// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import TicketDay from './ticket-day.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<TicketDay {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}
const strip = () => within(screen.getByRole('list', { name: '选择日期' }))
const openCalendar = async () => {
  fireEvent.click(screen.getByRole('button', { name: /更多日期/ }))
  return within(await screen.findByRole('dialog', { name: '选择日期' }))
}

describe('ticket-day', () => {
  it('[A2] shows today, tomorrow and the day after, with price and stock', () => {
    show('三天')
    const texts = strip()
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
    expect(texts).toEqual(['今天 11月20日 ¥218 售罄', '明天 11月21日 ¥218 仅剩3', '后天 11月22日 ¥188 充足'])
  })

  it('[A6] says to a member what they pay, in the strip and in the calendar', async () => {
    const memberPrices = [{ memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 }]
    const { props } = examples[0]!
    const days = props.days.map((one) => ({ ...one, memberPrices }))
    render(<TicketDay {...props} days={days} level={3} {...fakeTools({})} />)
    expect(strip().getByRole('button', { name: /后天/ }).textContent).toContain('¥178.60')
    expect((await openCalendar()).getByRole('button', { name: /11月22日/ }).textContent).toContain('¥178.60')
  })

  it('picks a day, once, and none that is sold out', () => {
    const emit = show('三天')
    for (const name of [/后天/, /明天/, /今天/]) fireEvent.click(screen.getByRole('button', { name }))
    expect(emit.mock.calls).toEqual([['pick', { date: '2026-11-22' }]])
  })

  it('shows a day on which nothing is sold as 不可订', () => {
    show('只卖以后的日子')
    const days = strip().getAllByRole<HTMLButtonElement>('button')
    expect(days.map(({ disabled, textContent }) => [disabled, textContent?.includes('不可订')])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ])
  })

  it('[A9] has all the others in a calendar, which closes once a day is picked', async () => {
    const emit = show('三天')
    const calendar = await openCalendar()
    expect(calendar.getByRole<HTMLButtonElement>('button', { name: /11月23日/ }).disabled).toBe(true)
    fireEvent.click(calendar.getByRole('button', { name: '12月24日 周四，328.5元，充足' }))
    expect(emit.mock.calls).toEqual([['pick', { date: '2026-12-24' }]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the calendar with the chosen day', async () => {
    show('选了以后的日子')
    expect(screen.getByRole('button', { name: /更多日期/ }).textContent).toContain('12月24日')
    const calendar = await openCalendar()
    expect(calendar.getByRole('gridcell', { selected: true }).textContent).toBe('24¥328.50')
  })

  it('tells at the moment at which its days are others', () => {
    vi.useFakeTimers()
    let time = Date.UTC(2026, 10, 20, 9, 0)
    const emit = vi.fn()
    render(<TicketDay {...examples[0]!.props} turnsAt="2026-11-20T17:30" {...fakeTools({ emit, now: () => time })} />)
    const pass = (minutes: number) => {
      time += minutes * 60_000
      act(() => void vi.advanceTimersByTime(minutes * 60_000))
    }
    pass(29)
    expect(emit).not.toHaveBeenCalledWith('turn', {})
    pass(1)
    expect(emit).toHaveBeenCalledWith('turn', {})
    vi.useRealTimers()
  })
})
