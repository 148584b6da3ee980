import { describe, expect, it } from 'vitest'
import type { SourceState } from '../../../schemas/page/plan.ts'
import { refusalOf } from '../../domain/refused-reply.ts'
import { shopSite } from '../../app/shop-site.ts'
import { lossJudge, type LostCalls } from './is-lost.ts'

const { isLost: isLostOf, lostCalls } = lossJudge(shopSite.refusals)

const failed = (code: string): SourceState => ({ status: 'failed', code, message: '' })
/** A reply of HTTP 200 that says that it failed. */
const refused = (reply: object): SourceState => {
  const shape = { method: 'GET', path: '/x', query: [], body: [] } as unknown as Parameters<typeof refusalOf>[0]
  const { code = '', message = '' } = refusalOf(shape, { hasError: true, ...reply }) ?? {}
  return { status: 'failed', code, message }
}
const ready = (value: unknown): SourceState => ({ status: 'ready', value })
const pending: SourceState = { status: 'pending' }

type States = readonly (SourceState | undefined)[]

/** Calls of so many endpoints. */
const ofEach = (states: States) => states.map((state, at) => ({ path: `/${at}`, state }))
const isLost = (states: States) => isLostOf(ofEach(states))

describe('a page is lost', () => {
  it.each(['call-failed', 'under-maintenance', 'http-502', 'http-503', 'http-504', 'http-200', 'http-302', 'timeout'])(
    'when its calls failed with %s, and with them what reads them',
    (code) => {
      expect(isLost([failed(code), failed('depends-on-failed'), pending, ready(null), undefined])).toBe(true)
    },
  )

  it.each([
    'internal-error',
    'http-500',
    'http-501',
    'http-505',
    'http-404',
    'http-405',
    'http-429',
    'too-many-requests',
  ])('when a backend answers all of them with its own error %s', (code) => {
    expect(isLost([failed(code), failed(code), failed('depends-on-failed'), ready(null)])).toBe(true)
    expect(isLost([failed(code), failed('call-failed')])).toBe(true)
  })

  it.each<[string, SourceState[]]>([
    ['answers errors', [failed('internal-error'), failed('http-500'), failed('http-501'), ready({ kept: 1 })]],
    ['says that it failed and nothing else', [refused({}), refused({}), failed('depends-on-failed'), ready(null)]],
    ['is not there', [failed('call-failed'), failed('under-maintenance'), failed('http-502'), ready({ kept: 1 })]],
    ['does both', [...Array.from({ length: 5 }, () => failed('http-500')), failed('timeout'), ready([]), ready([])]],
    [
      'answers errors, and more reads them',
      [failed('http-500'), failed('http-500'), failed('http-500'), failed('depends-on-failed'), pending, ready({})],
    ],
  ])('when its host %s, though little of it was known from before', (_why, sources) => {
    expect(isLost(sources)).toBe(true)
  })

  it.each<[string, SourceState[]]>([
    ['one call brought something', [failed('http-502'), ready({})]],
    ['one was refused for a reason of its own', [failed('http-502'), failed('not-found')]],
    ['one endpoint is broken', [failed('internal-error')]],
    ['one of a backend’s endpoints is broken', [failed('http-500')]],
    ['one endpoint is broken, and what reads it', [failed('http-500'), failed('depends-on-failed'), ready(null)]],
    ['one is broken, and others answered', [failed('http-500'), failed('http-500'), ready({})]],
    ['its data are on their way', [pending]],
    ['a third of it is there', [failed('http-502'), failed('http-502'), ready({})]],
    ['it was refused with sentences', [refused({ message: '已下架' }), refused({ message: '已售罄' })]],
    ['one endpoint was refused', [refused({ code: '9001' })]],
    ['it was refused for the mall’s own reasons', [failed('off-shelf'), failed('off-shelf'), failed('off-shelf')]],
    ['what it is of is not there', [failed('not-found'), failed('not-found'), failed('not-found')]],
    ['it asks for a login', [refused({ code: '403' }), refused({ code: '403' }), failed('not-logged-in')]],
    ['two were refused alike, and others answered', [refused({ code: '9' }), refused({ code: '9' }), ready({})]],
    ['nobody is logged in there, or may not', [failed('http-401'), failed('http-403')]],
    ['it was refused with codes', [refused({ code: '9001' }), refused({ code: '9002' })]],
    ['half of it was refused for reasons of its own', [failed('http-500'), failed('http-500'), failed('not-found')]],
    ['there was nothing to ask for', [ready(null)]],
    ['it has no data', []],
    ['expressions failed', [failed('expression-invalid'), failed('expression-invalid')]],
  ])('but not when %s', (_why, sources) => {
    expect(isLost(sources)).toBe(false)
  })

  it.each<[string, States]>([
    ['a code', [refused({ code: '9001' }), refused({ code: '9001' }), failed('depends-on-failed'), ready(null)]],
    ['a sentence', [refused({ message: '系统升级中' }), refused({ message: '系统升级中' })]],
    [
      'a code, though a little was known',
      [...Array.from({ length: 3 }, () => refused({ code: 'E1', message: '维护' })), ready({})],
    ],
  ])('when all endpoints are refused alike, by no reason that the mall knows: %s', (_how, states) => {
    expect(isLost(states)).toBe(true)
    expect(isLostOf(states.map((state) => ({ path: '/one', state }))), 'of one endpoint that may be so').toBe(false)
  })

  it('when what its contract promises is nowhere', () => {
    const emptied = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ path: `/${at}`, state: ready(null), isEmptied: true }))
    expect([1, 2, 5].map((count) => isLostOf(emptied(count)))).toEqual([false, true, true])
    expect(isLostOf([...emptied(2), { path: '/x', state: ready({}) }])).toBe(false)
    expect(lostCalls([...emptied(1), { path: '/x', state: ready({}) }])).toBe('some')
  })

  it('when as much was lost as was known from before, and nobody answered now', () => {
    const known = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ path: `/kept/${at}`, state: ready({}), isKept: true }))
    const lost = ofEach([failed('http-200'), failed('http-200'), failed('http-200')])
    expect([3, 4].map((count) => isLostOf([...lost, ...known(count)]))).toEqual([true, false])
    expect(isLostOf([...lost, ...known(1), ...ofEach([ready({}), ready({})])])).toBe(false)
    const ofOne = lost.map((one) => ({ ...one, path: '/components' }))
    expect(isLostOf([...ofOne, ...known(3)]), 'whatever endpoints they are of').toBe(true)
  })

  it('but not when all that is lost was asked of one endpoint, and another answered', () => {
    const components = Array.from({ length: 9 }, () => ({ path: '/components', state: failed('call-failed') }))
    expect(isLostOf(components)).toBe(true)
    expect(isLostOf([...components, { path: '/weather', state: ready({}) }])).toBe(false)
  })

  it('nor when most of what it shows was asked of the one endpoint that answered', () => {
    const components = Array.from({ length: 9 }, () => ({ path: '/components', state: ready({}) }))
    expect(isLostOf([...components, ...ofEach(Array.from({ length: 7 }, () => failed('http-200')))])).toBe(false)
  })
})

describe('the calls that a page lost', () => {
  it.each<[string, SourceState[], LostCalls | undefined]>([
    ['are all, where nobody answers', [failed('call-failed'), ready(null)], 'all'],
    ['are some, where others are known', [failed('call-failed'), ready({})], 'some'],
    ['are some, where one endpoint is broken', [failed('http-500'), ready({})], 'some'],
    ['are none, where one was refused', [failed('not-found'), ready({})], undefined],
    ['are none, where one was refused in words of its own', [refused({ code: '9001' }), ready({})], undefined],
    [
      'are some, where three were refused alike',
      [...'abc'].map(() => refused({ code: '9001' })).concat(...[1, 2].map(() => ready({}))),
      'some',
    ],
    ['are late, where one may come yet', [pending, ready({})], 'late'],
    ['are late, where all may come yet', [pending, pending, ready(null)], 'late'],
    ['are none of a whole page', [ready({})], undefined],
  ])('%s', (_what, sources, lost) => {
    expect(lostCalls(ofEach(sources))).toBe(lost)
  })
})
