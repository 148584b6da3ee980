import { describe, expect, it, vi } from 'vitest'
import type { SourceState } from '../../../schemas/page/plan.ts'
import type { Path } from './expressions/index.ts'
import { createPathListeners } from './path-listeners.ts'

const ready = (value: unknown): SourceState => ({ status: 'ready', value })
const offers = (...prices: number[]) => ({ items: prices.map((price) => ({ price, name: 'A' })), total: prices.length })

/** Which of the paths are told of a change, in their order. */
function told(paths: readonly Path[], before: SourceState | undefined, after: SourceState | undefined): number[] {
  const { add, readersOf } = createPathListeners()
  const listeners = paths.map((path) => {
    const listener = vi.fn<() => void>()
    add([path], listener)
    return listener
  })
  const found = new Set(readersOf('offers', before, after))
  return listeners.flatMap((listener, at) => (found.has(listener) ? [at] : []))
}

const paths: readonly Path[] = [
  ['offers'],
  ['offers', 'items'],
  ['offers', 'items', 0, 'price'],
  ['offers', 'items', 1, 'price'],
  ['offers', 'items', 1, 'name'],
  ['offers', 'total'],
  ['other'],
]

describe('who is told of a change', () => {
  it('[R72] is who reads the field, or something that holds it', () => {
    const before = offers(1, 2)
    const items = [before.items[0]!, { ...before.items[1]!, price: 3 }]
    expect(told(paths, ready(before), ready({ ...before, items }))).toEqual([0, 1, 3])
  })

  it('is who reads what is gone', () => {
    expect(told(paths, ready(offers(1, 2)), ready(offers(1)))).toEqual([0, 1, 3, 4, 5])
  })

  it('is nobody while the value is the same object', () => {
    const value = offers(1)
    expect(told(paths, ready(value), ready(value))).toEqual([])
  })

  it.each<[string, SourceState | undefined, SourceState | undefined]>([
    ['comes', { status: 'pending' }, ready(null)],
    ['fails', ready(null), { status: 'failed', code: 'late', message: '' }],
    ['is there for the first time', undefined, ready(offers())],
  ])('is everybody who reads anything of data that %s', (_what, before, after) => {
    expect(told(paths, before, after)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is nobody who stopped', () => {
    const { add, readersOf } = createPathListeners()
    const listener = () => undefined
    add([['offers', 'total']], listener)()
    expect(readersOf('offers', ready(offers(1)), ready(offers(1, 2)))).toEqual([])
  })
})
