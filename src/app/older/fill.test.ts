// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { markHas } from './has-marks.ts'
import { roundRect } from './round-rect.ts'

afterEach(() => {
  vi.restoreAllMocks()
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

  it('reads marks of what such a browser has no word for, and of what stands behind with something in it', async () => {
    vi.stubGlobal('CSS', { supports: () => false })
    const own = Element.prototype.querySelectorAll
    vi.spyOn(Element.prototype, 'querySelectorAll').mockImplementation(function find(this: Element, selector: string) {
      if (selector.includes(':focus-visible')) throw new DOMException('no such selector', 'SyntaxError')
      return own.call(this, selector)
    })
    document.body.innerHTML = '<label class="tile"><input type="radio"></label><p class="hint"></p><div><b></b></div>'
    document.querySelector('input')!.focus()
    markHas([
      { mark: 'ring', of: '.tile', has: 'input:focus-visible' },
      { mark: 'behind', of: '.hint', has: '+ div > b' },
      { mark: 'none', of: '.hint', has: '+ div > i' },
    ])
    await vi.waitFor(() => expect(document.querySelector('.hint')!.getAttribute('data-has')).toBe('behind'))
    expect(document.querySelector('.tile')!.getAttribute('data-has')).toContain('ring')
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
