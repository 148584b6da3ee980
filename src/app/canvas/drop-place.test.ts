// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSelectionLayer } from './selection-layer.ts'

/** Where things stand: [left, top, width, height]. */
const BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  top: [0, 0, 390, 100],
  columns: [0, 100, 390, 200],
  left: [0, 100, 195, 200],
  note: [0, 100, 195, 80],
  more: [0, 180, 195, 120],
  right: [195, 100, 195, 200],
  full: [0, 300, 390, 300],
  low: [0, 300, 195, 300],
  short: [0, 320, 195, 60],
  high: [195, 300, 195, 300],
  nest: [195, 340, 195, 200],
  leaf: [195, 340, 195, 200],
}

const layer = createSelectionLayer()

beforeEach(() => {
  document.body.innerHTML = `<div id="top" data-block="top"></div><div id="columns" data-block="columns">
    <div id="left"><div id="note" data-block="note"></div><div id="more" data-block="more"></div></div>
    <div id="right" data-holder="columns" data-slot="right"></div></div><div id="full" data-block="full">
    <div id="low"><div id="short" data-block="short"></div></div>
    <div id="high"><div id="nest" data-block="nest"><div id="leaf" data-block="leaf"></div></div></div></div>`
  for (const [id, [left, top, width, height]] of Object.entries(BOXES))
    vi.spyOn(document.getElementById(id)!, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(left, top, width, height),
    )
  vi.spyOn(document, 'elementFromPoint').mockImplementation((x, y) => {
    const at = Object.entries(BOXES).filter(([, [l, t, w, h]]) => x >= l && x < l + w && y >= t && y < t + h)
    return document.getElementById(at.at(-1)?.[0] ?? '')
  })
})
afterEach(() => vi.restoreAllMocks())

it.each([
  ['an empty place of a container', { x: 300, y: 200 }, { id: 'columns', slot: 'right' }],
  ['an empty place, up to its edge', { x: 300, y: 104 }, { id: 'columns', slot: 'right' }],
  ['the upper half of a block in a container', { x: 50, y: 130 }, { id: 'note', side: 'before' }],
  ['the lower half of a block in a container', { x: 50, y: 250 }, { id: 'more', side: 'after' }],
  ['the edge of a container, where it stands beside it', { x: 50, y: 295 }, { id: 'columns', side: 'after' }],
  ['the upper half of a block', { x: 50, y: 20 }, { id: 'top', side: 'before' }],
  ['the room under the blocks of a place', { x: 50, y: 500 }, { id: 'short', side: 'after' }],
  ['the room over the blocks of a place', { x: 50, y: 315 }, { id: 'short', side: 'before' }],
  ['the edge of a container in a container', { x: 300, y: 535 }, { id: 'nest', side: 'after' }],
  ['a block of a container in a container', { x: 300, y: 400 }, { id: 'leaf', side: 'before' }],
  ['a point below all blocks', { x: 50, y: 700 }, { id: 'full', side: 'after' }],
])('[D6] what is dragged to %s is put there', (_what, point, place) => {
  expect(layer.drag(point)).toEqual(place)
})

it('nothing is put anywhere when it is dragged away', () => {
  expect(layer.drag(null)).toBeUndefined()
})
