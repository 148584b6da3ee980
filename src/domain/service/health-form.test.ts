import { describe, expect, it } from 'vitest'
import { healthPlaces } from '../../../sandbox/content/services/health.ts'
import { endStates, nextState, stateAfter, statesBefore } from '../order/transitions.ts'
import { healthErrors } from './health-form.ts'
import { healthFormTransitions } from './health-form-state.ts'

const [island, mountain] = healthPlaces
const known = { today: '2026-11-20', hasDocument: false }
const good = {
  ...{ name: '顾长风', phone: '13800000003', document: '440524188001010014', from: '广州', visitDay: '2026-11-22' },
  answers: { fever: false, contact: true },
}

describe('a health form', () => {
  it('has to be whole, by what the place asks', () => {
    expect(healthErrors(island!, good, known)).toEqual({})
    expect(Object.keys(healthErrors(island!, { answers: {} }, known))).toEqual([
      ...['name', 'phone', 'document', 'visitDay', 'from', 'fever', 'contact'],
    ])
    expect(Object.keys(healthErrors(mountain!, { answers: {} }, known))).not.toContain('temperature')
  })

  it.each([
    ['phone', '123', '请输入正确的手机号'],
    ['document', '440524188001010015', '请输入正确的身份证号码'],
    ['visitDay', '2026-11-19', '请选择今天起 30 天内的日期'],
    ['visitDay', '2026-12-21', '请选择今天起 30 天内的日期'],
  ])('takes no %s of %s', (code, text, message) => {
    expect(healthErrors(island!, { ...good, [code]: text }, known)).toEqual({ [code]: message })
  })

  it.each(['36.55', '34.9', '42.1', 'warm'])('takes no temperature of %s', (temperature) => {
    const values = { ...good, temperature, answers: { heart: false, altitude: false } }
    expect(Object.keys(healthErrors(mountain!, values, known))).toEqual(['temperature'])
  })

  it('needs no document again that was sent before', () => {
    expect(healthErrors(island!, { ...good, document: '' }, { ...known, hasDocument: true })).toEqual({})
  })

  it('can be edited until it is approved, and filled in anew after any visit', () => {
    const can = (state: keyof typeof healthFormTransitions) => nextState(healthFormTransitions, state, 'edit')
    expect([can('waiting'), can('returned'), can('approved')]).toEqual(['waiting', 'waiting', undefined])
    expect(statesBefore(healthFormTransitions, 'renew')).toHaveLength(3)
    expect(stateAfter(healthFormTransitions, 'approve')).toBe('approved')
    expect(endStates(healthFormTransitions), 'there is always a next visit').toEqual([])
  })
})
