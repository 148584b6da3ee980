// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signed } from './pressed.ts'

interface Sign {
  readonly cancel: () => void
}
const animate = vi.fn<(frames: object, timing: object) => Sign>()
const cancel = vi.fn<() => void>()

/** A call that is answered when the test says so. */
function late() {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { run: () => answered, answer: () => answer() }
}
const at = (selector: string) => document.querySelector<HTMLElement>(selector)!

/** What the browser tells of who does this to an element. */
function told(type: string, selector: string, init: object = {}): Event {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), init)
  at(selector).dispatchEvent(event)
  return event
}

const { animate: moved } = Element.prototype

beforeEach(() => {
  document.body.innerHTML = `<button id="collect"><i>收藏</i></button><a href="#x" id="more">更多</a><p>文字</p>
    <form method="post"><button id="send">提交</button></form>`
  animate.mockReset().mockReturnValue({ cancel })
  cancel.mockReset()
  Object.assign(Element.prototype, { animate })
})
// As the other files of this worker know it.
afterEach(() => {
  Object.assign(Element.prototype, { animate: moved })
})

describe('a control whose actions take their time', () => {
  it.each(['#collect', '#collect i', '#more'])('shows at once that they run, until they have: %s', async (pressed) => {
    const { run, answer } = late()
    const running = signed(told('click', pressed), run())
    expect(animate.mock.contexts).toEqual([at(pressed).closest('button, a')])
    expect(cancel).not.toHaveBeenCalled()
    answer()
    await running
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('is that which sends a form, also by a key', () => {
    void signed(told('submit', 'form', { submitter: at('#send') }), late().run())
    expect(animate.mock.contexts).toEqual([at('#send')])
  })

  it('fades once and stays so, for those who want no motion', () => {
    void signed(told('click', '#collect'), late().run())
    expect(animate.mock.calls).toEqual([[{ opacity: [1, 0.5] }, { duration: 400, fill: 'forwards' }]])
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
  void signed(tap(), late().run())
  expect(animate).not.toHaveBeenCalled()
})

it('a browser that moves nothing runs them all the same', async () => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  const run = vi.fn(async () => undefined)
  await signed(told('click', '#collect'), run())
  expect(run).toHaveBeenCalledOnce()
})
