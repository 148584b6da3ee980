// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it } from 'vitest'
import { listenToTaps } from './canvas-taps.ts'

const chosen: string[] = []
const keys: string[] = []
let isSelecting = false
listenToTaps({
  isSelecting: () => isSelecting,
  onSelect: (id) => chosen.push(id),
  onHover: () => undefined,
  onKey: ({ key, altKey, shiftKey }) => keys.push(`${altKey ? 'Alt ' : ''}${shiftKey ? 'Shift ' : ''}${key}`),
})

const page = document.createElement('main')
page.innerHTML = '<div data-block="deals"><a href="#there">去抢购</a></div>'
document.body.append(page)
const link = page.querySelector('a')!

/** @returns whether the browser goes on with it, and the page heard of it */
function happens(type: string) {
  let isHeard = false
  link.addEventListener(type, () => (isHeard = true), { once: true })
  return { goesOn: link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })), isHeard }
}

beforeEach(() => {
  chosen.length = 0
  keys.length = 0
  isSelecting = true
})
// The window is also that of other files, whose taps nobody shall take.
afterAll(() => {
  isSelecting = false
  page.remove()
})

it('[C1] a touch goes on to be a tap or to scroll, and the page hears nothing of it', () => {
  expect(happens('touchstart')).toEqual({ goesOn: true, isHeard: false })
  expect(happens('click')).toEqual({ goesOn: false, isHeard: false })
  expect(chosen).toEqual(['deals'])
})

it('[C1] is the shop’s own where taps do what they do there', () => {
  isSelecting = false
  expect(happens('touchstart')).toEqual({ goesOn: true, isHeard: true })
  expect(happens('click')).toMatchObject({ isHeard: true })
  expect(chosen).toEqual([])
})

it('[D7] the keys of what is chosen are the studio’s, with all that is pressed beside them', () => {
  const press = (key: string, more: object = {}) =>
    link.dispatchEvent(new KeyboardEvent('keydown', { key, ...more, bubbles: true, cancelable: true }))
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
    expect(press(key, { altKey: true })).toBe(false)
  for (const key of ['c', 'd', 'Z', 'H'])
    expect([press(key), press(key, { ctrlKey: true, shiftKey: key < 'a' })]).toEqual([true, false])
  expect([press('Delete'), press('Tab'), press('ArrowLeft')]).toEqual([false, true, true])
  expect(keys).toEqual([
    ...['Alt ArrowUp', 'Alt ArrowDown', 'Alt ArrowLeft', 'Alt ArrowRight'],
    ...['c', 'd', 'Shift z', 'Shift h', 'Delete'],
  ])
})
