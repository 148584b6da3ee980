import { describe, expect, it } from 'vitest'
import { type CouponEffect, type CouponEvent, type CouponState, couponTransition, emptyCoupon } from './coupon-flow.ts'

const typed = (text: string): CouponEvent => ({ type: 'typed', text })
const submit = { type: 'submit-pressed' } as const
const expired = { code: 'coupon-code-expired', message: '兑换码已过期', isReason: true }

function after(...events: readonly CouponEvent[]): { readonly state: CouponState; readonly effects: CouponEffect[] } {
  let state = emptyCoupon
  const effects: CouponEffect[] = []
  for (const event of events) {
    const next = couponTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}

describe('a code for a coupon', () => {
  it('[R1] begins with what was typed before, and is kept with each key', () => {
    const { state, effects } = after({ type: 'opened', text: 'HALF' }, typed('HALF2'))
    expect([state.text, effects]).toEqual(['HALF2', [{ do: 'keep', text: 'HALF2' }]])
  })

  it('[R2] is sent without the spaces around it, once, and takes no key meanwhile', () => {
    const { state, effects } = after(typed(' LANTU2026 '), submit, submit, typed('X'))
    expect(effects.slice(1)).toEqual([{ do: 'redeem', code: 'LANTU2026' }])
    expect([state.text, state.isBusy]).toEqual([' LANTU2026 ', true])
  })

  it('[R2] is asked for when there is none', () => {
    expect(after(typed('  '), submit).effects.slice(1)).toEqual([{ do: 'tell', text: '请输入兑换码' }])
  })

  it('[R2] that gave a coupon makes room for the next, and what the member has is looked at', () => {
    const { state, effects } = after(typed('LANTU2026'), submit, { type: 'redeemed', isEarlier: false })
    expect(state).toEqual({ ...emptyCoupon, count: 1 })
    expect(effects.slice(2)).toEqual([
      ...[{ do: 'keep', text: '' }, { do: 'tell', text: '兑换成功，已放进我的优惠券' }, { do: 'reload' }],
    ])
  })

  it('[R2] that gave it before says so, and where it is', () => {
    const { state, effects } = after(typed('LANTU2026'), submit, { type: 'redeemed', isEarlier: true })
    expect([state.text, effects.at(-2)]).toEqual(['', { do: 'tell', text: '这个码已经兑换过，券在我的优惠券里' }])
  })

  it.each([
    [expired, '兑换码已过期'],
    [{ code: 'not-logged-in', message: '请先登录', isReason: true }, ''],
  ])('[R2] that gave none says why, stays, and is free again: %j', (refusal, text) => {
    const { state } = after(typed('OLD'), submit, { type: 'refused', refusal })
    expect(state).toEqual({ text: 'OLD', refusal: text, isBusy: false, count: 0 })
  })
})
