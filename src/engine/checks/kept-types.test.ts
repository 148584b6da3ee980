import { describe, expect, it } from 'vitest'
import type { Type } from '../core/expressions/checker.ts'
import { templateType } from './kept-types.ts'
import { parseText } from './parse-text.ts'

const text: Type = { kind: 'string' }
const number: Type = { kind: 'number' }
const sent = (type: Type): Type => ({ kind: 'object', fields: { item: { type, optional: false } }, open: false })

function templateOf(written: string) {
  const parsed = parseText(written)
  if (!parsed.ok) throw new Error(written)
  return parsed.template
}

describe('the type of a text', () => {
  const template = templateOf('{{ event.item }}')

  it('is that of what is sent to the action that reads it, however often it was asked for with another', () => {
    const roots = { event: sent(text) }
    const types = [sent(number), sent(text), sent(number), undefined].map(
      (event) => templateType(template, { roots, event }).type,
    )
    expect(types).toEqual([number, text, number, text])
  })

  it('is worked out once for the same types', () => {
    const event = sent(number)
    expect(templateType(template, { roots: { a: text }, event })).toBe(templateType(template, { roots: {}, event }))
  })

  it('has a mistake where nothing is sent, each time it is asked for', () => {
    const asked = () => templateType(template, { roots: {} }).problems.map(({ code }) => code)
    expect([asked(), asked()]).toEqual([['expression-unknown-root'], ['expression-unknown-root']])
  })
})
