import { describe, expect, it } from 'vitest'
import { type StudioCallName, studioContracts } from '../../schemas/studio/contracts.ts'
import type { StudioContract } from '../../schemas/studio/contract.ts'
import { bringsDocument, refuseLarge } from './refuse-large.ts'

const contracts = (Object.keys(studioContracts) as StudioCallName[]).map(
  (name) => [name, studioContracts[name] as StudioContract] as const,
)
/** Letters of the shortest text that is a document. */
const DOCUMENT = 100_000

const longTexts = (schema: unknown): number => {
  if (typeof schema !== 'object' || schema === null) return 0
  const { maxLength } = schema as { readonly maxLength?: number }
  const own = typeof maxLength === 'number' && maxLength >= DOCUMENT ? 1 : 0
  return Object.values(schema).reduce<number>((sum, inner) => sum + longTexts(inner), own)
}

describe('the door of the texts that operators send', () => {
  it.each(contracts.filter(([, { body }]) => longTexts(body) > 0))(
    '%s, which takes a document, goes through it and may refuse',
    (_, contract) => {
      expect(bringsDocument(contract)).toBe(true)
      expect(longTexts(contract.body)).toBe(1)
      expect(contract.problems).toContain('too-large')
    },
  )

  it.each([
    ['more than a megabyte', ' '.repeat(1_000_001), undefined],
    ['more values than a page may have', `[${'1,'.repeat(12_000)}1]`, '最多 10000 项；删掉一些，或分成几页'],
    ['brackets without end', '['.repeat(3000), '嵌套太深，最多 100 层'],
  ])('refuses %s, and says what to do', (_, text, detail) => {
    expect(refuseLarge(text)).toMatchObject({ code: 'too-large', detail })
  })

  it('lets through what can be told of by the check', () => {
    expect(refuseLarge('{ "title": ')).toBeUndefined()
    expect(refuseLarge('['.repeat(80))).toBeUndefined()
  })
})
