import { describe, expect, it } from 'vitest'
import type { Reservation } from '../../../schemas/domain/service.ts'
import { emptyList, type ListEvent, listTransition } from './list-flow.ts'

const one = (reservationId: string, state: Reservation['state']) => ({ reservationId, state }) as Reservation
const list = [one('1', 'cancelled'), one('2', 'reserved'), one('3', 'reserved')]
const refusal = { code: 'service-alter-late', message: '已过可以改期和取消的时间，请联系前台', isReason: true }

type Next = ReturnType<typeof listTransition>
const run = (state: Next['state'], ...events: readonly ListEvent[]) =>
  events.reduce((at, event) => listTransition(at.state, event), { state, effects: [] } as Next)
const ready = run(emptyList, { type: 'opened' }, { type: 'loaded', list }).state

describe('the reservations of a member', () => {
  it('[R6] show the code of the next one at once; put away, it stays away', () => {
    expect(ready.shown).toBe('2')
    const away = run(ready, { type: 'code-pressed', id: '2' }, { type: 'loaded', list }).state
    expect(away.shown).toBe('')
    expect(run(away, { type: 'code-pressed', id: '3' }).state.shown).toBe('3')
  })

  it('[R7] are cancelled after the member was asked, one at a time', () => {
    expect(run(ready, { type: 'confirmed' }).effects, 'nobody was asked').toEqual([])
    const asked = run(ready, { type: 'cancel-pressed', id: '3' }).state
    expect(run(asked, { type: 'declined' }, { type: 'confirmed' }).effects).toEqual([])
    const sent = run(asked, { type: 'confirmed' })
    expect(sent.effects).toEqual([{ do: 'cancel', id: '3' }])
    expect(run(sent.state, { type: 'cancel-pressed', id: '2' }, { type: 'confirmed' }).effects).toEqual([])
    expect(run(sent.state, { type: 'cancelled' }).effects).toEqual([{ do: 'tell', text: '预约已取消' }, { do: 'load' }])
  })

  it('[R7] that are not cancelled say why, and are looked at anew', () => {
    const { state, effects } = run(
      ready,
      { type: 'cancel-pressed', id: '3' },
      { type: 'confirmed' },
      {
        type: 'refused',
        refusal,
      },
    )
    expect([state.isBusy, effects]).toEqual([false, [{ do: 'tell-failure', text: refusal.message }, { do: 'load' }]])
  })

  it('[R8] stay when they can not be loaded again, and can be asked for when they never came', () => {
    expect(run(ready, { type: 'failed', refusal }).state.list.status).toBe('ready')
    const failed = run(emptyList, { type: 'opened' }, { type: 'failed', refusal }).state
    expect(failed.list.status).toBe('failed')
    expect(run(failed, { type: 'retried' }).effects).toEqual([{ do: 'load' }])
  })
})
