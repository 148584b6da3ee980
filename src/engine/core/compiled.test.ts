import { describe, expect, it } from 'vitest'
import { compiledText, compiledValue } from './compiled.ts'

const nothing = () => undefined

describe('compiledValue', () => {
  it('[R15] compiles the same object once', () => {
    const props = { text: '{{ now }}' }
    expect(compiledValue(props)).toBe(compiledValue(props))
  })

  it('[R33] evaluates to the object itself where there is no expression', () => {
    const props = { rows: [{ text: '}}' }] }
    expect(compiledValue(props).evaluate(nothing)).toBe(props)
    expect(compiledValue({ rows: [{ text: '{{ 1 + 1 }}' }] }).evaluate(nothing)).toEqual({ rows: [{ text: 2 }] })
  })

  it('[R34] reads nothing where the text is no expression, and throws when evaluated', () => {
    expect(compiledText('{{ offers.').roots).toEqual([])
    expect(() => compiledText('{{ offers.').evaluate(nothing)).toThrow('expression-syntax')
  })
})
