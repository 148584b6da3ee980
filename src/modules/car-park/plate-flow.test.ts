import { describe, expect, it } from 'vitest'
import { entryOf } from '../../domain/car-plate.ts'
import type { Guest } from './car-park-api.ts'
import {
  emptyPlate,
  noticeOf,
  obstacleOf,
  type PlateEffect,
  type PlateEvent,
  type PlateState,
  plateTransition,
} from './plate-flow.ts'

const suite: Guest = { isGuest: true, isSuite: true, plates: ['京AD12345'] }
const opened = { type: 'opened', was: '', entry: undefined } as const
const loaded = (guest: Guest = suite): PlateEvent => ({ type: 'guest-loaded', guest })
const typed = (text: string): PlateEvent => ({ type: 'typed', entry: entryOf(text) })
const submit = { type: 'submit-pressed' } as const
const refusal = { code: 'network', message: '网络异常', isReason: false }

function after(...events: readonly PlateEvent[]): { readonly state: PlateState; readonly effects: PlateEffect[] } {
  let state = emptyPlate
  const effects: PlateEffect[] = []
  for (const event of events) {
    const next = plateTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const sent = (effects: readonly PlateEffect[]) => effects.filter((effect) => effect.do === 'save')
const shown = ({ entry }: PlateState) => entry.slots.join('')

describe('who may register a plate', () => {
  it('[R1] is a guest alone: anybody else reads the shop’s words, or ours', () => {
    const nobody = { ...suite, isGuest: false }
    expect(noticeOf({ ...nobody, note: '请先办理入住' }, '')?.text).toBe('请先办理入住')
    expect(noticeOf(nobody, '京AD12345')?.text).toBe('您不是入店客人 无法享受免费停车权益')
  })

  it('[R2] adds as a guest in a suite, and no fourth', () => {
    const three = ['琼B2P06T', '粤A8K12D8', '京N5206学']
    const texts = [suite, { ...suite, isSuite: false }, { ...suite, plates: three }].map(
      (one) => noticeOf(one, '')?.text,
    )
    expect(texts).toEqual([undefined, '仅套房客人可以添加车牌', '最多登记 3 个车牌'])
  })

  it('[R2] changes a plate that is registered, in a suite or not', () => {
    const inNone = { ...suite, isSuite: false }
    expect(noticeOf(inNone, '京AD12345')).toBeUndefined()
    expect(noticeOf(inNone, '琼A7D25K')?.text).toBe('没有登记这个车牌')
  })
})

describe('a plate', () => {
  it('[R3] is sent when it is whole and new, and not before the guest is known', () => {
    expect(sent(after(opened, typed('琼A7D25K'), submit).effects)).toEqual([])
    expect(sent(after(opened, loaded(), typed('琼A7D25'), submit).effects)).toEqual([])
    const taken = after(opened, loaded(), typed('京AD12345'), submit)
    expect([obstacleOf(taken.state), sent(taken.effects)]).toEqual(['这个车牌已经登记过', []])
    const { effects } = after(opened, loaded(), typed('琼A7D25K'), submit)
    expect(sent(effects)).toEqual([{ do: 'save', plate: '琼A7D25K', was: '' }])
  })

  it('[R4] begins with what was typed before, else with the one that is changed', () => {
    expect(shown(after({ ...opened, was: '京AD12345' }).state)).toBe('京AD12345')
    expect(shown(after({ ...opened, was: '京AD12345', entry: entryOf('京AD1') }).state)).toBe('京AD1')
  })

  it('[R4] is kept with each key, and not for a slot that is only picked', () => {
    const entry = entryOf('琼A7')
    const { effects } = after(opened, loaded(), { type: 'typed', entry }, { type: 'moved', entry: { ...entry, at: 0 } })
    expect(effects.slice(1)).toEqual([{ do: 'keep', entry }])
  })

  it('[R5] is sent once, takes no more keys meanwhile, and says which one it was', () => {
    const change = { ...opened, was: '京AD12345' }
    const { state, effects } = after(change, loaded(), typed('琼A7D25K'), submit, submit, typed('琼A'))
    expect(sent(effects)).toEqual([{ do: 'save', plate: '琼A7D25K', was: '京AD12345' }])
    expect([shown(state), state.isBusy]).toEqual(['琼A7D25K', true])
  })

  it.each([
    [undefined, '提交成功'],
    ['登记成功，10 分钟后生效', '登记成功，10 分钟后生效'],
  ])('[R5] that was saved is forgotten, told of, and left for the list: %j', (toast, text) => {
    const { state, effects } = after(opened, loaded(), typed('琼A7D25K'), submit, { type: 'saved', toast }, submit)
    expect(effects.slice(-3)).toEqual([
      { do: 'keep', entry: undefined },
      { do: 'tell', text },
      { do: 'leave', to: '/carParkList' },
    ])
    expect(state.isBusy).toBe(true)
  })

  it('[R5] that was refused says so, stays as it was typed, and is free again', () => {
    const { state, effects } = after(opened, loaded(), typed('琼A7D25K'), submit, { type: 'refused', refusal })
    expect(effects.at(-1)).toEqual({ do: 'tell-failure', text: '提交失败' })
    expect([shown(state), state.isBusy]).toEqual(['琼A7D25K', false])
  })

  it('[R7] can be tried again where nobody knows whose it is', () => {
    const { state } = after(opened, { type: 'guest-failed', refusal })
    expect(plateTransition(state, { type: 'retried' }).effects).toEqual([{ do: 'load-guest' }])
  })
})
