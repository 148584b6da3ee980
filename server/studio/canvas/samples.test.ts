import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import type { Contract } from '../../../schemas/api/contract.ts'
import { contracts } from '../../../schemas/api/contracts.ts'
import { vocabulary } from '../../../schemas/keywords.ts'
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
  isAlike(sampleOfReply(name))
  expect(isAlike.errors ?? []).toEqual([])
})
