// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { markHas } from './has-marks.ts'
import { roundRect } from './round-rect.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('what an older browser is given', () => {
  it('marks what has something in it, and takes the mark away again', async () => {
    vi.stubGlobal('CSS', { supports: () => false })
    document.body.innerHTML = '<label class="tile"><input type="radio"></label><p class="hint"></p><b></b>'
    const marks = [
      { mark: 'one', of: '.tile', has: '[data-on]' },
      { mark: 'two', of: '.tile', has: 'input' },
      { mark: 'next', of: '.hint', has: '+ b' },
      { mark: 'out', of: 'body', has: 'input:not(.tile *)' },
    ]
    markHas(marks)
    const [tile, input, hint] = ['.tile', 'input', '.hint'].map((one) => document.querySelector(one)!)
    await vi.waitFor(() => expect(tile!.getAttribute('data-has')).toBe('two'))
    expect([hint!.getAttribute('data-has'), document.body.getAttribute('data-has')]).toEqual(['next', null])
    input!.toggleAttribute('data-on', true)
    await vi.waitFor(() => expect(tile!.getAttribute('data-has')).toBe('one two'))
    input!.remove()
    await vi.waitFor(() => expect(tile!.getAttribute('data-has')).toBe(''))
  })

  it('draws a box with four corners of their own', () => {
    const drawn: unknown[] = []
    const note =
      (name: string) =>
      (...at: number[]) =>
        void drawn.push([name, ...at])
    const context = { moveTo: note('move'), arcTo: note('arc'), closePath: note('close') }
    roundRect.call(context, 0, 0, 10, 20, [1, 2, 3, 4])
    expect(drawn).toEqual([
      ['move', 1, 0],
      ['arc', 10, 0, 10, 20, 2],
      ['arc', 10, 20, 0, 20, 3],
      ['arc', 0, 20, 0, 0, 4],
      ['arc', 0, 0, 10, 0, 1],
      ['close'],
    ])
  })
})
