// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { touched } from './event-code.ts'

const keepFocus = vi.hoisted(() => vi.fn())
vi.mock('../page/keep-focus.ts', () => ({ keepFocus }))

it('where the focus is is known to the code that keeps it, also when its block was drawn anew before that came', async () => {
  document.body.innerHTML =
    '<div data-block="rules"><a href="/a">甲</a></div><div data-block="buy"><button>买</button></div>'
  document.querySelector('a')!.focus()
  touched(new Event('keydown'), { entry: () => undefined } as unknown as Parameters<typeof touched>[1])
  const stop = document.querySelector('button')!
  stop.focus()
  stop.remove()
  await vi.waitFor(() => expect(keepFocus).toHaveBeenCalledExactlyOnceWith(document.body, { stop, block: 'buy' }))
})
