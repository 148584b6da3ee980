// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from './index.tsx'
import { type OverlaySteps, OverlayStepsContext } from './overlay-steps.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open() {
  const onClose = vi.fn()
  const view = render(
    <Sheet title="服务保障" onClose={onClose}>
      <p>退款无手续费</p>
    </Sheet>,
  )
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: '服务保障' }), ...view }
}

describe('Sheet', () => {
  it('is a modal dialog named by its title for as long as it is rendered', () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
    const { dialog, unmount } = open()
    expect(dialog.open).toBe(true)
    unmount()
    expect(close).toHaveBeenCalled()
  })

  it('closes by its button', () => {
    const { onClose } = open()
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by a tap outside, not by one inside', () => {
    const { onClose, dialog } = open()
    fireEvent.click(screen.getByText('退款无手续费'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(dialog)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by Esc through its owner, not by itself', () => {
    const { onClose, dialog } = open()
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(dialog, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('hears Esc from the moment on which it is there: one that nobody heard would close it behind its owner’s back', () => {
    const cancel = new Event('cancel', { cancelable: true })
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(this: HTMLDialogElement) {
      this.dispatchEvent(cancel)
    })
    const onClose = vi.fn()
    render(
      <Sheet title="服务保障" onClose={onClose}>
        一
      </Sheet>,
    )
    expect([cancel.defaultPrevented, onClose.mock.calls.length]).toEqual([true, 1])
  })

  it('has a step of the history for as long as it is rendered, and closes when the shopper goes back from it', () => {
    const leave = vi.fn<() => void>()
    const open = vi.fn<OverlaySteps['open']>(() => leave)
    const onClose = vi.fn()
    const sheet = (
      <OverlayStepsContext value={{ open }}>
        <Sheet title="服务保障" onClose={onClose}>
          一
        </Sheet>
      </OverlayStepsContext>
    )
    const { unmount } = render(sheet)
    expect(open).toHaveBeenCalledOnce()
    open.mock.calls[0]?.[0]()
    expect(onClose).toHaveBeenCalledOnce()
    expect(leave).not.toHaveBeenCalled()
    unmount()
    expect(leave).toHaveBeenCalledOnce()
  })

  it('closes by a long pull down, and stays for a short one', () => {
    const { onClose } = open()
    const bar = screen.getByRole('heading').parentElement!
    bar.setPointerCapture = () => undefined
    const pull = (px: number) => {
      fireEvent.pointerDown(bar, { clientY: 100, pointerId: 1 })
      fireEvent.pointerMove(bar, { clientY: 100 + px, pointerId: 1 })
      fireEvent.pointerUp(bar, { clientY: 100 + px, pointerId: 1 })
    }
    pull(40)
    expect(onClose).not.toHaveBeenCalled()
    pull(140)
    expect(onClose).toHaveBeenCalledOnce()
  })
})
