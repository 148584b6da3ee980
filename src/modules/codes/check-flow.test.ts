import { describe, expect, it } from 'vitest'
import type { CodeCheck } from '../../../schemas/domain/code-check.ts'
import { type CheckEffect, type CheckEvent, type CheckState, checkTransition, emptyCheck } from './check-flow.ts'

const card = (over: Partial<CodeCheck> = {}): CodeCheck => ({
  ...{ bizCode: '111', name: '成人年卡', productName: '年卡', place: '前台', bizCodeStatus: 1, statusText: '未使用' },
  ...{ canUse: true, continuousUsedFlag: 1, canUseTimes: 18, canUseTimesToday: 1, lastDay: '', canRedeem: true },
  ...over,
})
const opened = (code = '', kept = ''): CheckEvent => ({ type: 'opened', code, kept })
const looked = (over?: Partial<CodeCheck>, code = '111'): CheckEvent => ({
  ...{ type: 'looked', code, looked: { code: card(over) } },
})
const redeem = { type: 'redeem-pressed' } as const
const confirm = { type: 'confirmed' } as const
const refusal = { code: 'code-used', message: '券码已核销', isReason: true }

function after(...events: readonly CheckEvent[]): { readonly state: CheckState; readonly effects: CheckEffect[] } {
  let state = emptyCheck
  const effects: CheckEffect[] = []
  for (const event of events) {
    const next = checkTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const redeemed = (effects: readonly CheckEffect[]) => effects.filter(({ do: kind }) => kind === 'redeem')

describe('a code at the counter', () => {
  it('[R3] is that of the address, else what was typed before, which is looked at when asked', () => {
    expect(after(opened('111', '222')).effects).toEqual([{ do: 'look', code: '111' }])
    const { state, effects } = after(opened('', '222'))
    expect([state.text, effects]).toEqual(['222', []])
  })

  it('[R3] that is typed is kept, and goes into the address when it is looked at', () => {
    const { effects } = after(opened(), { type: 'typed', text: ' 111 ' }, { type: 'look-pressed' })
    expect(effects).toEqual([
      ...[
        { do: 'keep', text: ' 111 ' },
        { do: 'put-code', code: '111' },
        { do: 'look', code: '111' },
      ],
    ])
  })

  it('[R3] is looked at once, however often it is asked for before the answer has come', () => {
    const look = { type: 'look-pressed' } as const
    const typed = after(opened(), { type: 'typed', text: '111' }, look, look)
    expect(typed.effects.filter(({ do: kind }) => kind === 'look')).toHaveLength(1)
    const other = after(opened(), { type: 'typed', text: '111' }, look, { type: 'typed', text: '222' }, look)
    expect(other.effects.at(-1)).toEqual({ do: 'look', code: '222' })
  })

  it('[R3] is asked for when there is none', () => {
    expect(after(opened(), { type: 'look-pressed' }).effects).toEqual([{ do: 'tell', text: '请输入券码' }])
  })

  it('[R3] that is not looked for any more is not shown, nor why it was not there', () => {
    const events = [opened('111'), { type: 'typed', text: '222' }, { type: 'look-pressed' }] as const
    expect(after(...events, looked()).state.looked.status).toBe('loading')
    expect(after(...events, { type: 'look-failed', code: '111', refusal }).state.looked.status).toBe('loading')
    expect(after(...events, looked({ bizCode: '222' }, '222')).state.looked.status).toBe('ready')
  })

  it('[R3] can be asked for again where no answer came', () => {
    const { state } = after(opened('111'), { type: 'look-failed', code: '111', refusal })
    expect(state.looked.status).toBe('failed')
    expect(checkTransition(state, { type: 'retried' }).effects).toEqual([{ do: 'look', code: '111' }])
  })

  it('[R4] is redeemed after the question, once, with how many uses were seen', () => {
    expect(redeemed(after(opened('111'), looked(), confirm).effects)).toEqual([])
    expect(redeemed(after(opened('111'), looked(), redeem, { type: 'declined' }, confirm).effects)).toEqual([])
    const { effects } = after(opened('111'), looked(), redeem, confirm, confirm, redeem, confirm, { type: 'redeemed' })
    expect(effects.slice(1)).toEqual([
      { do: 'redeem', code: '111', seen: 18 },
      { do: 'tell', text: '核销成功' },
      { do: 'look', code: '111' },
    ])
  })

  it.each([{ canUse: false }, { canRedeem: false }])('[R4] can’t be redeemed when it is %j', (over) => {
    expect(redeemed(after(opened('111'), looked(over), redeem, confirm).effects)).toEqual([])
  })

  it('[R5] refused, says why and is looked at anew before anything else is redeemed', () => {
    const refused = [opened('111'), looked(), redeem, confirm, { type: 'refused', refusal }] as const
    const { state, effects } = after(...refused)
    expect(effects.slice(-2)).toEqual([
      { do: 'tell', text: '券码已核销' },
      { do: 'look', code: '111' },
    ])
    expect([state.isBusy, after(...refused, looked()).state.isBusy]).toEqual([true, false])
  })

  it('[R5] stays on the screen when the look after it does not come', () => {
    const { state, effects } = after(opened('111'), looked(), { type: 'look-failed', code: '111', refusal })
    expect([state.looked.status, effects.at(-1)]).toEqual(['ready', { do: 'tell', text: '券码已核销' }])
  })
})
