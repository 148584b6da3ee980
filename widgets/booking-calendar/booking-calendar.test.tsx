// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import BookingCalendar from './booking-calendar.tsx'

afterEach(cleanup)

describe('booking-calendar', () => {
  it('[B4] says how many are left of each day, and tells which was picked; a full one can’t be', async () => {
    const emit = vi.fn()
    render(<BookingCalendar {...examples[1]!.props} {...fakeTools({ emit })} />)
    const few = await screen.findByRole('button', { name: '11月25日 周三，仅剩3' })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '11月24日 周二，售罄' }).disabled).toBe(true)
    fireEvent.click(few)
    fireEvent.click(screen.getByRole('button', { name: '11月27日 周五，补差价380元，充足' }))
    expect(emit).toHaveBeenLastCalledWith('pick', { date: '2026-11-27' })
  })
})
