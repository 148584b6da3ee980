// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenNear } from './near.ts'

afterEach(() => document.body.replaceChildren())

/** Blocks that sleep, with a button in front of each. @returns the names of those that woke */
function sleeping(names: readonly string[]) {
  const woken: string[] = []
  document.body.innerHTML = names
    .map((name) => `<button id="before-${name}"></button><div id="${name}"></div>`)
    .join('')
  const stops = names.map((name) => whenNear(document.getElementById(name)!, () => void woken.push(name)))
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  return { woken, press, stop: () => stops.forEach((stop) => stop()) }
}

describe('a block that sleeps', () => {
  it('is woken by Tab, which comes to it soon, with the two behind it, and none before the focus', () => {
    const { woken, press, stop } = sleeping(['a', 'b', 'c', 'd', 'e'])
    document.getElementById('before-b')!.focus()
    press('ArrowDown')
    expect(woken).toEqual([])
    press('Tab')
    expect(woken).toEqual(['b', 'c', 'd'])
    // What was held back for a first look is there for who goes on.
    expect(document.documentElement.dataset['touched']).toBe('')
    press('Tab')
    expect(woken).toEqual(['b', 'c', 'd', 'e'])
    stop()
  })

  it('is woken by a click that no finger made, as a screen reader does', () => {
    const found = vi.fn()
    document.body.innerHTML = '<div data-block="a"><button></button></div>'
    whenNear(document.querySelector('[data-block]')!, found)
    document.querySelector('button')!.click()
    expect(found).toHaveBeenCalledOnce()
  })

  it('is woken by what is focused in it, and waits no more once that is over', () => {
    const found = vi.fn()
    document.body.innerHTML = '<div data-block="a"><button></button></div><div data-block="b"><button></button></div>'
    const [first, second] = [...document.querySelectorAll('[data-block]')] as [Element, Element]
    const stopSecond = whenNear(second, found)
    whenNear(first, found)
    stopSecond()
    second.querySelector('button')!.focus()
    expect(found).not.toHaveBeenCalled()
    first.querySelector('button')!.focus()
    expect(found).toHaveBeenCalledOnce()
  })
})
