// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import { ChoiceForm, type ChoiceFormProps } from './choice-form.tsx'

afterEach(cleanup)

const days = Array.from({ length: 20 }, (_, at) => ({
  ...{ date: addDays('2026-11-23', at), available: at === 1 ? 0 : 20, extra: at === 4 ? 380 : 0 },
  ...{ word: at === 1 ? '售罄' : '充足', canBook: at !== 1 },
}))
const line = { subOrderId: '900006011', name: '上午航次 4 小时', copies: 2, bookable: 2 }
const draft = { date: '', copies: { [line.subOrderId]: 1 }, people: 2 }

function show(over: Partial<ChoiceFormProps> = {}) {
  const told = { onChoose: vi.fn(), onMore: vi.fn(), onNext: vi.fn() }
  render(
    <ChoiceForm {...{ days, today: '2026-11-20', lines: [line], draft, obstacle: undefined }} {...told} {...over} />,
  )
  return told
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the form of a choice', () => {
  it('tells of a day, of copies and of people, and asks for a day', () => {
    const { onChoose, onNext } = show()
    expect(screen.getByText('请选择使用日期')).toBeTruthy()
    press(/11月25日/)
    press('减少上午航次 4 小时')
    press('增加到店人数')
    press('下一步')
    expect(onChoose.mock.calls).toEqual([[{ date: '2026-11-25' }], [{ copies: { 900006011: 0 } }], [{ people: 3 }]])
    expect(onNext).toHaveBeenCalledOnce()
  })

  it('[B4] has a full day that can’t be picked', () => {
    show()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /11月24日/ }).disabled).toBe(true)
  })

  it('[R4] says what is missing', () => {
    show({ obstacle: '请选择日期' })
    expect(screen.getByRole('alert').textContent).toBe('请选择日期')
  })

  it('[B5] says what a dearer day costs more, and opens all days', () => {
    const { onMore } = show({ draft: { ...draft, date: '2026-11-27' } })
    expect(screen.queryByText('请选择使用日期')).toBeNull()
    expect(screen.getByRole('button', { name: /11月27日/ }).textContent).toContain('补¥380')
    expect(screen.getByRole('button', { name: /11月25日/ }).textContent).not.toContain('补')
    expect(screen.getByText('每份补差价 ¥380')).toBeTruthy()
    press(/更多日期/)
    expect(onMore).toHaveBeenCalledOnce()
  })

  it('says of a thing that it is all booked', () => {
    show({ lines: [{ ...line, bookable: 0 }], draft: { ...draft, copies: { [line.subOrderId]: 0 } } })
    expect(screen.getByText('已约完')).toBeTruthy()
  })
})
