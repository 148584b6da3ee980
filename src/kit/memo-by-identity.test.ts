import { expect, it, vi } from 'vitest'
import { memoByIdentity } from './memo-by-identity.ts'

it('works out once what belongs to an object, also where that is nothing, and anew for an equal one', () => {
  const make = vi.fn((key: { readonly text?: string }) => key.text)
  const memo = memoByIdentity(make)
  const [one, other, none] = [{ text: 'a' }, { text: 'a' }, {}]
  expect([memo(one), memo(one), memo(other), memo(none), memo(none)]).toEqual(['a', 'a', 'a', undefined, undefined])
  expect(make.mock.calls).toEqual([[one], [other], [none]])
})

it('is asked again where it could not be worked out', () => {
  let isBroken = true
  const memo = memoByIdentity((_key: object) => {
    if (isBroken) throw new Error('not yet')
    return 'there'
  })
  const key = {}
  expect(() => memo(key)).toThrow('not yet')
  isBroken = false
  expect(memo(key)).toBe('there')
})
