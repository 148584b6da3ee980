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
}

const layer = createSelectionLayer()

beforeEach(() => {
  document.body.innerHTML = `<div id="top" data-block="top"></div><div id="columns" data-block="columns">
    <div id="left"><div id="note" data-block="note"></div><div id="more" data-block="more"></div></div>
    <div id="right" data-holder="columns" data-slot="right"></div></div>`
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
  ['a point below all blocks', { x: 50, y: 700 }, { id: 'columns', side: 'after' }],
])('[D6] what is dragged to %s is put there', (_what, point, place) => {
  expect(layer.drag(point)).toEqual(place)
})

it('nothing is put anywhere when it is dragged away', () => {
  expect(layer.drag(null)).toBeUndefined()
})
