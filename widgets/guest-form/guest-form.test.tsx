// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import GuestForm from './guest-form.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<GuestForm {...examples.find((example) => example.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const times = (count: number, name: string) => Array.from({ length: count }, () => press(name))
const age = (at: number) => screen.getByRole<HTMLSelectElement>('combobox', { name: `儿童 ${at} 的年龄` })
const counts = () => screen.getAllByRole('group').map(({ textContent }) => textContent)

describe('guest-form', () => {
  it('[A9] begins with 1 room, 2 adults and no children', () => {
    const emit = show('最少')
    expect(counts()).toEqual(['1', '2', '0'])
    press('保存')
    expect(emit).toHaveBeenCalledExactlyOnceWith('save', { num: '1', adultNum: '2', childNum: '0', childAges: '' })
  })

  it('[A9] takes rooms 1-9, adults 1-10 and children 0-6', () => {
    show('最少')
    times(20, '增加房间')
    times(20, '增加成人')
    times(20, '增加儿童')
    expect(counts()).toEqual(['9', '10', '6'])
    times(20, '减少房间')
    times(20, '减少成人')
    times(20, '减少儿童')
    expect(counts()).toEqual(['1', '1', '0'])
  })

  it('[A3] takes no more than the product does', () => {
    show('上限很小')
    times(9, '增加房间')
    times(9, '增加成人')
    times(9, '增加儿童')
    expect(counts()).toEqual(['2', '3', '1'])
    cleanup()
    show('不能带儿童')
    expect(screen.queryByText('儿童')).toBeNull()
  })

  it('[A9] has an age of 0 to 17 for each child', () => {
    show('一家人')
    const ages = [...age(1).options].map(({ value }) => value)
    expect(ages).toEqual(['', ...Array.from({ length: 18 }, (_, one) => String(one))])
    expect([age(1).value, age(2).value]).toEqual(['0', '8'])
  })

  it('[A5] saves nothing while a child has no age: 请选择儿童年龄', () => {
    const emit = show('最少')
    times(2, '增加儿童')
    fireEvent.change(age(1), { target: { value: '3' } })
    press('保存')
    expect(emit).toHaveBeenCalledExactlyOnceWith('refused', { message: '请选择儿童年龄' })
    expect(screen.getByRole('alert').textContent).toBe('请选择儿童年龄')
    expect(document.activeElement).toBe(age(2))
    fireEvent.change(age(2), { target: { value: '17' } })
    expect(screen.getByRole('alert').textContent).toBe('')
    press('保存')
    expect(emit).toHaveBeenLastCalledWith('save', { num: '1', adultNum: '2', childNum: '2', childAges: '3,17' })
  })

  it('keeps the ages of those who stay when a child goes', () => {
    const emit = show('一家人')
    press('减少儿童')
    press('保存')
    expect(emit).toHaveBeenLastCalledWith('save', expect.objectContaining({ childNum: '1', childAges: '0' }))
  })
})
