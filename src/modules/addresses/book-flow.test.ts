import { describe, expect, it } from 'vitest'
import type { Address } from '../../../schemas/domain/address.ts'
import { wayOf } from './address-way.ts'
import { type BookEffect, type BookEvent, type BookState, bookTransition, emptyBook } from './book-flow.ts'

const one = (id: string): Address => ({
  ...{ id, name: '顾长风', phone: '13800000003', isDefault: id === '1' },
  ...{ province: '海南省', city: '三亚市', district: '天涯区', detail: '椰林路 18 号' },
})
const opened = (query: Readonly<Record<string, string>> = {}): BookEvent => ({
  ...{ type: 'opened', way: wayOf(query), chosen: query['addressId'] ?? '' },
})
const loaded = { type: 'addresses-loaded', addresses: [one('1'), one('2')] } as const
const ask = { type: 'remove-pressed', id: '2' } as const
const confirm = { type: 'confirmed' } as const
const refusal = { code: 'network', message: '网络异常', isReason: false }

function after(...events: readonly BookEvent[]): { readonly state: BookState; readonly effects: BookEffect[] } {
  let state = emptyBook
  const effects: BookEffect[] = []
  for (const event of events) {
    const next = bookTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const pressed = { type: 'pressed', id: '2' } as const

describe('the address book', () => {
  it('[R1] is asked for again where no answer came', () => {
    const { state } = after(opened(), { type: 'addresses-failed', refusal })
    expect(bookTransition(state, { type: 'retried' }).effects).toEqual([{ do: 'load-addresses' }])
  })

  it('[R1] stays on the screen when a later answer does not come', () => {
    const { state, effects } = after(loaded, { type: 'addresses-failed', refusal })
    expect([state.addresses.status, effects]).toEqual(['ready', [{ do: 'tell-failure', text: '网络异常' }]])
  })

  it('[R2] gives an order the address that is tapped, and has it changed without an order', () => {
    expect(after(opened({ type: '3', order: '77' }), loaded, pressed).effects.at(-1)).toEqual({
      ...{ do: 'leave', to: '/3/checkout/77?addressId=2' },
    })
    expect(after(opened(), loaded, pressed).effects.at(-1)).toEqual({
      ...{ do: 'open', to: '/retail/addAddress?id=2&list=1&type=&order=' },
    })
  })

  it('[R2] leads to the form of each and of a new one, which know of the order', () => {
    const way = opened({ type: 'retail', order: '77' })
    expect(after(way, loaded, { type: 'edit-pressed', id: '1' }, { type: 'add-pressed' }).effects.slice(1)).toEqual([
      { do: 'open', to: '/retail/addAddress?id=1&list=1&type=retail&order=77' },
      { do: 'open', to: '/retail/addAddress?list=1&type=retail&order=77' },
    ])
  })

  it('[R3] makes another one the default, once, and looks at the book again', () => {
    const press = { type: 'default-pressed', id: '2' } as const
    const { state, effects } = after(loaded, press, press, ask, { type: 'changed' })
    expect(effects).toEqual([{ do: 'make-default', id: '2' }, { do: 'load-addresses' }])
    expect([state.isBusy, state.asked]).toEqual([false, undefined])
  })

  it('[R3] removes one only after it was asked, and once', () => {
    expect(after(loaded, confirm, ask, { type: 'cancelled' }, confirm).effects).toEqual([])
    const { state, effects } = after(loaded, ask, confirm, confirm, { type: 'removed', id: '2' })
    expect(effects).toEqual([{ do: 'remove', id: '2' }, { do: 'load-addresses' }])
    expect(state.addresses).toEqual({ status: 'ready', value: [one('1')] })
  })

  it.each([
    ['remove-refused', refusal, '删除失败'],
    ['remove-refused', { code: 'not-found', message: '地址不存在', isReason: true }, '地址不存在'],
    ['default-refused', refusal, '网络异常'],
  ] as const)('[R3] says why nothing changed, and is free again: %s %j', (type, why, text) => {
    const { state, effects } = after(loaded, ask, confirm, { type, refusal: why })
    expect([state.isBusy, effects.at(-1)]).toEqual([false, { do: 'tell-failure', text }])
  })

  it('leaves a member whose login is gone to the login', () => {
    const gone = { code: 'not-logged-in', message: '请先登录', isReason: true }
    expect(after(loaded, ask, confirm, { type: 'remove-refused', refusal: gone }).effects.slice(1)).toEqual([])
  })
})
