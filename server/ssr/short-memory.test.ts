import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createShortMemory, type ShortMemory } from './short-memory.ts'

let now = 0
let memory: ShortMemory<string>
beforeEach(() => {
  now = 1000
  memory = createShortMemory({ limit: 2, life: 500, now: () => now })
})

describe('what was found out', () => {
  it('is asked for once while it is good, also by those who ask at the same time', async () => {
    const find = vi.fn(async () => 'found')
    expect(await Promise.all([memory.get('a', find), memory.get('a', find)])).toEqual(['found', 'found'])
    now += 499
    expect(await memory.get('a', find)).toBe('found')
    expect(find).toHaveBeenCalledOnce()
    now += 1
    await memory.get('a', find)
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('does not live longer because it is asked for', async () => {
    await memory.get('a', async () => 'old')
    now += 400
    await memory.get('a', async () => 'new')
    now += 100
    expect(await memory.get('a', async () => 'new')).toBe('new')
  })

  it('is asked for again after a failure, and once it is forgotten', async () => {
    await expect(memory.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await memory.get('a', async () => 'one')).toBe('one')
    memory.forget('a')
    expect(await memory.get('a', async () => 'two')).toBe('two')
    memory.clear()
    expect(await memory.get('a', async () => 'three')).toBe('three')
  })

  it('goes when there is more than the limit, the one unused longest first', async () => {
    await memory.get('a', async () => 'a')
    await memory.get('b', async () => 'b')
    await memory.get('a', async () => 'lost')
    await memory.get('c', async () => 'c')
    expect(await memory.get('a', async () => 'lost')).toBe('a')
    expect(await memory.get('b', async () => 'again')).toBe('again')
  })
})
