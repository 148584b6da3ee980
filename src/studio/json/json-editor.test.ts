// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createJsonEditor, type JsonEditor } from './json-editor.ts'

const text = '{\n  "title": "首页"\n}'
let place: HTMLElement
let view: JsonEditor
let typed: string[]

const content = () => place.shadowRoot?.querySelector<HTMLElement>('.cm-content') ?? place

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  typed = []
})
afterEach(() => {
  view.destroy()
  place.remove()
})

function open({ isLocked = false } = {}) {
  view = createJsonEditor(place, { text, complete: async () => undefined, isLocked, onType: (now) => typed.push(now) })
}

const selectAll = () => {
  const event = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true })
  content().dispatchEvent(event)
}

/** What a browser tells before it writes by itself. @returns whether it was kept from it */
function comesWhole(data: string, more: InputEventInit = {}) {
  const how = { inputType: 'insertText', bubbles: true, cancelable: true }
  const event = new InputEvent('beforeinput', { ...how, data, ...more })
  content().dispatchEvent(event)
  return event.defaultPrevented
}

describe('a text that comes whole, by dictation or a suggestion of the keyboard', () => {
  it.each(['insertText', 'insertReplacementText'])(
    'is written by the editor over what is selected, since the browser would do so with inline styles: %s',
    (inputType) => {
      open()
      selectAll()
      expect(comesWhole('{\n  "title": "冬天"\n}', { inputType })).toBe(true)
      expect(typed).toEqual(['{\n  "title": "冬天"\n}'])
    },
  )

  it('is left to the browser where nothing is selected, while letters are composed, and where nothing may be changed', () => {
    open()
    expect(comesWhole('a')).toBe(false)
    selectAll()
    expect(comesWhole('ni', { isComposing: true })).toBe(false)
    view.destroy()
    open({ isLocked: true })
    selectAll()
    expect(comesWhole('a')).toBe(false)
    expect(typed).toEqual([])
  })
})
