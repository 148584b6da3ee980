import { describe, expect, it } from 'vitest'
import { fakeMemory } from '../../kit/fake-tools.ts'
import { copiesOf, EMPTY, isNothingLeft, obstacleOf, quantityOf, refundDraft } from './refund-draft.ts'

const line = (subOrderId: string, refundable: number) => ({
  ...{ subOrderId, name: subOrderId, useCount: 3, refundable, amounts: [] },
})

describe('what somebody filled in', () => {
  it('asks for no more of a line than can be given back by now', () => {
    const draft = { ...EMPTY, copies: { a: 3, b: 1 } }
    expect(copiesOf(draft, line('a', 2))).toBe(2)
    expect(quantityOf(draft, [line('a', 2), line('b', 0), line('c', 1)])).toEqual([{ subOrderId: 'a', copies: 2 }])
  })

  it('is kept with the name under which it was sent', () => {
    const sent = { ...EMPTY, reason: 2, requestKey: 'key' }
    const memory = fakeMemory()
    refundDraft.keep(memory, sent, '311')
    expect(refundDraft.read(memory, '311')).toEqual(sent)
  })

  it.each(['', '{', '3', 'null', '{"copies":{"a":-1},"description":""}', '{"copies":{},"description":7}'])(
    'is forgotten when it is kept as %j',
    (text) => expect(refundDraft.read(fakeMemory(new Map([['visit refund 311', text]])), '311')).toBeUndefined(),
  )

  it('[B5] is told what it lacks', () => {
    expect(obstacleOf(EMPTY, [])).toBe('refund-no-lines')
    expect(obstacleOf(EMPTY, [line('a', 1)])).toBe('refund-no-reason')
    expect(obstacleOf({ ...EMPTY, reason: 6 }, [line('a', 1)])).toBe('refund-no-description')
    expect(obstacleOf({ ...EMPTY, reason: 2 }, [line('a', 1)])).toBe('refund-no-copies')
    expect(obstacleOf({ ...EMPTY, reason: 2, copies: { a: 1 } }, [line('a', 1)])).toBeUndefined()
  })
})

it('[B4] nothing is left when no line has a copy left; where there are no lines, something is wrong', () => {
  expect([[line('a', 0), line('b', 0)], [line('a', 0), line('b', 1)], []].map(isNothingLeft)).toEqual([
    true,
    false,
    false,
  ])
})
