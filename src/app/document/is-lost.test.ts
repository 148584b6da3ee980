import { describe, expect, it } from 'vitest'
import type { SourceState } from '../../../schemas/page/plan.ts'
import { isLost } from './is-lost.ts'

const failed = (code: string): SourceState => ({ status: 'failed', code, message: '' })
const ready = (value: unknown): SourceState => ({ status: 'ready', value })
const pending: SourceState = { status: 'pending' }

describe('a page is lost', () => {
  it.each(['call-failed', 'under-maintenance', 'http-502', 'http-503', 'http-504', 'http-200', 'http-302', 'timeout'])(
    'when its calls failed with %s, and with them what reads them',
    (code) => {
      expect(isLost([failed(code), failed('depends-on-failed'), pending, ready(null), undefined])).toBe(true)
    },
  )

  it.each<[string, SourceState[]]>([
    ['one call brought something', [failed('http-502'), ready({})]],
    ['one was refused for a reason of its own', [failed('http-502'), failed('not-found')]],
    ['an endpoint is broken', [failed('internal-error')]],
    ['a backend’s endpoint is broken', [failed('http-500')]],
    ['its data are on their way', [pending]],
    ['there was nothing to ask for', [ready(null)]],
    ['it has no data', []],
    ['an expression failed', [failed('expression-invalid')]],
  ])('but not when %s', (_why, sources) => {
    expect(isLost(sources)).toBe(false)
  })
})
