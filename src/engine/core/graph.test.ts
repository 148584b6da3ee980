import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderOf } from './graph.ts'

type Reads = Readonly<Record<string, readonly string[]>>

const order = (reads: Reads) => orderOf(new Map(Object.entries(reads)))

const closes = (cycle: readonly string[], reads: Reads) =>
  cycle.length > 0 && cycle.every((name, at) => reads[name]!.includes(cycle[(at + 1) % cycle.length]!))

/** Every name once, and after all that it reads. */
function isOrder(waves: readonly (readonly string[])[], reads: Reads): boolean {
  const waveOf = new Map(waves.flatMap((wave, at) => wave.map((name) => [name, at] as const)))
  return Object.entries(reads).every(
    ([name, list]) => waveOf.has(name) && list.every((one) => waveOf.get(one)! < waveOf.get(name)!),
  )
}

describe('orderOf', () => {
  it('puts what reads nothing first, and each other after what it reads', () => {
    expect(order({ c: ['b', 'a'], b: ['a'], a: [], d: [] })).toEqual({ waves: [['a', 'd'], ['b'], ['c']] })
    expect(order({})).toEqual({ waves: [] })
  })

  it('names the entries of a cycle in the order in which they read each other', () => {
    expect(order({ x: ['a'], a: ['b'], b: ['c'], c: ['a'], y: [] })).toEqual({ cycle: ['a', 'b', 'c'] })
    expect(order({ a: ['a'] })).toEqual({ cycle: ['a'] })
  })

  it('gives waves in which nothing reads its own or a later wave, or a cycle that closes', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const edges = fc.array(fc.subarray(names, { maxLength: 2 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(edges, (lists) => {
        const reads = Object.fromEntries(names.map((name, at) => [name, lists[at]!]))
        const found = order(reads)
        expect('cycle' in found ? closes(found.cycle, reads) : isOrder(found.waves, reads)).toBe(true)
      }),
    )
  })
})
