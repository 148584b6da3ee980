// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const root = document.createElement('div')
const elsewhere = document.createElement('button')

beforeAll(() => {
  document.body.append(root, elsewhere)
  keepFocus(root)
})
beforeEach(() => elsewhere.focus())
afterEach(() => void vi.restoreAllMocks())
afterAll(() => document.body.replaceChildren())

const SKELETON = '<div class="block-waiting" tabindex="0"></div>'
const place = () => root.querySelector<HTMLElement>('[data-block=buy]')!
/** A page with one block; the focus is on the `at`th stop of it. */
function standing(html: string, at = 0) {
  root.innerHTML = `<div data-block="buy">${html}</div>`
  place().querySelectorAll<HTMLElement>('a, button, [tabindex]')[at]!.focus()
}
const settled = () => new Promise((done) => setTimeout(done))
const focused = () => document.activeElement

describe('the focus', () => {
  it('on a block that was on its way is on its place once it comes, and Tab goes on into it', async () => {
    standing(SKELETON)
    place().innerHTML = '<button>买</button>'
    await settled()
    expect([focused(), place().tabIndex]).toEqual([place(), -1])
    place().querySelector('button')!.focus()
    expect(place().hasAttribute('tabindex'), 'a tap between its buttons is none on it').toBe(false)
  })

  it('stays on what stands for a block whose data came before its code, and is on its place once that comes', async () => {
    standing(SKELETON)
    place().querySelector<HTMLElement>('div')!.style.setProperty('display', 'none', 'important')
    place().insertAdjacentHTML('beforeend', SKELETON)
    await settled()
    expect(focused()).toBe(place().lastElementChild)
    place().innerHTML = '<button>买</button>'
    await settled()
    expect(focused()).toBe(place())
  })

  it('waits a moment there for what is to come, however fast somebody goes on by Tab, and leads back at any time', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5000)
    standing(SKELETON)
    const goesOn = (more: KeyboardEventInit = {}) =>
      focused()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, ...more }))
    expect([goesOn(), goesOn({ shiftKey: true }), goesOn({ key: 'Enter' })]).toEqual([false, true, true])
    clock.mockReturnValue(6000)
    expect(goesOn()).toBe(true)
    standing('<button>买</button>')
    expect(goesOn()).toBe(true)
  })

  it.each([
    ['link', '<a href="/a">甲</a><a href="/b">¥1</a>', '<a href="/a">甲</a><a href="/b">¥2</a>', '¥2'],
    ['button', '<button>一</button><button>二</button>', '<i></i><button>一</button><button>二</button>', '二'],
  ])('stays on a %s whose block is drawn anew', async (_what, before, after, name) => {
    standing(before, 1)
    place().innerHTML = after
    await settled()
    expect(focused()?.textContent).toBe(name)
  })

  it('stays there also when the place of the block is made anew', async () => {
    standing('<a href="/a">甲</a>')
    root.innerHTML = '<div data-block="buy"><a href="/a">乙</a></div>'
    await settled()
    expect(focused()?.textContent).toBe('乙')
  })

  it('is not put on another button where its own is gone: who goes on pressing would do what nobody asked for', async () => {
    standing('<button>删除 甲</button><button>删除 乙</button>')
    place().querySelector('button')!.remove()
    await settled()
    expect(focused()).toBe(place())
  })

  it('is where the widget put it', async () => {
    standing('<button>加入</button>')
    place().innerHTML = '<button>减</button>'
    elsewhere.focus()
    await settled()
    expect(focused()).toBe(elsewhere)
  })

  it('that was let go comes back to nothing', async () => {
    standing('<a href="/a">甲</a>')
    place().querySelector('a')!.blur()
    await settled()
    place().innerHTML = '<a href="/a">甲</a>'
    await settled()
    expect(focused()).toBe(document.body)
  })

  it('on a block that came before the code that keeps it is on its place, unless it is somewhere else by now', () => {
    standing(SKELETON)
    const stop = focused()
    place().innerHTML = '<button>买</button>'
    expect(focused()).toBe(document.body)
    keepFocus(document.createElement('div'), { stop, block: 'buy' })
    expect(focused()).toBe(place())
    elsewhere.focus()
    keepFocus(document.createElement('div'), { stop, block: 'buy' })
    expect(focused()).toBe(elsewhere)
  })

  it('on a block whose data came before its code, and before the code that keeps it, is on its place too', () => {
    standing(SKELETON)
    const stop = focused() as HTMLElement
    stop.style.setProperty('display', 'none', 'important')
    stop.blur()
    place().insertAdjacentHTML('beforeend', SKELETON)
    keepFocus(document.createElement('div'), { stop, block: 'buy' })
    expect(focused()).toBe(place())
  })

  it('goes nowhere when the block is gone', async () => {
    standing(SKELETON)
    root.replaceChildren()
    await settled()
    expect(focused()).toBe(document.body)
  })
})
