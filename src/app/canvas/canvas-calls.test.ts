import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallShape } from '../../../schemas/page/plan.ts'
import { sendMallCall } from '../../api/mall-call.ts'
import { canvasCalls } from './canvas-calls.ts'

vi.mock('../../api/mall-call.ts', () => ({ sendMallCall: vi.fn(async () => ({ reply: { ok: true } })) }))

const shape = (more: Partial<CallShape>): CallShape => ({
  ...{ method: 'GET', path: '/things', params: [], query: [], body: [], value: [] },
  ...more,
})
const search = shape({ method: 'POST', path: '/search' })
const { signal } = new AbortController()
const sent = vi.mocked(sendMallCall)

function calls() {
  const onRefused = vi.fn()
  return { onRefused, ...canvasCalls({ data: () => [search], onRefused }) }
}

afterEach(() => {
  sent.mockClear()
})

describe('[C1] the calls of the canvas', () => {
  it('read, as nobody, and say that they come from there', async () => {
    const { call } = calls()
    expect(await call(shape({}), {}, signal)).toEqual({ ok: true })
    expect(await call(search, {}, signal)).toEqual({ ok: true })
    expect(sent.mock.calls.map(([{ headers }]) => headers)).toEqual([
      { 'x-pagoda-canvas': '1' },
      { 'x-pagoda-canvas': '1' },
    ])
  })

  it('send nothing that does more than ask, and tell it', async () => {
    const { call, onRefused } = calls()
    const order = shape({ method: 'POST', path: '/order' })
    await expect(call(order, {}, signal)).rejects.toMatchObject({ code: 'canvas-only-looks' })
    expect(onRefused).toHaveBeenCalledWith('/order')
    expect(sent).not.toHaveBeenCalled()
  })

  it('are those of a visitor: what wants a login is refused as it is to one', async () => {
    await expect(calls().call(shape({ auth: 'required' }), {}, signal)).rejects.toMatchObject({ code: 'not-logged-in' })
    expect(sent).not.toHaveBeenCalled()
  })
})
