// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from './index.tsx'
import { historyAtRest, isOverlayStep } from './use-back-to-close.ts'

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

  it('puts a step into the history, and closes when the shopper goes back over it', () => {
    const push = vi.spyOn(history, 'pushState')
    const { onClose } = open()
    expect(push).toHaveBeenCalledOnce()
    history.replaceState(null, '')
    fireEvent.popState(window)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('takes its step out of the history when it is closed another way', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    vi.spyOn(history, 'state', 'get').mockImplementation(() => state)
    let state: unknown = null
    vi.spyOn(history, 'pushState').mockImplementation((next) => {
      state = next
    })
    open().unmount()
    await Promise.resolve()
    expect(back).toHaveBeenCalledOnce()
  })

  it('leaves its step to what opens in its place: both go by one step back', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    const push = vi.spyOn(history, 'pushState')
    const onClose = vi.fn()
    const of = (title: string) => (
      <Sheet key={title} title={title} onClose={onClose}>
        {title}
      </Sheet>
    )
    const { rerender } = render(of('一'))
    rerender(of('二'))
    await Promise.resolve()
    expect([push.mock.calls.length, back.mock.calls.length, historyAtRest()]).toEqual([1, 0, undefined])
    history.replaceState(null, '')
    fireEvent.popState(window)
    expect(onClose).toHaveBeenCalledOnce()
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

  it('tells who goes on when its step is out of the history: a page opened before would be taken out instead', async () => {
    vi.spyOn(history, 'back').mockImplementation(() => undefined)
    const { unmount } = open()
    expect([isOverlayStep(), historyAtRest()]).toEqual([true, undefined])
    unmount()
    const rest = historyAtRest()
    history.replaceState(null, '')
    fireEvent.popState(window)
    await rest
    expect([rest === undefined, isOverlayStep(), historyAtRest()]).toEqual([false, false, undefined])
  })
})
