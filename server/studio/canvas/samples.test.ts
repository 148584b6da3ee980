import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import type { Contract } from '../../../schemas/api/contract.ts'
import { contracts } from '../../../schemas/api/contracts.ts'
import { vocabulary } from '../../../schemas/keywords.ts'
import { sourceOf } from '../../../src/engine/core/rename-roots.ts'
import { LIMITS } from '../../../src/engine/core/expressions/limits.ts'
import { sampleOfReply } from './samples.ts'

const { keywords, formats } = vocabulary()
const ajv = new Ajv({ strict: false, keywords, formats })

const shapeOf = ({ reply, page }: Contract) =>
  (page?.value ?? []).reduce<unknown>(
    (schema, name) => (schema as { properties: Record<string, unknown> }).properties[name],
    reply,
  )

const readable = Object.entries<Contract>(contracts).filter(([, { page }]) => page?.value !== undefined)

it.each(readable)('a sample of what %s answers is of its shape: a part is checked with it', (name, contract) => {
  const isAlike = ajv.compile(shapeOf(contract) as object)
  for (const sample of [sampleOfReply(name), sampleOfReply(name, () => false)]) {
    isAlike(sample)
    expect(isAlike.errors ?? []).toEqual([])
  }
})

it.each(readable)('what a part does not read of a sample of %s leaves room in its expressions', (name) => {
  expect(sourceOf(sampleOfReply(name, () => false)).length).toBeLessThan(LIMITS.source - 150)
})

it('a list and a text that a part reads have something in them', () => {
  const read = new Set(['days', 'word', 'rule', 'hours'])
  expect(sampleOfReply('bookingInfo', (property) => read.has(property))).toMatchObject({
    ...{ orderId: '字', lines: [], days: [{ word: '余量的话', date: '字' }] },
    rule: { hours: '电话预约的时间' },
  })
})
