// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEDICATED, DISABLED_PROVINCES } from '../../src/domain/car-plate.ts'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import PlateForm from './plate-form.tsx'
import type { PlateFormProps } from './props.schema.ts'

afterEach(cleanup)

function show(props: PlateFormProps = {}, memory = fakeMemory()) {
  const emit = vi.fn()
  const tools = fakeTools({ emit, memory })
  const of = (more: PlateFormProps) => <PlateForm {...props} {...more} {...tools} />
  const { rerender } = render(of({}))
  return { emit, memory, give: (more: PlateFormProps) => rerender(of(more)) }
}
const keyboard = () => within(screen.getByRole('group', { name: '车牌键盘' }))
const key = (name: string) => keyboard().getByRole<HTMLButtonElement>('button', { name })
const press = (keys: string) => [...keys].forEach((one) => fireEvent.click(key(one)))
const slots = () => screen.getAllByRole<HTMLInputElement>('textbox')
const shown = () =>
  slots()
    .map(({ value }) => value)
    .join('')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交' })
const isOff = (name: string) => key(name).getAttribute('aria-disabled') === 'true'

describe('plate-form', () => {
  it('[B5] is typed by its own keyboard and sent once it is a plate', () => {
    const { emit } = show()
    press('琼A7D25')
    expect([shown(), submit().disabled]).toEqual(['琼A7D25', true])
    fireEvent.submit(submit().form!)
    expect(emit).not.toHaveBeenCalled()
    press('K')
    expect(submit().disabled).toBe(false)
    fireEvent.click(submit())
    expect(emit).toHaveBeenCalledExactlyOnceWith('submit', { plate: '琼A7D25K' })
    press('8')
    fireEvent.click(submit())
    expect(emit).toHaveBeenLastCalledWith('submit', { plate: '琼A7D25K8' })
  })

  it('[B5] has disabled keys by slot: 使领警学港澳 first, then digits and O, then 学警港澳 but in the seventh', () => {
    show()
    expect([...DISABLED_PROVINCES].every(isOff)).toBe(true)
    press('使')
    expect(shown()).toBe('')
    press('琼')
    expect(['1', '9', 'O', '学'].map(isOff)).toEqual([true, true, true, true])
    press('O1')
    expect(shown()).toBe('琼')
    press('AO7D25'.slice(0, 1))
    expect(['1', 'O'].map(isOff)).toEqual([false, false])
    for (const next of '7D25') {
      expect([...DEDICATED].every(isOff)).toBe(true)
      press(next)
    }
    expect([...DEDICATED].some(isOff)).toBe(false)
    press('学')
    expect(shown()).toBe('琼A7D25学')
    expect([...DEDICATED].every(isOff)).toBe(true)
  })

  it('deletes from the end, and changes the slot that is picked', () => {
    show({ plate: '琼A7D25K' })
    press('')
    fireEvent.click(key('删除'))
    expect(shown()).toBe('琼A7D25')
    fireEvent.focus(slots()[2]!)
    press('9')
    expect(shown()).toBe('琼A9D25')
    expect(slots()[3]!.dataset['next']).toBe('true')
  })

  it('is typed and pasted by a keyboard of the device, goes back by Backspace and sideways by arrows', () => {
    show()
    const type = (slot: number, value: string) => fireEvent.input(slots()[slot]!, { target: { value } })
    slots()[0]!.focus()
    type(0, '琼')
    expect(slots().findIndex((slot) => slot === document.activeElement)).toBe(1)
    type(1, 'a')
    expect([shown(), document.activeElement === slots()[2]]).toEqual(['琼A', true])
    fireEvent.keyDown(slots()[2]!, { key: 'Backspace' })
    expect([shown(), document.activeElement === slots()[1]]).toEqual(['琼', true])
    fireEvent.keyDown(slots()[1]!, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(slots()[0])
    type(0, '京A·D12345')
    expect(shown()).toBe('京AD12345')
  })

  it('takes a province that an input method puts together', () => {
    show()
    const [first] = slots()
    fireEvent.compositionStart(first!)
    fireEvent.input(first!, { target: { value: 'qiong' }, isComposing: true })
    expect(first!.value).toBe('qiong')
    fireEvent.compositionEnd(first!, { data: '琼', target: { value: '琼' } })
    expect(shown()).toBe('琼')
  })

  it('keeps what was typed, for each plate apart, until it was sent', () => {
    const { memory } = show()
    press('琼A7')
    cleanup()
    const again = show({}, memory)
    expect(shown()).toBe('琼A7')
    cleanup()
    show({ plate: '京AD12345' }, memory)
    expect(shown()).toBe('京AD12345')
    cleanup()
    const last = show({}, again.memory)
    last.give({ result: { status: 'busy' } })
    last.give({ result: { status: 'refused' } })
    last.give({ result: { status: 'busy' } })
    expect(shown()).toBe('琼A7')
    last.give({ result: { status: 'done' } })
    cleanup()
    show({}, memory)
    expect(shown()).toBe('')
  })

  it('says which plate it was, and does not take one that is registered already', () => {
    const { emit } = show({ plate: '琼A7D25K', carNum: '琼A7D25K,琼A7D25L' })
    fireEvent.focus(slots()[6]!)
    press('L')
    expect(screen.getByRole('alert').textContent).toBe('这个车牌已经登记过')
    expect(submit().disabled).toBe(true)
    fireEvent.submit(submit().form!)
    expect(emit).not.toHaveBeenCalled()
    fireEvent.focus(slots()[6]!)
    press('M')
    fireEvent.click(submit())
    expect(emit).toHaveBeenCalledExactlyOnceWith('submit', { plate: '琼A7D25M', was: '琼A7D25K' })
  })

  it('is locked while it is sent', () => {
    const { emit, give } = show({ plate: '琼A7D25K' })
    give({ result: { status: 'busy' } })
    press('8')
    fireEvent.click(key('删除'))
    expect(shown()).toBe('琼A7D25K')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '提交中...' })
    fireEvent.submit(button.form!)
    expect([button.disabled, emit.mock.calls]).toEqual([true, []])
  })
})
