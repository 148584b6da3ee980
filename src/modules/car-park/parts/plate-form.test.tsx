// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEDICATED, DISABLED_PROVINCES, entryOf } from '../../../domain/car-plate.ts'
import { PlateForm, type PlateFormProps } from './plate-form.tsx'

afterEach(cleanup)

/** The form with somebody who types into it. */
function Typing({ first, ...props }: Omit<PlateFormProps, 'entry' | 'onType' | 'onMove'> & { readonly first: string }) {
  const [entry, setEntry] = useState(() => entryOf(first))
  return <PlateForm {...props} entry={entry} onType={setEntry} onMove={setEntry} />
}

function show(first = '', over: { readonly obstacle?: string; readonly isBusy?: boolean } = {}) {
  const onSubmit = vi.fn()
  const { obstacle, isBusy = false } = over
  render(<Typing {...{ first, obstacle, isBusy, onSubmit }} />)
  return onSubmit
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

describe('the form of a plate', () => {
  it('[R3] is typed by its own keyboard and can be sent once it is a plate', () => {
    const onSubmit = show()
    press('琼A7D25')
    expect([shown(), submit().disabled]).toEqual(['琼A7D25', true])
    press('K')
    expect(submit().disabled).toBe(false)
    fireEvent.click(submit())
    press('8')
    expect(shown()).toBe('琼A7D25K8')
    fireEvent.click(submit())
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('[R3] has disabled keys by slot: 使领警学港澳 first, then digits and O, then 学警港澳 but in the seventh', () => {
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
    show('琼A7D25K')
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

  it('[R3] says why what is typed can not be sent', () => {
    show('京AD12345', { obstacle: '这个车牌已经登记过' })
    expect([screen.getByRole('alert').textContent, submit().disabled]).toEqual(['这个车牌已经登记过', true])
  })

  it('[R5] is locked while it is sent', () => {
    show('琼A7D25K', { isBusy: true })
    press('8')
    fireEvent.click(key('删除'))
    expect(shown()).toBe('琼A7D25K')
    expect(screen.getByRole('button', { name: '提交中...' }).getAttribute('aria-disabled')).toBe('true')
  })
})
