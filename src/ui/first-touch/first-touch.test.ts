// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { onFirstTouch } from './index.ts'

describe('onFirstTouch', () => {
  it.each(['pointerdown', 'keydown', 'wheel', 'scroll'])('runs at the first %s, and once', (sign) => {
    const run = vi.fn()
    onFirstTouch(run)
    expect(run).not.toHaveBeenCalled()
    for (const next of [sign, sign, 'pointerdown']) document.dispatchEvent(new Event(next))
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not take a strip that moves by itself for a touch', () => {
    const run = vi.fn()
    onFirstTouch(run)
    document.body.dispatchEvent(new Event('scroll'))
    expect(run).not.toHaveBeenCalled()
  })

  it('runs no more once it was stopped', () => {
    const run = vi.fn()
    onFirstTouch(run)()
    document.body.dispatchEvent(new Event('pointerdown'))
    expect(run).not.toHaveBeenCalled()
  })
})
