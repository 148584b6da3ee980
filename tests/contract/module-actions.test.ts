import { describe, expect, it } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { asSchema } from '../../src/engine/checks/schema.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { actionSchemas } from '../../schemas/page/action.ts'
import { loaders } from '../../src/app/code/action-loaders.ts'
import { actions, moduleActions } from '../../src/modules/index.ts'
import { strictly } from './strict-ajv.ts'

const offered = Object.values(moduleActions)

describe('the actions that modules offer', () => {
  it('have code, each in a file of its name, and no other file pretends to be one', () => {
    expect(Object.keys(loaders).toSorted()).toEqual(Object.keys(moduleActions).toSorted())
  })

  it('take no name of the engine’s, nor of each other', () => {
    expect(Object.keys(actions)).toHaveLength(Object.keys(actionSchemas).length + Object.keys(loaders).length)
  })
})

describe.each(offered)('$name', ({ name, args, calls }) => {
  it('has arguments whose schema compiles strictly, and says what it is', () => {
    expect(strictly(args)).toBeTypeOf('function')
    expect(asSchema(args)).toBe(args)
    expect([args.title, args.description]).not.toContain(undefined)
  })

  it('has code that can be run', async () => {
    expect((await loaders[name]!()).default).toBeTypeOf('function')
  })

  it('makes its calls alone: no page can submit them, nor is any of them its data', () => {
    const known = calls.map((call): Contract => contracts[call])
    expect(known.filter(({ page, submit }) => page ?? submit).map((contract) => contract.name)).toEqual([])
  })
})
