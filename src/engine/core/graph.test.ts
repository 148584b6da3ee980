import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DataSource } from '../../../schemas/page/page.ts'
import { dataOrder } from './graph.ts'

/** Data in which each name reads the names given. */
const data = (edges: Readonly<Record<string, readonly string[]>>): Record<string, DataSource> =>
  Object.fromEntries(
    Object.entries(edges).map(([name, reads]) => [
      name,
      { from: 'list', with: { ids: reads.map((one) => `{{ ${one}.id }}`) } },
    ]),
  )

type Reads = Readonly<Record<string, readonly string[]>>

const closes = (cycle: readonly string[], reads: Reads) =>
  cycle.length > 0 && cycle.every((name, at) => reads[name]!.includes(cycle[(at + 1) % cycle.length]!))

/** Every name once, and after all that it reads. */
function isOrder(waves: readonly (readonly string[])[], reads: Reads): boolean {
  const waveOf = new Map(waves.flatMap((wave, at) => wave.map((name) => [name, at] as const)))
  return Object.entries(reads).every(
    ([name, list]) => waveOf.has(name) && list.every((one) => waveOf.get(one)! < waveOf.get(name)!),
  )
}

describe('dataOrder', () => {
  it('puts what reads nothing first, and each other after what it reads', () => {
    expect(dataOrder(data({ c: ['b', 'a'], b: ['a'], a: [], d: [] }))).toEqual({ waves: [['a', 'd'], ['b'], ['c']] })
    expect(dataOrder({})).toEqual({ waves: [] })
  })

  it('counts what a condition reads', () => {
    const source = { a: { from: 'list', when: '{{ b.on }}' }, b: { from: 'list' } }
    expect(dataOrder(source)).toEqual({ waves: [['b'], ['a']] })
  })

  it('does not count the roots of the context, the state or unknown names', () => {
    expect(dataOrder(data({ a: ['user', 'state', 'gone'] }))).toEqual({ waves: [['a']] })
  })

  it('names the entries of a cycle in the order in which they read each other', () => {
    expect(dataOrder(data({ x: ['a'], a: ['b'], b: ['c'], c: ['a'], y: [] }))).toEqual({ cycle: ['a', 'b', 'c'] })
    expect(dataOrder(data({ a: ['a'] }))).toEqual({ cycle: ['a'] })
  })

  it('takes an entry with a text that is not an expression as reading nothing', () => {
    expect(dataOrder({ a: { from: 'list', with: { id: '{{ b.' } }, b: { from: 'list' } })).toEqual({
      waves: [['a', 'b']],
    })
  })

  it('gives waves in which nothing reads its own or a later wave, or a cycle that closes', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const edges = fc.array(fc.subarray(names, { maxLength: 2 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(edges, (lists) => {
        const reads = Object.fromEntries(names.map((name, at) => [name, lists[at]!]))
        const order = dataOrder(data(reads))
        expect('cycle' in order ? closes(order.cycle, reads) : isOrder(order.waves, reads)).toBe(true)
      }),
    )
  })
})
