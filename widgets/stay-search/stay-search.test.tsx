// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import StaySearch from './stay-search.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<StaySearch {...examples.find((example) => example.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const days = () => screen.getByRole('button', { name: /选择入住\/离店时间/ })

describe('stay-search', () => {
  it('begins with one night from today, each day with its weekday (A5, A9)', () => {
    show('只有日期')
    expect(days().textContent).toBe('选择入住/离店时间入住 · 今天 周五11月20日共 1 晚离店 · 明天 周六11月21日')
  })

  it('begins yesterday before 06:00 (A5)', () => {
    show('清晨 6 点前')
    expect(days().textContent).toContain('入住 · 周四11月19日')
  })

  it('begins a day later for a private booking interface (A5)', () => {
    show('专属预订')
    expect(days().textContent).toContain('入住 · 明天 周六11月21日')
  })

  it('tells of a search with days, nights and the hotel that is chosen', () => {
    const emit = show('三家酒店')
    press('查看空房')
    expect(emit).toHaveBeenCalledWith('search', {
      checkInDate: '2026-11-20',
      checkOutDate: '2026-11-21',
      nights: 1,
      item: expect.objectContaining({ id: 'h1' }),
    })
  })

  it('has the way to all hotels beside its title, where it is given one', () => {
    const emit = show('三家酒店')
    const link = screen.getByRole('link', { name: /全部酒店/ })
    expect(link.getAttribute('href')).toBe('/tc-fostay/hotelchannel')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('more', {})
    cleanup()
    show('没有酒店')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('searches without a hotel where there is none to choose', () => {
    const emit = show('没有酒店')
    expect(screen.getByText('全部酒店')).toBeTruthy()
    press('查看空房')
    expect(emit.mock.calls[0]![1]).not.toHaveProperty('item')
  })

  it('opens the calendar, and takes the days chosen there', async () => {
    const emit = show('只有日期')
    fireEvent.click(days())
    const calendar = within(await screen.findByRole('dialog', { name: '选择入住/离店时间' }))
    fireEvent.click(calendar.getByRole('button', { name: '12月1日 周二' }))
    fireEvent.click(calendar.getByRole('button', { name: '12月4日 周五' }))
    fireEvent.click(calendar.getByRole('button', { name: /^确定/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(days().textContent).toContain('12月1日共 3 晚')
    press('查看空房')
    expect(emit.mock.calls[0]![1]).toMatchObject({ checkInDate: '2026-12-01', checkOutDate: '2026-12-04', nights: 3 })
  })

  it('ends its calendar with the fifth month ahead (A9)', async () => {
    show('只有日期')
    fireEvent.click(days())
    const calendar = within(await screen.findByRole('dialog'))
    expect(calendar.getAllByRole('heading', { level: 3 }).at(-1)!.textContent).toBe('2027年4月')
  })

  it('lets another hotel be chosen', async () => {
    const emit = show('三家酒店')
    press(/选择酒店/)
    const sheet = within(await screen.findByRole('dialog', { name: '选择酒店' }))
    expect(sheet.getByRole('button', { pressed: true }).textContent).toContain('月牙湾')
    fireEvent.click(sheet.getByRole('button', { name: /云顶/ }))
    press('查看空房')
    expect(emit.mock.calls[0]![1]).toMatchObject({ item: { id: 'h3' } })
  })

  it('holds no calendar in the HTML of the server', () => {
    const { props } = examples.find((example) => example.name === '三家酒店')!
    expect(renderToString(<StaySearch {...props} {...fakeTools()} />)).not.toMatch(/<dialog|role="grid"/)
  })
})
