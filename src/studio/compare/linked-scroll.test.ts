import { describe, expect, it, vi } from 'vitest'
import { LinkedScroll } from './linked-scroll.ts'

const NO_MORE = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }

describe('two versions side by side', () => {
  it('[P8] are scrolled as one: where one goes, the other follows, and one that comes late begins there', () => {
    const together = new LinkedScroll()
    const [left, right] = [vi.fn(), vi.fn()]
    together.join('left', left)
    together.hear('left', { type: 'scrolled', y: 320 })
    expect(left.mock.calls).toEqual([[{ type: 'scroll', y: 0 }]])
    together.join('right', right)
    expect(right.mock.calls).toEqual([[{ type: 'scroll', y: 320 }]])
  })

  it('go by the arrow keys too, in whichever of them the focus is', () => {
    const together = new LinkedScroll()
    const [left, right] = [vi.fn(), vi.fn()]
    together.join('left', left)
    const leave = together.join('right', right)
    together.hear('right', { type: 'key', pressed: { ...NO_MORE, key: 'ArrowDown' } })
    expect(left).toHaveBeenLastCalledWith({ type: 'scroll', y: 80 })
    expect(right).toHaveBeenLastCalledWith({ type: 'scroll', y: 80 })
    leave()
    together.hear('left', { type: 'key', pressed: { ...NO_MORE, key: 'ArrowUp' } })
    expect(left).toHaveBeenLastCalledWith({ type: 'scroll', y: 0 })
    expect(right).toHaveBeenCalledTimes(2)
  })
})
