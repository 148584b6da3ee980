// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Stepper } from './index.tsx'

afterEach(cleanup)

const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
function show(props: Partial<Parameters<typeof Stepper>[0]> = {}) {
  const onChange = vi.fn()
  render(<Stepper label="成人票" value={1} min={0} max={3} onChange={onChange} {...props} />)
  return onChange
}

describe('Stepper', () => {
  it('steps down and up by one, and is named by what it counts', async () => {
    const onChange = show()
    expect(screen.getByRole('group', { name: '成人票' }).textContent).toBe('1')
    await userEvent.click(button('减少成人票'))
    await userEvent.click(button('增加成人票'))
    expect(onChange.mock.calls).toEqual([[0], [2]])
  })

  it.each([
    [0, '减少成人票', '增加成人票'],
    [3, '增加成人票', '减少成人票'],
  ])('at %i has no step further', async (value, blocked, free) => {
    const onChange = show({ value })
    expect([isOff(blocked), isOff(free)]).toEqual([true, false])
    await userEvent.click(button(blocked))
    expect(onChange).not.toHaveBeenCalled()
    expect(document.activeElement, 'whoever goes by keys stays where they are').toBe(button(blocked))
  })

  it('tells why a step is blocked when somebody wants to know, and stays pressable', async () => {
    const onBlocked = vi.fn()
    const onChange = show({ value: 3, max: 3, min: 3, onBlocked })
    expect(isOff('增加成人票')).toBe(true)
    await userEvent.click(button('增加成人票'))
    await userEvent.click(button('减少成人票'))
    expect(onBlocked.mock.calls).toEqual([['max'], ['min']])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('does nothing while it is disabled, and keeps the focus', async () => {
    const onBlocked = vi.fn()
    const onChange = show({ isDisabled: true, onBlocked })
    expect([isOff('减少成人票'), isOff('增加成人票')]).toEqual([true, true])
    await userEvent.click(button('增加成人票'))
    expect([onChange.mock.calls, onBlocked.mock.calls]).toEqual([[], []])
    expect(document.activeElement).toBe(button('增加成人票'))
  })

  it('gives what was typed when the field is left, and shows its number again', async () => {
    const onType = vi.fn()
    show({ canType: true, onType })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '成人票数量' })
    await userEvent.clear(field)
    await userEvent.type(field, '1x{Enter}')
    expect(onType.mock.calls).toEqual([['1x']])
    expect(field.value).toBe('1')
  })

  it('gives nothing when nothing was changed', async () => {
    const onType = vi.fn()
    show({ canType: true, onType })
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.tab()
    expect(onType).not.toHaveBeenCalled()
  })
})
