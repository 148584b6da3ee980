// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DateRange } from './index.tsx'
import { lastEnd, pickDay } from './pick-day.ts'

afterEach(cleanup)

function open() {
  const onConfirm = vi.fn()
  render(
    <DateRange
      stay={{ checkInDate: '2026-11-20', checkOutDate: '2026-11-21' }}
      last="2027-04-30"
      now="2026-11-20T10:00:00"
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  )
  return onConfirm
}
const day = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const confirm = () => fireEvent.click(day('确定'))

describe('pickDay', () => {
  it('begins, ends, and begins anew', () => {
    const begun = pickDay({ from: '2026-11-20', to: '2026-11-21' }, '2026-11-25')
    expect(begun).toEqual({ from: '2026-11-25', to: undefined })
    expect(pickDay(begun, '2026-11-27')).toEqual({ from: '2026-11-25', to: '2026-11-27' })
  })

  it('begins anew from the same day or one before, since the end is after the start (A5)', () => {
    const begun = { from: '2026-11-25', to: undefined }
    expect(pickDay(begun, '2026-11-25')).toEqual(begun)
    expect(pickDay(begun, '2026-11-24')).toEqual({ from: '2026-11-24', to: undefined })
  })

  it('can end 30 days on at most (A5), which bounds nothing once it has ended', () => {
    expect(lastEnd({ from: '2026-11-25', to: undefined })).toBe('2026-12-25')
    expect(lastEnd({ from: '2026-11-25', to: '2026-11-26' })).toBeUndefined()
  })
})

describe('DateRange', () => {
  it('is titled 选择入住/离店时间 and lists the months of today to the last day', () => {
    open()
    expect(screen.getByRole('dialog', { name: '选择入住/离店时间' })).toBeTruthy()
    const months = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(months).toEqual(['2026年11月', '2026年12月', '2027年1月', '2027年2月', '2027年3月', '2027年4月'])
  })

  it('names a day by date, weekday and what it is', () => {
    open()
    expect(day('11月20日 周五，今天，入住').textContent).toBe('今天20入住')
    expect(day('11月21日 周六，离店').textContent).toBe('21离店')
    fireEvent.click(day('11月25日 周三'))
    expect(day('11月20日 周五，今天').textContent).toBe('今天20')
  })

  it('has no day before the first and none after the last', () => {
    open()
    expect(day('11月19日 周四').disabled).toBe(true)
    expect(day('4月30日 周五').disabled).toBe(false)
  })

  it('confirms the two days that were tapped', () => {
    const onConfirm = open()
    fireEvent.click(day('12月30日 周三'))
    fireEvent.click(day('1月2日 周六'))
    expect(screen.getByText('12月30日 - 1月2日 · 3 晚')).toBeTruthy()
    confirm()
    expect(onConfirm).toHaveBeenCalledWith({ checkInDate: '2026-12-30', checkOutDate: '2027-01-02' })
  })

  it('says 请选择离店时间 when there is no end, and confirms nothing (A5)', () => {
    const onConfirm = open()
    fireEvent.click(day('11月25日 周三'))
    expect(screen.getByRole('alert').textContent).toBe('')
    confirm()
    expect(screen.getByRole('alert').textContent).toBe('请选择离店时间')
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('closes the days more than 30 after a beginning, until it has an end', () => {
    open()
    fireEvent.click(day('11月25日 周三'))
    expect(day('12月25日 周五').disabled).toBe(false)
    expect(day('12月26日 周六').disabled).toBe(true)
    fireEvent.click(day('11月26日 周四'))
    expect(day('12月26日 周六').disabled).toBe(false)
  })

  it('moves and picks by keyboard', async () => {
    const onConfirm = open()
    const begin = day('11月20日 周五，今天，入住')
    begin.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(document.activeElement).toBe(day('11月28日 周六，入住'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    confirm()
    expect(onConfirm).toHaveBeenCalledWith({ checkInDate: '2026-11-28', checkOutDate: '2026-12-05' })
  })
})
