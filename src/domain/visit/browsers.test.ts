// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { SUPPORTED, tooOldScript } from './browsers.ts'

/** Runs the script as a page does, whose script that starts the app was read or not. */
function loaded(began: boolean): Element | null {
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the text is what stands in the page
  new Function('self', 'addEventListener', tooOldScript)({ began: began || undefined }, (_: string, then: () => void) =>
    then(),
  )
  return document.querySelector('[role=alert]')
}

afterEach(() => document.body.replaceChildren())

describe('a browser older than the list', () => {
  it('that could not read the script that starts the app is told so above the page, which stays as it is', () => {
    document.body.innerHTML = '<div id="root">海边的家</div>'
    const told = loaded(false)!
    expect(told.textContent).toContain(`iOS ${SUPPORTED.ios}、Chrome ${SUPPORTED.chrome}`)
    expect(told.nextElementSibling!.textContent).toBe('海边的家')
  })

  it('is not told of where the app begins', () => {
    expect(loaded(true)).toBeNull()
  })

  it('reads the words of the script, which are those of 2009', () => {
    expect(tooOldScript).not.toMatch(/=>|`|\b(?:let|const|class)\b|\?\.|\.append\(/)
  })
})
