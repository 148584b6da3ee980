// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Actions, type ActionsProps } from './actions.tsx'

afterEach(cleanup)

function show(over: Partial<ActionsProps> = {}) {
  const told = { onChange: vi.fn(), onCancel: vi.fn(), onConfirm: vi.fn(), onDecline: vi.fn(), onOffline: vi.fn() }
  render(<Actions {...{ canChange: true, isChanging: false, isAsking: false, isBusy: false }} {...told} {...over} />)
  return told
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('what can be done to a booked day', () => {
  it('[R10] is to change it, and to leave it as it is after all', () => {
    const { onChange } = show()
    press('改期')
    expect(onChange).toHaveBeenCalledOnce()
    cleanup()
    show({ isChanging: true })
    expect(screen.getByRole('button', { name: '不改了' })).toBeTruthy()
  })

  it('[R10] is not to change it when it is too late', () => {
    const { onChange } = show({ canChange: false })
    press('改期')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('[R11] is to cancel it, after a question', async () => {
    const { onCancel } = show()
    press('取消预约')
    expect(onCancel).toHaveBeenCalledOnce()
    cleanup()
    const { onConfirm, onDecline } = show({ isAsking: true })
    fireEvent.pointerDown(screen.getByRole('button', { name: '改期' }))
    const asked = await screen.findByRole('dialog', { name: '请确认' })
    expect(asked.textContent).toContain('确定取消这个预约吗？取消后这一天会让给别人。')
    press('再想想')
    press('确定')
    expect([onDecline.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
  })

  it('[R12] is nothing while something is on its way', () => {
    const { onChange, onCancel } = show({ isBusy: true })
    press('改期')
    press('取消预约')
    expect([onChange.mock.calls, onCancel.mock.calls]).toEqual([[], []])
  })
})
