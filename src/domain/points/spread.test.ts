import { array, assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread } from './spread.ts'

const lots = array(nat(50), { maxLength: 8 }).map((list) => list.map((left, at) => ({ id: String(at), left })))

describe('spread', () => {
  it('takes of the first lots first, and names only those that give something', () => {
    const some = [
      { id: 'a', left: 3 },
      { id: 'b', left: 0 },
      { id: 'c', left: 5 },
      { id: 'd', left: 9 },
    ]
    expect(spread(some, 4)).toEqual([
      { id: 'a', amount: 3 },
      { id: 'c', amount: 1 },
    ])
    expect(spread(some, 18)).toBeUndefined()
  })

  it('gives exactly what is wanted where there is so much, and nothing else', () => {
    assert(
      property(lots, nat(300), (list, amount) => {
        const parts = spread(list, amount)
        const all = list.reduce((sum, { left }) => sum + left, 0)
        expect(parts?.reduce((sum, part) => sum + part.amount, 0)).toBe(all < amount ? undefined : amount)
      }),
    )
  })
})
