import { describe, expect, it } from 'vitest'
import type { ComingStay } from '../../../schemas/domain/coming-stay.ts'
import { emptyStay, type StayEvent, stayOf, stayTransition, wishesShown } from './stay-flow.ts'

const wishes = { arrival: '', babyCots: 0, highFloor: false, quietRoom: false, remark: '' } as const
const stay = (orderId: string, more: object = {}) => ({ orderId, wishes, ...more }) as unknown as ComingStay
const stays = [stay('1'), stay('2', { wishes: { ...wishes, babyCots: 1 } })]

type Next = ReturnType<typeof stayTransition>
const run = (state: Next['state'], ...events: readonly StayEvent[]) =>
  events.reduce((at, event) => stayTransition(at.state, event), { state, effects: [] } as Next)
const opened = (orderId = '') => run(emptyStay, { type: 'opened', orderId }, { type: 'loaded', stays }).state
const typed: StayEvent = { type: 'typed', part: { highFloor: true } }

describe('the stay that is coming', () => {
  it('[R12] is that of the address, else the first; or there is none', () => {
    expect([stayOf(opened())?.orderId, stayOf(opened('2'))?.orderId]).toEqual(['1', '2'])
    expect(stayOf(opened('99'))?.orderId, 'of somebody else').toBe('1')
    expect(stayOf(run(emptyStay, { type: 'loaded', stays: [] }).state)).toBeUndefined()
    expect(run(opened(), { type: 'picked', orderId: '2' }).effects[0]).toEqual({ do: 'put', orderId: '2' })
  })

  it('[R13] keeps what is typed for it, and recalls it', () => {
    const { state, effects } = run(opened('2'), typed)
    expect(wishesShown(state)).toMatchObject({ babyCots: 1, highFloor: true })
    expect(effects).toEqual([{ do: 'keep', orderId: '2', typed: { highFloor: true } }])
    expect(run(state, { type: 'picked', orderId: '1' }).state.typed, 'of the other').toEqual({})
    expect(run(opened(), { type: 'recalled', typed: { remark: '晚到' } }).state.typed).toEqual({ remark: '晚到' })
  })

  it('[R13] is saved whole and once, and what was typed is forgotten', () => {
    const sent = run(opened('2'), typed, { type: 'save-pressed' })
    expect(sent.effects).toEqual([{ do: 'save', orderId: '2', wishes: { ...wishes, babyCots: 1, highFloor: true } }])
    expect(run(sent.state, { type: 'save-pressed' }).effects).toEqual([])
    const done = run(sent.state, { type: 'saved' })
    expect(done.effects.map(({ do: what }) => what)).toEqual(['keep', 'tell', 'load'])
    const refusal = { code: 'not-found', message: '请求地址失效', isReason: true }
    const refused = run(sent.state, { type: 'refused', refusal })
    expect([refused.state.isBusy, refused.state.refusal, refused.state.typed]).toEqual([
      ...[false, '请求地址失效', { highFloor: true }],
    ])
  })
  it('[R13] that was saved is not sent again by a further quick tap, until something is typed', () => {
    const save: StayEvent = { type: 'save-pressed' }
    const saved = run(opened('2'), typed, save, { type: 'saved' }).state
    const again = run(saved, save)
    expect(again.effects.map(({ do: what }) => what)).toEqual(['tell'])
    const looked = run(again.state, { type: 'loaded', stays }, { type: 'recalled', typed: {} }, save)
    expect(looked.effects.map(({ do: what }) => what)).toEqual(['tell'])
    expect(run(saved, typed, save).effects[0]).toMatchObject({ do: 'save', wishes: { highFloor: true } })
    expect(run(saved, { type: 'picked', orderId: '1' }, save).effects[0]).toMatchObject({ do: 'save', orderId: '1' })
  })
})
