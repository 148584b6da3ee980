import { describe, expect, it } from 'vitest'
import { createBudgets } from './shared-budgets.ts'

const MINUTE = 60_000

function workers() {
  let now = 1_000
  const clock = { pass: (ms: number) => (now += ms) }
  const [one, two] = [createBudgets(() => now), createBudgets(() => now)]
  const tell = () => {
    two.learn(one.unshared())
    one.learn(two.unshared())
  }
  return { one, two, tell, clock }
}
const use = (budgets: ReturnType<typeof createBudgets>, times: number, most = 10) =>
  Array.from({ length: times }, () => budgets.use('a', MINUTE, most).current).at(-1)

describe('a budget of several workers', () => {
  it('is one: each knows what the others counted once they told', () => {
    const { one, two, tell } = workers()
    expect([use(one, 3), use(two, 4)]).toEqual([3, 4])
    tell()
    expect([use(one, 1), use(two, 1)]).toEqual([8, 8])
    tell()
    expect([use(one, 1), use(two, 1)]).toEqual([10, 10])
  })

  it('begins anew for all when its window is over', () => {
    const { one, two, tell, clock } = workers()
    use(one, 5)
    tell()
    clock.pass(MINUTE)
    expect([use(one, 1), use(two, 1)]).toEqual([1, 1])
  })

  it('says when its window is over, also to who learnt of it', () => {
    const { one, two, tell, clock } = workers()
    use(one, 5)
    clock.pass(20_000)
    tell()
    expect(two.use('a', MINUTE, 10).ttl).toBe(40_000)
  })

  it('is told of once a part of it is used that matters', () => {
    const { one } = workers()
    use(one, 5, 100)
    expect(one.unshared()).toEqual([])
    use(one, 1, 100)
    expect(one.unshared()).toMatchObject([{ key: 'a', count: 6 }])
    expect(one.unshared()).toEqual([])
  })

  it('keeps callers apart', () => {
    const { one } = workers()
    use(one, 5)
    expect(one.use('b', MINUTE, 10).current).toBe(1)
  })
})
