import { describe, expect, it } from 'vitest'
import { emptyForm, type FormEvent, type FormState, formTransition } from './form-flow.ts'

const RIGHT = { name: '林小满', number: '11010519491231002X' }
const after = (state: FormState, ...events: readonly FormEvent[]) =>
  events.reduce((next, event) => formTransition(next.state, event), { state, effects: [] } as ReturnType<
    typeof formTransition
  >)

describe('the form of the customs', () => {
  it('[R1, R3] begins empty whatever is kept, and keeps nothing that is typed', () => {
    const kept = { name: '林**', number: '110***002X' }
    const loaded = after(emptyForm, { type: 'loaded', kept })
    expect(loaded.state).toMatchObject({ kept: { status: 'ready', value: kept }, fields: { name: '', number: '' } })
    expect(after(loaded.state, { type: 'typed', fields: RIGHT }).effects).toEqual([])
  })

  it('[R5] can be asked for again where it could not be had', () => {
    const failed = after(emptyForm, { type: 'failed', refusal: { code: 'offline', message: '', isReason: false } })
    expect(failed.state.kept.status).toBe('failed')
    expect(after(failed.state, { type: 'retried' })).toMatchObject({
      ...{ state: { kept: { status: 'loading' } }, effects: [{ do: 'load' }] },
    })
  })

  it('[R2] tells what lacks, sends the focus to the first of it, and forgets what was mended', () => {
    const empty = after(emptyForm, { type: 'save-pressed' })
    expect([empty.effects, empty.state.wrong]).toEqual([[], { field: 'name' }])
    const typed = after(empty.state, { type: 'typed', fields: { ...RIGHT, number: '1' } })
    expect(typed.state.errors).toEqual({ number: '请输入正确的身份证号码' })
    expect(after(typed.state, { type: 'typed', fields: RIGHT }).state.errors).toEqual({})
  })

  it('[R4] is saved once, says so and leaves; refused, it says why and is free again', () => {
    const sent = after(emptyForm, { type: 'typed', fields: RIGHT }, { type: 'save-pressed' })
    expect(sent.effects).toEqual([{ do: 'save', fields: RIGHT }])
    expect(after(sent.state, { type: 'save-pressed' }).effects).toEqual([])
    expect(after(sent.state, { type: 'saved' }).effects).toEqual([
      { do: 'tell', text: '清关实名已保存' },
      { do: 'leave' },
    ])
    const refusal = { code: 'customs-number', message: '请输入正确的身份证号码', isReason: true }
    expect(after(sent.state, { type: 'refused', refusal }).state).toMatchObject({
      ...{ isBusy: false, refusal: '请输入正确的身份证号码', fields: RIGHT },
    })
  })
})
