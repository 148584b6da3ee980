import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../src/kit/call.ts'
import { createForwards } from './forwards.ts'

let now = 0
const problems: unknown[] = []
beforeEach(() => {
  now = 1_000_000
  problems.length = 0
})

const forwardsOf = (call: Call) =>
  createForwards({ call, deadline: 50, now: () => now, onProblem: (problem) => problems.push(problem) })
const replying = (forwardUrl?: unknown) => vi.fn<Call>(async () => ({ hasError: false, data: { forwardUrl } }))

describe('the forward address of a product', () => {
  it.each([
    ['/play/productDetail/1?x=1', '/play/productDetail/1?x=1'],
    ['/tc-fostay/goods/2', '/goods/2'],
    ['https://shop.example/x', 'https://shop.example/x'],
  ])('%s leads to %s', async (url, to) => {
    expect(await forwardsOf(replying(url)).of('1')).toBe(to)
  })

  it.each([
    undefined,
    null,
    7,
    '',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'http://plain.example',
    'https://[',
    'tel:10086',
    'goods/2',
  ])('%j leads nowhere', async (url) => {
    expect(await forwardsOf(replying(url)).of('1')).toBeUndefined()
  })

  it('is asked for by the product’s id, once a minute', async () => {
    const call = replying('/goods/2')
    const forwards = forwardsOf(call)
    await Promise.all([forwards.of('a/b'), forwards.of('a/b')])
    now += 59_999
    await forwards.of('a/b')
    expect(call.mock.calls.map(([{ path }, args]) => [path, args])).toEqual([
      ['/online/capi/product/forwardUrl/:productId', { productId: 'a/b' }],
    ])
    now += 1
    await forwards.of('a/b')
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('that can not be looked up lets the page through, and is reported', async () => {
    const call = vi.fn<Call>(() => Promise.reject(new Error('down')))
    const forwards = forwardsOf(call)
    expect([await forwards.of('1'), await forwards.of('1')]).toEqual([undefined, undefined])
    expect([problems.length, call.mock.calls.length]).toEqual([2, 2])
  })

  it('that takes too long lets the page through', async () => {
    expect(await forwardsOf(() => new Promise(() => {})).of('1')).toBeUndefined()
    expect(String(problems[0])).toContain('took more than 50 ms')
  })

  it('is not asked for with an id that no product has', async () => {
    const call = replying('/goods/2')
    expect([await forwardsOf(call).of(''), await forwardsOf(call).of('x'.repeat(41))]).toEqual([undefined, undefined])
    expect(call).not.toHaveBeenCalled()
  })
})
