// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import DayBooking from './day-booking.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

function show(name: string, memory = fakeMemory()) {
  const emit = vi.fn()
  const { props } = examples.find((example) => example.name === name)!
  render(<DayBooking {...props} {...fakeTools({ emit, memory })} />)
  return emit
}
const day = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const pick = async (name: RegExp) => fireEvent.click(await day(name))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '购买数量数量' })
function type(text: string) {
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.blur(input())
}

describe('day-booking', () => {
  it('[B5] asks for a day first, then for a number', async () => {
    const emit = show('指定日期')
    press('立即预订')
    expect(emit).toHaveBeenLastCalledWith('invalid', { message: '请选择日期' })
    await pick(/11月21日/)
    press('减少购买数量')
    press('立即预订')
    expect(emit).toHaveBeenLastCalledWith('invalid', { message: '请选择数量' })
    press('增加购买数量')
    press('增加购买数量')
    press('立即预订')
    expect(emit).toHaveBeenLastCalledWith('submit', { productId: '1', date: '2026-11-21', copies: 2 })
  })

  it('[B4] shows price and stock word of each day; one that is sold out or has no price can’t be picked', async () => {
    show('指定日期')
    expect((await day(/11月20日.*268元，仅剩1/)).disabled).toBe(false)
    expect((await day(/11月21日.*充足/)).disabled).toBe(false)
    expect((await day(/11月22日.*售罄/)).disabled).toBe(true)
    expect((await day(/11月23日.*不可订/)).disabled).toBe(true)
  })

  it('[B5] ends at what is left on the day, and brings a number to what another day holds', async () => {
    show('指定日期')
    await pick(/11月21日/)
    type('99')
    expect(input().value).toBe('10')
    await pick(/11月24日/)
    expect(input().value).toBe('3')
    expect(screen.getByRole('button', { name: '增加购买数量' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('合计').parentElement?.textContent).toContain('¥984')
  })

  it('says from what on its days are sold as long as none is chosen, not that nothing is to be paid', async () => {
    show('指定日期')
    expect(screen.queryByText('合计')).toBeNull()
    expect(screen.getByText('起').parentElement?.textContent).toBe('¥268起')
    await pick(/11月21日/)
    expect(screen.queryByText('起')).toBeNull()
  })

  it('[B4] begins with the fewest that are sold, and drops from them to none', async () => {
    show('两份起订')
    await pick(/11月21日/)
    expect(input().value).toBe('2')
    press('减少购买数量')
    expect(input().value).toBe('0')
  })

  it('[B5] says that a text is no number', () => {
    const emit = show('不指定日期')
    type('两份')
    expect(emit).toHaveBeenLastCalledWith('invalid', { message: '请输入正确的数量' })
    expect(input().value).toBe('0')
  })

  it('[B3] needs no day for what has none', () => {
    const emit = show('不指定日期')
    expect(screen.queryByRole('grid')).toBeNull()
    press('立即预订')
    expect(emit).toHaveBeenLastCalledWith('submit', { productId: '1', date: '', copies: 1 })
  })

  it('[A6] costs a member less, by percentage on a day with another price', () => {
    show('金卡会员')
    expect(screen.getByText('合计').parentElement?.textContent).toBe('合计¥122.08原价¥128.50')
  })

  it('[A6] says to a member what they pay on each day of the calendar', async () => {
    const { props } = examples.find(({ name }) => name === '指定日期')!
    const memberPrices = [{ memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 }]
    render(<DayBooking {...props} ticket={{ ...props.ticket, memberPrices }} level={3} {...fakeTools({})} />)
    expect(await day(/11月20日.*254.6元，仅剩1/)).toBeTruthy()
  })

  it('comes back to what was chosen in this visit, while it can be had', async () => {
    const memory = fakeMemory()
    show('指定日期', memory)
    await pick(/11月21日/)
    press('增加购买数量')
    cleanup()
    const emit = show('指定日期', memory)
    press('立即预订')
    expect(emit).toHaveBeenCalledWith('submit', { productId: '1', date: '2026-11-21', copies: 2 })
    cleanup()
    memory.set('booking 1 1', '{"date":"2026-11-22","copies":2}', 'visit')
    show('指定日期', memory)
    expect(input().value).toBe('0')
  })

  it('drops a day that is over while it is looked at', async () => {
    const { props } = examples.find(({ name }) => name === '指定日期')!
    const emit = vi.fn()
    const tools = fakeTools({ emit })
    const { rerender } = render(<DayBooking {...props} {...tools} />)
    await pick(/11月20日/)
    const priceAndInventories = props.ticket.priceAndInventories.slice(1)
    rerender(<DayBooking {...props} ticket={{ ...props.ticket, priceAndInventories }} today="2026-11-21" {...tools} />)
    press('立即预订')
    expect(emit).toHaveBeenLastCalledWith('invalid', { message: '请选择日期' })
  })

  it('shows nothing of another product, and nothing twice while it is sent', () => {
    show('另一个产品还没来')
    expect(screen.queryByText('近岸浮潜 60 分钟')).toBeNull()
    cleanup()
    const emit = show('正在提交')
    press('立即预订')
    expect(emit).not.toHaveBeenCalled()
  })

  it('tells at the moment at which its days are others', () => {
    vi.useFakeTimers()
    let time = Date.UTC(2026, 10, 20, 9, 0)
    const emit = vi.fn()
    render(
      <DayBooking
        {...examples.find(({ name }) => name === '指定日期')!.props}
        turnsAt="2026-11-20T17:30"
        {...fakeTools({ emit, now: () => time })}
      />,
    )
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
