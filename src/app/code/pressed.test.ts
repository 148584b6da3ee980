// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signed } from './pressed.ts'

interface Sign {
  readonly cancel: () => void
}
const animate = vi.fn<() => Sign>()
const cancel = vi.fn<() => void>()

/** A call that is answered when the test says so. */
function late() {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { answered, answer: () => answer() }
}
const at = (selector: string) => document.querySelector<HTMLElement>(selector)!

/** What the browser tells of who does this to an element. */
function told(type: string, selector: string): Event {
  const event = new Event(type, { bubbles: true, cancelable: true })
  at(selector).dispatchEvent(event)
  return event
}

beforeEach(() => {
  document.body.innerHTML = `<button id="collect"><i>收藏</i></button><a href="#x" id="more">更多</a><p>文字</p>`
  animate.mockReset().mockReturnValue({ cancel })
  cancel.mockReset()
  Object.assign(Element.prototype, { animate })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
})

describe('a control whose actions take their time', () => {
  it.each(['#collect', '#collect i', '#more'])('shows at once that they run, until they have: %s', async (pressed) => {
    const { answered, answer } = late()
    const running = signed(told('click', pressed), answered)
    expect(animate.mock.contexts).toEqual([at(pressed).closest('button, a')])
    expect(cancel).not.toHaveBeenCalled()
    answer()
    await running
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('is as before when they fail', async () => {
    const failing = signed(told('click', '#collect'), Promise.reject(new Error('lost')))
    await expect(failing).rejects.toThrow('lost')
    expect(cancel).toHaveBeenCalledOnce()
  })
})

it.each([
  ['nobody pressed anything', () => undefined],
  ['it was no control', () => told('click', 'p')],
  ['something else happened to one', () => told('focusin', '#collect')],
])('nothing shows that actions run when %s', (_when, tap) => {
  void signed(tap(), late().answered)
  expect(animate).not.toHaveBeenCalled()
})

it('a browser that moves nothing runs them all the same', async () => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  const { answered, answer } = late()
  const running = signed(told('click', '#collect'), answered)
  answer()
  await expect(running).resolves.toBeUndefined()
})
