import { describe, expect, it } from 'vitest'
import { EMPTY } from './address-fields.ts'
import { wayOf } from './address-way.ts'
import { emptyForm, type FormEffect, type FormEvent, type FormState, formTransition } from './form-flow.ts'

const home = {
  ...{ name: '顾长风', phone: '13800000003', isDefault: false },
  ...{ province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号' },
}
const opened = (over: Partial<Extract<FormEvent, { type: 'opened' }>> = {}): FormEvent => ({
  ...{ type: 'opened', id: '', way: wayOf({}), kept: undefined, ...over },
})
const loaded = { type: 'addresses-loaded', addresses: [{ id: '1', ...home }] } as const
const typed = (fields: typeof home): FormEvent => ({ type: 'typed', fields })
const save = { type: 'save-pressed' } as const
const refusal = { code: 'too-many-addresses', message: '最多保存 20 个收货地址', isReason: true }

function after(...events: readonly FormEvent[]): { readonly state: FormState; readonly effects: FormEffect[] } {
  let state = emptyForm
  const effects: FormEffect[] = []
  for (const event of events) {
    const next = formTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const fieldsOf = ({ form }: FormState) => (form.status === 'ready' ? form.value : undefined)
const sent = (effects: readonly FormEffect[]) => effects.filter((effect) => effect.do === 'save')

describe('the form of an address', () => {
  it('[R4] is there at once for a new one, and begins with what was typed before', () => {
    expect([fieldsOf(after(opened()).state), after(opened()).effects]).toEqual([EMPTY, []])
    expect(fieldsOf(after(opened({ kept: home })).state)).toEqual(home)
  })

  it('[R4] begins with the address that is changed, but for what was typed before', () => {
    expect(after(opened({ id: '1' })).effects).toEqual([{ do: 'load-addresses' }])
    expect(fieldsOf(after(opened({ id: '1' }), loaded).state)).toEqual(home)
    const kept = { ...home, detail: '椰林路 20 号' }
    expect(fieldsOf(after(opened({ id: '1', kept }), loaded).state)).toEqual(kept)
  })

  it('[R4] is of a new one when the address is not in the book', () => {
    const { state, effects } = after(opened({ id: '7' }), loaded, typed(home), save)
    expect([state.id, sent(effects)]).toEqual(['', [{ do: 'save', id: '', fields: home }]])
  })

  it('[R4] can be tried again where the address did not come', () => {
    const { state } = after(opened({ id: '1' }), { type: 'addresses-failed', refusal })
    expect(formTransition(state, { type: 'retried' }).effects).toEqual([{ do: 'load-addresses' }])
  })

  it('[R4] keeps what is typed with each key', () => {
    expect(after(opened(), typed(home)).effects).toEqual([{ do: 'keep', fields: home }])
  })

  it('[R5] sends nothing that lacks something, and tells no longer what is right by now', () => {
    const { state, effects } = after(opened(), save)
    expect([state.wrong, Object.keys(state.errors).length, effects]).toEqual([{ field: 'name' }, 6, []])
    const later = after(opened(), save, typed({ ...EMPTY, name: '林小满' })).state
    expect(Object.keys(later.errors)).toEqual(['phone', 'province', 'city', 'district', 'detail'])
    expect(after(opened(), typed({ ...EMPTY, name: '' })).state.errors, 'before somebody tried').toEqual({})
  })

  it('[R6] is saved once, without the spaces around it, also while the page is being left', () => {
    const { state, effects } = after(
      opened(),
      typed({ ...home, name: ' 顾长风 ' }),
      save,
      save,
      { type: 'saved', id: '9' },
      save,
    )
    expect(sent(effects)).toEqual([{ do: 'save', id: '', fields: home }])
    expect(state.isBusy).toBe(true)
    expect(effects.slice(-2)).toEqual([
      { do: 'keep', fields: undefined },
      { do: 'leave', to: '/retail/address?type=&order=' },
    ])
  })

  it('[R6] refused, says why and is free again', () => {
    const { state } = after(opened(), typed(home), save, { type: 'refused', refusal })
    expect([state.refusal, state.isBusy]).toEqual(['最多保存 20 个收货地址', false])
  })
})
