import { describe, expect, it } from 'vitest'
import type { Guest } from './car-park-api.ts'
import { emptyList, type ListEffect, type ListEvent, type ListState, listTransition } from './list-flow.ts'

const guest: Guest = { isGuest: true, isSuite: true, plates: ['琼A7D25K', '京AD12345'] }
const loaded = { type: 'guest-loaded', guest } as const
const ask = { type: 'remove-pressed', plate: '琼A7D25K' } as const
const confirm = { type: 'confirmed' } as const
const refusal = { code: 'network', message: '网络异常', isReason: false }

function after(...events: readonly ListEvent[]): { readonly state: ListState; readonly effects: ListEffect[] } {
  let state = emptyList
  const effects: ListEffect[] = []
  for (const event of events) {
    const next = listTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}

describe('the plates of a guest', () => {
  it('[R7] are asked for again where no answer came', () => {
    const { state } = after({ type: 'opened' }, { type: 'guest-failed', refusal })
    expect(state.guest).toEqual({ status: 'failed', refusal })
    const again = listTransition(state, { type: 'retried' })
    expect([again.state.guest, again.effects]).toEqual([{ status: 'loading' }, [{ do: 'load-guest' }]])
  })

  it('[R7] stay on the screen when a later answer does not come', () => {
    const { state, effects } = after(loaded, { type: 'guest-failed', refusal })
    expect([state.guest.status, effects]).toEqual(['ready', [{ do: 'tell-failure', text: '网络异常' }]])
  })

  it('[R6] lose one only after it was asked, and once', () => {
    expect(after(loaded, confirm).effects).toEqual([])
    expect(after(loaded, ask, { type: 'cancelled' }, confirm).effects).toEqual([])
    const { state, effects } = after(loaded, ask, confirm, confirm, { ...ask, plate: '京AD12345' }, confirm)
    expect([state.asked, state.isBusy, effects]).toEqual([undefined, true, [{ do: 'remove', plate: '琼A7D25K' }]])
  })

  it('[R6] show at once that one is gone, and look at what is left', () => {
    const { state, effects } = after(loaded, ask, confirm, { type: 'removed', plate: '琼A7D25K' })
    expect(state).toEqual({
      guest: { status: 'ready', value: { ...guest, plates: ['京AD12345'] } },
      isBusy: false,
    })
    expect(effects.slice(1)).toEqual([{ do: 'load-guest' }, { do: 'tell', text: '删除成功' }])
  })

  it.each([
    [refusal, [{ do: 'tell-failure', text: '删除失败' }]],
    [{ code: '7', message: '车辆在场内', isReason: true }, [{ do: 'tell-failure', text: '车辆在场内' }]],
    [{ code: 'not-logged-in', message: '请先登录', isReason: false }, []],
  ])('[R6] say why one could not be deleted, and may be changed again: %j', (why, told) => {
    const { state, effects } = after(loaded, ask, confirm, { type: 'refused', refusal: why })
    expect([state.isBusy, effects.slice(1)]).toEqual([false, told])
  })

  it('lead to the form of a new one, and of each', () => {
    expect(after(loaded, { type: 'add-pressed' }, { type: 'edit-pressed', plate: '京AD12345' }).effects).toEqual([
      { do: 'open', to: '/carParkAdd' },
      { do: 'open', to: '/carParkEdit/京AD12345' },
    ])
  })
})
