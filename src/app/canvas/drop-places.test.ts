// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DropTarget } from '../../studio/canvas/protocol.ts'
import { dropPlaces } from './drop-places.ts'

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

const block = (id: string): DropTarget => ({ ids: [id], takes: 'inside' })
const all = ['top', 'columns', 'note', 'more', 'full', 'short', 'nest', 'leaf'].map(block)
const others = (...ids: readonly string[]) => all.filter((one) => !one.ids.some((id) => ids.includes(id)))
const put = (targets: readonly DropTarget[], point: { readonly x: number; readonly y: number }) =>
  dropPlaces(targets)(point)?.place

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
  expect(put(all, point)).toEqual(place)
})

describe('[D6] the line stands nowhere but where a drop lands', () => {
  it('beside all that a part shows, at the edges of the whole', () => {
    const part: DropTarget = { ids: ['columns', 'note', 'more', 'full'], takes: 'beside' }
    const targets = [block('top'), part]
    expect(put(targets, { x: 50, y: 130 })).toEqual({ id: 'columns', side: 'before' })
    expect(put(targets, { x: 50, y: 250 })).toEqual({ id: 'columns', side: 'before' })
    expect(put(targets, { x: 300, y: 200 })).toEqual({ id: 'columns', side: 'before' })
    const found = dropPlaces(targets)({ x: 300, y: 400 })
    expect([found?.place, found?.box.top, found?.box.bottom]).toEqual([{ id: 'columns', side: 'after' }, 100, 600])
  })

  it('beside a part in a container', () => {
    const targets = [...others('nest', 'leaf'), { ids: ['nest', 'leaf'], takes: 'beside' } as const]
    expect(put(targets, { x: 300, y: 400 })).toEqual({ id: 'nest', side: 'before' })
    expect(put(targets, { x: 300, y: 500 })).toEqual({ id: 'nest', side: 'after' })
  })

  it('neither in nor beside what is dragged', () => {
    const targets = [...others('columns', 'note', 'more'), { ids: ['columns'], takes: 'nothing' } as const]
    for (const point of [
      { x: 50, y: 130 },
      { x: 300, y: 200 },
      { x: 50, y: 104 },
    ])
      expect(put(targets, point)).toBeUndefined()
    expect(put(targets, { x: 50, y: 20 })).toEqual({ id: 'top', side: 'before' })
  })

  it('beside what is edited, where the page around it is another’s', () => {
    expect(put([block('note'), block('more')], { x: 50, y: 20 })).toEqual({ id: 'note', side: 'before' })
    expect(put([block('note'), block('more')], { x: 300, y: 500 })).toEqual({ id: 'more', side: 'after' })
  })

  it('nowhere, where nothing of what is edited is on the page', () => {
    expect(put([], { x: 50, y: 130 })).toBeUndefined()
    expect(put([block('elsewhere')], { x: 50, y: 130 })).toBeUndefined()
  })
})
