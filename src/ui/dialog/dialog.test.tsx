// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OverlaySteps, OverlayStepsContext } from '../sheet/overlay-steps.ts'
import { Dialog, DialogButton, DialogText } from './index.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

let goBack = () => {}
const steps: OverlaySteps = {
  open(onBack) {
    goBack = onBack
    return () => undefined
  },
}

function open(isLocked = false) {
  const told = { onClose: vi.fn(), onPress: vi.fn() }
  render(
    <OverlayStepsContext value={steps}>
      <Dialog title="温馨提示" onClose={told.onClose}>
        <DialogText>雪场今日闭园</DialogText>
        <DialogButton isLocked={isLocked} onPress={told.onPress}>
          我知道了
        </DialogButton>
      </Dialog>
    </OverlayStepsContext>,
  )
  return { ...told, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: '温馨提示' }) }
}

describe('Dialog', () => {
  it('is modal and named by its title for as long as it is rendered', () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
    expect(open().dialog.open).toBe(true)
    expect(modal).toHaveBeenCalledOnce()
    cleanup()
    expect(close).toHaveBeenCalled()
  })

  it('closes by its icon, by Esc through its owner, and by a tap outside but not inside', () => {
    const { dialog, onClose } = open()
    fireEvent.click(screen.getByText('雪场今日闭园'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    fireEvent.click(dialog)
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('closes when the shopper goes back', () => {
    const { onClose } = open()
    goBack()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('has a button that tells of its press, and does nothing while it is locked', () => {
    const free = open()
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }))
    expect(free.onPress).toHaveBeenCalledOnce()
    cleanup()
    const locked = open(true)
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }))
    expect(locked.onPress).not.toHaveBeenCalled()
  })
})
