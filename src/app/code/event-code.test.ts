// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenNear } from '../../engine/react/near.ts'
import { touched } from './event-code.ts'

const { keepFocus, failing } = vi.hoisted(() => ({ keepFocus: vi.fn(), failing: { left: 0 } }))
vi.mock('../page/keep-focus.ts', () => ({ keepFocus }))
vi.mock('./chunk.ts', () => ({
  loadChunk: async (load: () => Promise<unknown>) => {
    if (!String(load).includes('keep-focus') || failing.left === 0) return load()
    failing.left -= 1
    throw new Error('lost')
  },
}))

beforeEach(() => {
  document.body.innerHTML =
    '<div data-block="rules"><a href="/a">甲</a></div><div data-block="buy"><button>买</button></div>'
})
afterEach(() => {
  keepFocus.mockClear()
  vi.unstubAllGlobals()
})

const first = () =>
  touched(new Event('keydown'), { entry: () => undefined } as unknown as Parameters<typeof touched>[1])
const stopOf = (selector: string) => document.querySelector<HTMLElement>(selector)!
/** What the code that keeps the focus is told. */
async function told(): Promise<unknown> {
  await vi.waitFor(() => expect(keepFocus).toHaveBeenCalledOnce())
  return keepFocus.mock.calls[0]?.[1]
}

it('tells the code that keeps the focus where that is, also when its block was drawn anew before that came', async () => {
  stopOf('a').focus()
  first()
  const stop = stopOf('button')
  stop.focus()
  stop.remove()
  expect(await told()).toEqual({ stop, block: 'buy' })
})

it('tells it also when a block was drawn anew before the code of events was there', async () => {
  const leave = whenNear(stopOf('[data-block=rules]'), () => undefined)
  const stop = stopOf('button')
  stop.focus()
  stop.remove()
  first()
  expect(await told()).toEqual({ stop, block: 'buy' })
  leave()
})

it('asks once more for code that keeps the focus and could not be had, where one goes on', async () => {
  failing.left = 1
  first()
  stopOf('a').focus()
  await vi.waitFor(() => expect(failing.left).toBe(0))
  expect(keepFocus).not.toHaveBeenCalled()
  stopOf('button').focus()
  expect(await told()).toEqual({ stop: stopOf('button'), block: 'buy' })
})

it('asks for it as often as one goes on where there is no network, and no third time else: that would load the page anew', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  failing.left = 9
  first()
  const goOn = async (left: number) => {
    await new Promise((done) => setTimeout(done))
    stopOf('a').focus()
    stopOf('button').focus()
    await vi.waitFor(() => expect(failing.left).toBe(left))
  }
  await goOn(7)
  await goOn(6)
  vi.stubGlobal('navigator', { onLine: true })
  await goOn(5)
  await goOn(4)
  await goOn(4)
})
