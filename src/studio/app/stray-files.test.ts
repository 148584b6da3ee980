// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { keepStrayFilesOut } from './stray-files.ts'

/** What a browser does with it, as nobody has taken it. */
function isOpened(name: 'dragover' | 'drop', types: readonly string[], target: Element = document.body): boolean {
  const event = new Event(name, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: { types } })
  return target.dispatchEvent(event)
}

describe('what is dropped where nothing takes it', () => {
  let stop = () => {}
  afterEach(() => stop())

  it('never replaces the studio, where it is a file', () => {
    expect(isOpened('drop', ['Files'])).toBe(true)
    stop = keepStrayFilesOut()
    expect([isOpened('dragover', ['Files']), isOpened('drop', ['Files'])]).toEqual([false, false])
  })

  it('goes its way where it is text, or where a field for files gets it', () => {
    stop = keepStrayFilesOut()
    const field = document.body.appendChild(document.createElement('input'))
    field.type = 'file'
    expect([isOpened('drop', ['text/plain']), isOpened('drop', ['Files'], field)]).toEqual([true, true])
  })
})
