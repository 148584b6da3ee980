// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Redeem, type RedeemProps } from './redeem.tsx'

afterEach(cleanup)

function show(over: Partial<RedeemProps> = {}) {
  const told = { onPress: vi.fn(), onConfirm: vi.fn(), onDecline: vi.fn(), onOffline: vi.fn() }
  render(<Redeem {...{ canUse: true, isAsking: false, isBusy: false }} {...told} {...over} />)
  return told
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('one use of a code', () => {
  it('[R4] is asked for, and asked about', async () => {
    const { onPress } = show()
    press('核销一次')
    expect(onPress).toHaveBeenCalledOnce()
    cleanup()
    const { onConfirm, onDecline } = show({ isAsking: true })
    fireEvent.pointerDown(screen.getByRole('button', { name: '核销一次' }))
    const asked = await screen.findByRole('dialog', { name: '请确认' })
    expect(asked.textContent).toContain('确定核销一次吗？核销后不能撤回。')
    press('再想想')
    press('确定')
    expect([onDecline.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
  })

  it.each([{ canUse: false }, { isBusy: true }])('[R4, R5] does nothing when it is %j', (over) => {
    const { onPress } = show(over)
    press('核销一次')
    expect(onPress).not.toHaveBeenCalled()
  })
})
