// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import type { TicketStatusProps } from './props.schema.ts'
import TicketStatus from './ticket-status.tsx'

afterEach(cleanup)

const show = (props: TicketStatusProps, emit = vi.fn()) =>
  render(<TicketStatus {...props} {...fakeTools({ emit })} />).container

describe('ticket-status', () => {
  it.each([
    ['not-yet', '未到有效期', '2027年3月20日起可以预订'],
    ['over', '已过有效期', '有效期到2027年4月20日为止'],
    ['not-published', '尚未开售', '开售时间请留意后续通知'],
    ['off-shelf', '当前产品已下架', '它暂时不卖了'],
  ] as const)('[A4] says why a ticket is not sold: %s', (state, title, text) => {
    show({ state, effectTime: '2027-03-20', expireDate: '2027-04-20' })
    expect(screen.getByRole('heading', { name: title }).nextElementSibling?.textContent).toBe(text)
  })

  it('says nothing of a ticket that is', () => {
    expect(show({ state: 'on-sale' }).textContent).toBe('')
  })

  it('tells at the midnight at which it begins to be sold', () => {
    vi.useFakeTimers()
    let time = Date.parse('2027-03-19T23:58:00+08:00')
    const emit = vi.fn()
    render(<TicketStatus state="not-yet" effectTime="2027-03-20" {...fakeTools({ emit, now: () => time })} />)
    const pass = (minutes: number) => {
      time += minutes * 60_000
      act(() => void vi.advanceTimersByTime(minutes * 60_000))
    }
    pass(1)
    expect(emit).not.toHaveBeenCalledWith('turn', {})
    pass(1)
    expect(emit).toHaveBeenCalledWith('turn', {})
    vi.useRealTimers()
  })

  it('leads to others', () => {
    const emit = vi.fn()
    show({ state: 'over', moreTo: '/combo' }, emit)
    const link = screen.getByRole('link', { name: '看看别的' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/combo')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('more', {})
  })
})
