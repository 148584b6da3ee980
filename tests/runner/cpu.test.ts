import { describe, expect, it } from 'vitest'
import { childrenSeconds } from './child.ts'
import { familyCpu, fromPs, fromStat } from './cpu.ts'
import { median } from './machine-speed.ts'

describe('CPU seconds', () => {
  it('are read from a line of /proc, whatever the program is called', () => {
    const stat = '12 (a ) name) S 7 12 12 0 -1 4194560 100 0 0 0 250 50 9 9 20 0'
    expect(fromStat(12, stat)).toEqual({ pid: 12, parent: 7, cpu: 3 })
  })

  it('are read from ps, with and without hours and days', () => {
    expect(fromPs('  12   7   0:03.50\n 13 12 01:02:03\n14 1 1-00:00:01\n')).toEqual([
      { pid: 12, parent: 7, cpu: 3.5 },
      { pid: 13, parent: 12, cpu: 3723 },
      { pid: 14, parent: 1, cpu: 86_401 },
    ])
  })

  it('of children are the second line of what a shell says', () => {
    expect(childrenSeconds('0m0.00s 0m0.01s\n1m2.50s 0m0.50s\n')).toBe(63)
    expect(childrenSeconds('')).toBeUndefined()
  })

  it('of a family hold what is gone and what has another parent by now, and no stranger', () => {
    const family = familyCpu(10)
    family.see([
      { pid: 12, parent: 11, cpu: 1 },
      { pid: 10, parent: 1, cpu: 2 },
      { pid: 11, parent: 10, cpu: 4 },
      { pid: 20, parent: 1, cpu: 100 },
    ])
    family.see([
      { pid: 10, parent: 1, cpu: 3 },
      { pid: 12, parent: 1, cpu: 6 },
      { pid: 20, parent: 1, cpu: 200 },
    ])
    expect(family.seconds()).toBe(3 + 4 + 6)
  })

  it('of the fixed work are the median, which one slow moment does not move', () => {
    expect(median([5, 1, 900, 4, 6])).toBe(5)
  })
})
