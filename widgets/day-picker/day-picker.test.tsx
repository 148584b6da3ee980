// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import DayPicker from './day-picker.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
function show(props: object = {}, memory = fakeMemory()) {
  const emit = vi.fn()
  const all = { ...propsOf('选了明天'), ...props }
  render(<DayPicker {...all} {...fakeTools({ emit, memory })} />)
  return emit
}
const day = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('day-picker', () => {
  it('[B9] shows today, tomorrow and the day after, with price and stock word', () => {
    show()
    const list = within(screen.getByRole('list'))
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '今天 11月20日 ¥1,988 充足',
      '明天 11月21日 ¥2,188 仅剩3',
      '后天 11月22日 ¥1,988 售罄',
    ])
    expect(day(/明天/).getAttribute('aria-pressed')).toBe('true')
  })

  it('[A6] says to a member what they pay on each day, and to others the full price', () => {
    const memberPrices = [{ memberLevel: 3, memberLevelName: '金卡会员', memberPrice: 1888.6, discountPercent: 95 }]
    const days = propsOf('选了明天')
      .days.slice(0, 1)
      .map((one) => ({ ...one, memberPrices }))
    const said = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
    show({ days, level: 3 })
    expect(said()).toEqual(['今天 11月20日 ¥1,888.60 充足'])
    cleanup()
    show({ days })
    expect(said()).toEqual(['今天 11月20日 ¥1,988 充足'])
  })

  it('[B4] tells of a day that is picked; one that is sold out can’t be', () => {
    const emit = show()
    fireEvent.click(day(/今天/))
    expect(emit).toHaveBeenCalledExactlyOnceWith('pick', { date: '2026-11-20' })
    expect(day(/后天/).disabled).toBe(true)
  })

  it('opens all days in a sheet, and closes it when one is picked', async () => {
    const emit = show()
    fireEvent.click(day(/更多日期/))
    const sheet = within(await screen.findByRole('dialog', { name: '选择日期' }))
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: /11月23日/ }).disabled).toBe(true)
    fireEvent.click(sheet.getByRole('button', { name: /12月1日/ }))
    expect(emit).toHaveBeenCalledWith('pick', { date: '2026-12-01' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has no more days where there are three or fewer', () => {
    show({ days: propsOf('选了明天').days.slice(0, 3) })
    expect(screen.queryByRole('button', { name: /更多日期/ })).toBeNull()
  })

  it('comes back to the day that was picked in this visit, while it can be', () => {
    const memory = fakeMemory()
    show({}, memory)
    fireEvent.click(day(/今天/))
    cleanup()
    expect(show({}, memory)).toHaveBeenCalledExactlyOnceWith('pick', { date: '2026-11-20' })
    cleanup()
    const gone = propsOf('选了明天').days.slice(1)
    expect(show({ days: gone }, memory)).not.toHaveBeenCalled()
    cleanup()
    expect(show({ keep: '2' }, memory)).not.toHaveBeenCalled()
  })

  it('holds no calendar in the HTML of the server', () => {
    expect(renderToString(<DayPicker {...propsOf('选了明天')} {...fakeTools()} />)).not.toMatch(/<dialog|role="grid"/)
  })

  it('tells at the moment at which its days are others', () => {
    vi.useFakeTimers()
    let time = Date.UTC(2026, 10, 20, 9, 0)
    const emit = vi.fn()
    render(<DayPicker {...propsOf('选了明天')} turnsAt="2026-11-20T17:30" {...fakeTools({ emit, now: () => time })} />)
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
