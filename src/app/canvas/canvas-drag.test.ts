// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DropPlace } from '../../studio/canvas/protocol.ts'
import { createCanvasDrag, listenToMouseDrags } from './canvas-drag.ts'
import { createSelectionLayer } from './selection-layer.ts'

let isSelecting = true
let grabbed: string[] = []
let dropped: DropPlace[] = []
const layer = createSelectionLayer()
const onPlace = vi.fn()
const drag = createCanvasDrag(layer, onPlace)
listenToMouseDrags({
  ...{ isSelecting: () => isSelecting, drag },
  onGrab(id) {
    grabbed.push(id)
    drag.begin(
      [
        { ids: ['note'], takes: 'nothing' },
        { ids: ['deals'], takes: 'inside' },
      ],
      '公告',
    )
  },
  onDrop: (place) => dropped.push(place),
})
const page = document.createElement('main')
page.innerHTML = '<div id="note" data-block="note"></div><div id="deals" data-block="deals"></div>'
const [note, deals] = [...page.children] as [Element, Element]
document.documentElement.setPointerCapture = vi.fn()

beforeEach(() => {
  isSelecting = true
  grabbed = []
  dropped = []
  document.body.append(page)
  vi.spyOn(note, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 200))
  vi.spyOn(deals, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200, 390, 400))
  vi.spyOn(document, 'elementFromPoint').mockImplementation((_, y) => (y < 200 ? note : deals))
})
afterEach(() => {
  point('pointerup', 0)
  vi.restoreAllMocks()
  page.remove()
})

const point = (type: string, clientY: number, more: object = {}, target: Element = note) =>
  target.dispatchEvent(
    new PointerEvent(type, { ...{ clientX: 40, clientY, pointerType: 'mouse', buttons: 1, bubbles: true }, ...more }),
  )
const pull = (more: object = {}) => {
  point('pointerdown', 100, more)
  point('pointermove', 300, more)
  point('pointermove', 550, more)
}
const shown = (what: string) => document.querySelector(`.canvas-layer .canvas-${what}`)

it('[D6] a block of the page that is pulled by the mouse is put where the line stands', () => {
  point('pointerdown', 100)
  point('pointermove', 103)
  expect(grabbed).toEqual([])
  point('pointermove', 550)
  expect([grabbed, shown('carried')?.textContent, shown('drop') !== null]).toEqual([['note'], '公告', true])
  point('pointerup', 550)
  expect(dropped).toEqual([{ id: 'deals', side: 'after' }])
  expect([shown('carried'), shown('drop')]).toEqual([null, null])
})

it('[D6] the line stands there as soon as it is known where a drop lands, though nothing moves any more', () => {
  pull()
  layer.land(undefined)
  drag.begin([{ ids: ['deals'], takes: 'inside' }], '两块')
  expect([shown('carried')?.textContent, shown('drop') !== null]).toEqual(['两块', true])
})

it('[D6] the click that ends it chooses nothing, and the next one does', async () => {
  const onClick = vi.fn()
  page.addEventListener('click', onClick)
  pull()
  point('pointerup', 550)
  note.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onClick).not.toHaveBeenCalled()
  await new Promise((done) => setTimeout(done))
  note.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onClick).toHaveBeenCalledOnce()
})

it.each([
  ['taken back by Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['let go where no line stands', () => point('pointermove', 100)],
  ['let go where nobody saw it', () => point('pointermove', 560, { buttons: 0 })],
  ['taken by the browser', () => point('pointercancel', 560)],
])('[D6] what is %s stays where it was', (_how, happens) => {
  pull()
  happens()
  point('pointerup', 550)
  expect([grabbed, dropped, shown('drop')]).toEqual([['note'], [], null])
})

it('[D6] Escape takes back the drag alone: the studio hears none', () => {
  const onKey = vi.fn()
  document.body.addEventListener('keydown', onKey)
  pull()
  const escape = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  escape()
  expect(onKey).not.toHaveBeenCalled()
  escape()
  expect(onKey).toHaveBeenCalledOnce()
})

it.each([
  ['a finger, which scrolls', { pointerType: 'touch' }],
  ['another button', { button: 2 }],
  ['Ctrl, which chooses several', { ctrlKey: true }],
])('[D6] %s drags nothing', (_what, more) => {
  pull(more)
  expect(grabbed).toEqual([])
})

it('[D6] nothing is dragged where the page is used as a shopper does', () => {
  isSelecting = false
  pull()
  expect(grabbed).toEqual([])
})

it('[D6] the page scrolls under what is held at its edge, and the place is told anew', async () => {
  let y = 0
  vi.spyOn(globalThis, 'scrollY', 'get').mockImplementation(() => y)
  vi.spyOn(globalThis, 'scrollBy').mockImplementation(((by: ScrollToOptions) => (y += by.top ?? 0)) as never)
  pull()
  onPlace.mockClear()
  point('pointermove', innerHeight - 10)
  await vi.waitFor(() => expect(y).toBeGreaterThan(30))
  expect(onPlace.mock.calls.length).toBeGreaterThan(3)
  point('pointermove', 300)
  const before = y
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(y).toBe(before)
})
