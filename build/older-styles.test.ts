import { describe, expect, it } from 'vitest'
import { inOlderWords } from './older-styles.ts'

const built = (name: string) => `${name}_x`
const cssOf = (css: string) => inOlderWords(css, built).css

describe('a style sheet in older words', () => {
  it('spaces the children of a flex box that has a gap, along its direction, and of no grid', () => {
    expect(cssOf('.a{display:flex;gap:8px}')).toContain('{.a_x>*+*{margin-left:8px}}')
    expect(cssOf('.a{display:inline-flex;flex-direction:column;gap:1px 2px}')).toContain('{.a_x>*+*{margin-top:1px}}')
    expect(cssOf('.a{display:flex;flex-wrap:wrap;gap:4px 8px}')).toContain('{.a_x>*{margin:0 8px 4px 0}}')
    expect(cssOf('.a{display:grid;gap:8px}')).toBe('')
  })

  it('takes what stands under a condition for said there alone', () => {
    const css = '.a{display:flex;gap:8px}@container (max-width:9rem){.a{display:grid;flex-wrap:wrap}}'
    expect(cssOf(css)).toContain('{.a_x>*+*{margin-left:8px}}')
    expect(cssOf('.a{display:flex}@media print{.a{gap:8px}}')).toContain('{@media print{.a_x>*+*{margin-left:8px}}}')
  })

  it('spaces the lines of a row that wraps', () => {
    expect(cssOf('.a{display:flex;flex-wrap:wrap;row-gap:8px}')).toContain('{.a_x>*{margin-bottom:8px}}')
  })

  it('lets what takes the rest of such a row take it', () => {
    expect(cssOf('.a{margin-inline-start:auto}')).toContain('{.a_x{margin-left:auto}}')
  })

  it.each([
    ['.a{inset:0 4px}', '@supports not ((inset:0)){.a_x{top:0;right:4px;bottom:0;left:4px}}'],
    ['.a{padding-inline:1px 2px}', '@supports not ((padding-inline:0)){.a_x{padding-left:1px;padding-right:2px}}'],
    ['.a{max-height:82dvh}', '@supports not ((height:1dvh)){.a_x{max-height:82vh}}'],
    ['.a{appearance:none}', '@supports not ((appearance:none)){.a_x{-webkit-appearance:none}}'],
    [
      '.a{color:color-mix(in srgb, var(--ink) 4%, var(--page))}',
      '@supports not ((color:color-mix(in srgb,red,blue))){.a_x{color:var(--page)}}',
    ],
    [
      '@media print{.a,.b{inset:0}}',
      '@supports not ((inset:0)){@media print{.a_x,.b_x{top:0;right:0;bottom:0;left:0}}}',
    ],
  ])('says %s to who does not understand it', (css, older) => {
    expect(cssOf(css)).toBe(older)
  })

  it('gives a box the height that goes with its width, unless it is a picture that fills one', () => {
    expect(cssOf('.a{aspect-ratio:16 / 9}')).toContain('.a_x::before{content:"";float:left;padding-top:56.25%}')
    expect(cssOf('.a{aspect-ratio:1;object-fit:cover}')).toBe('')
    expect(cssOf('.a{aspect-ratio:auto}')).toContain('.a_x::before{padding-top:0}')
  })

  it('asks for a mark where it asked what an element has, with its classes as they are in the build', () => {
    const { css, marks } = inOlderWords(':root:has(.bar:not(:global([data-left]) *)) :global(#page){color:red}', built)
    expect(marks).toEqual([{ mark: expect.any(String), of: ':root', has: '.bar_x:not([data-left] *)' }])
    expect(css).toBe(`:root[data-has~="${marks[0]!.mark}"] #page{color:red}`)
  })

  it('says nothing of what asks inside of a condition: such a selector would be read by no browser that needs it', () => {
    const css = ':root:not([data-on], :has(:focus-visible)) .a:is(.b, .c):has(.d) ~ .e{opacity:0}'
    expect(inOlderWords(css, built)).toEqual({ css: '', marks: [] })
  })

  it('leaves alone what every browser of the list understands', () => {
    expect(cssOf('.a{display:flex;margin:0;width:min(1px,2px)}')).toBe('')
  })
})
