// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import { fakeMemory } from '../../src/kit/fake-tools.ts'
import BookingForm from './booking-form.tsx'

afterEach(cleanup)

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('booking-form', () => {
  it('[B5] asks for a day and for copies, and says which is missing', () => {
    const emit = vi.fn()
    render(<BookingForm {...examples[0]!.props} {...fakeTools({ emit })} />)
    expect(screen.getByText('请选择使用日期')).toBeTruthy()
    press('减少上午航次 4 小时')
    press('下一步')
    expect(emit).toHaveBeenLastCalledWith('invalid', { message: '请选择日期' })
    press(/11月25日/)
    expect(screen.queryByText('请选择使用日期')).toBeNull()
    press('下一步')
    expect(emit).toHaveBeenLastCalledWith('invalid', { message: '请选择数量' })
    press('增加上午航次 4 小时')
    press('增加到店人数')
    press('下一步')
    expect(emit).toHaveBeenLastCalledWith('next', { date: '2026-11-25', lines: '900006011:1', people: 3 })
  })

  it('tells which day is picked, which the address keeps: it comes before what the visit kept', () => {
    const [emit, memory] = [vi.fn(), fakeMemory()]
    const props = { ...examples[0]!.props, date: '2026-11-27' }
    render(<BookingForm {...props} {...fakeTools({ emit, memory })} />)
    press(/11月25日/)
    expect(emit).toHaveBeenCalledExactlyOnceWith('pick', { date: '2026-11-25' })
    cleanup()
    render(<BookingForm {...props} date="2026-11-25" {...fakeTools({ emit, memory })} />)
    press('下一步')
    expect(emit).toHaveBeenLastCalledWith('next', { date: '2026-11-25', lines: '900006011:1', people: 2 })
  })

  it('has its headings at the level that the page gives them', () => {
    render(<BookingForm {...examples[0]!.props} {...fakeTools()} headingLevel={3} />)
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '使用日期',
      '份数',
    ])
  })

  it('keeps what was chosen for the visit', () => {
    const memory = fakeMemory()
    const first = render(<BookingForm {...examples[0]!.props} {...fakeTools({ memory })} />)
    press(/11月25日/)
    press('增加上午航次 4 小时')
    first.unmount()
    const emit = vi.fn()
    render(<BookingForm {...examples[0]!.props} {...fakeTools({ memory, emit })} />)
    press('下一步')
    expect(emit).toHaveBeenLastCalledWith('next', { date: '2026-11-25', lines: '900006011:2', people: 2 })
  })

  it('[B5] says what a dearer day costs more, and opens all days', () => {
    const emit = vi.fn()
    render(<BookingForm {...examples[2]!.props} {...fakeTools({ emit })} />)
    expect(screen.getByRole('button', { name: /11月27日/ }).textContent).toContain('补¥380')
    expect(screen.getByRole('button', { name: /11月25日/ }).textContent).not.toContain('补')
    expect(screen.getByText('每份补差价 ¥380')).toBeTruthy()
    press(/更多日期/)
    expect(emit).toHaveBeenCalledExactlyOnceWith('more', {})
  })
})
