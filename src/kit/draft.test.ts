import { describe, expect, expectTypeOf, it } from 'vitest'
import { createDraft, type DraftValue } from './draft.ts'
import { fakeMemory } from './fake-tools.ts'

const draft = createDraft('contact', {
  type: 'object',
  properties: {
    name: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    age: { type: 'integer' },
  },
  required: ['name', 'tags'],
  additionalProperties: false,
})
const typed = { name: '顾长风', tags: ['靠窗'] }

describe('a draft', () => {
  it('has the type that its schema says', () => {
    expectTypeOf<DraftValue<typeof draft>>().toEqualTypeOf<{
      readonly name: string
      readonly tags: readonly string[]
      readonly age?: number
    }>()
  })

  it('is kept as it was typed until it is forgotten', () => {
    const memory = fakeMemory()
    expect(draft.read(memory)).toBeUndefined()
    draft.keep(memory, typed)
    expect(draft.read(memory)).toEqual(typed)
    draft.keep(memory, undefined)
    expect(draft.read(memory)).toBeUndefined()
  })

  it('is one of each thing that it is typed for', () => {
    const memory = fakeMemory()
    draft.keep(memory, typed, '7')
    draft.keep(memory, { ...typed, name: '' }, '8')
    expect([draft.read(memory), draft.read(memory, '7'), draft.read(memory, '8')?.name]).toEqual([undefined, typed, ''])
  })

  it('is of the visit: the device keeps nothing that somebody typed', () => {
    const kept = new Map<string, string>()
    draft.keep(fakeMemory(kept), typed, '7')
    expect([...kept.keys()]).toEqual(['visit contact 7'])
  })

  it.each(['', '{', 'null', '{"name":"顾长风"}', '{"name":"顾长风","tags":[],"more":1}'])(
    'is none, and is thrown away, when it is kept as %j',
    (text) => {
      const kept = new Map([['visit contact', text]])
      expect(draft.read(fakeMemory(kept))).toBeUndefined()
      expect(kept.size).toBe(0)
    },
  )
})
