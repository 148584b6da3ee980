import { describe, expect, it } from 'vitest'
import { bizCodeStatuses, refundStatuses } from '../../../schemas/domain/order-status.ts'
import { bargainTransitions } from '../bargain/bargain-progress.ts'
import { signHelpTransitions } from '../sign/help-progress.ts'
import { commentTransitions } from '../product/comment-state.ts'
import { closureTransitions } from '../member/closure-state.ts'
import { transferTransitions } from '../member/transfer-state.ts'
import { appointmentTransitions } from './appointment-state.ts'
import { codeStatusOf, codeTransitions, releaseEvent } from './code-state.ts'
import { invoiceTransitions } from './invoice-state.ts'
import { orderState, type OrderState, orderTransitions, writtenAs, writtenOnEntry } from './order-state.ts'
import { parcelTransitions } from './parcel-state.ts'
import { paymentReturnTransitions } from './payment-return-state.ts'
import { paymentTransitions } from './payment-state.ts'
import { refundStatusOf, refundTransitions } from './refund-state.ts'
import { shipmentTransitions } from './shipment-state.ts'
import { teamTransitions } from '../team/team-state.ts'
import { reservationTransitions } from '../service/reservation-state.ts'
import { endStates, nextState, stateAfter, statesBefore, type Transitions } from './transitions.ts'

const machines: Record<string, { first: string; ends: string[]; transitions: Transitions<string, string> }> = {
  order: { first: 'unpaid', ends: ['cancelled', 'unsubscribed'], transitions: orderTransitions },
  payment: { first: 'waiting', ends: ['returned'], transitions: paymentTransitions },
  'payment return': { first: 'waiting', ends: ['returned'], transitions: paymentReturnTransitions },
  refund: { first: 'applied', ends: ['returned', 'refused'], transitions: refundTransitions },
  invoice: { first: 'applied', ends: ['refused', 'reversed'], transitions: invoiceTransitions },
  parcel: { first: 'asked', ends: ['closed'], transitions: parcelTransitions },
  shipment: { first: 'sent', ends: ['received'], transitions: shipmentTransitions },
  appointment: { first: 'unpaid', ends: ['refused', 'cancelled'], transitions: appointmentTransitions },
  'sign help': { first: 'inviting', ends: ['rewarded'], transitions: signHelpTransitions },
  bargain: { first: 'cutting', ends: ['bought'], transitions: bargainTransitions },
  team: { first: 'forming', ends: ['success', 'failed'], transitions: teamTransitions },
  comment: { first: 'pending', ends: ['hidden'], transitions: commentTransitions },
  closure: { first: 'waiting', ends: ['withdrawn', 'erased'], transitions: closureTransitions },
  transfer: { first: 'given', ends: ['taken', 'withdrawn', 'expired'], transitions: transferTransitions },
  'service reservation': {
    first: 'reserved',
    ends: ['used', 'cancelled', 'missed'],
    transitions: reservationTransitions,
  },
  code: { first: 'unsent', ends: ['refunded', 'void'], transitions: codeTransitions },
}

/** All states that can be reached from one. */
function reached(transitions: Transitions<string, string>, first: string): Set<string> {
  const seen = new Set([first])
  for (const state of seen) for (const next of Object.values(transitions[state] ?? {})) if (next) seen.add(next)
  return seen
}

describe.each(Object.entries(machines))('the states of a %s', (_name, { first, ends, transitions }) => {
  const states = Object.keys(transitions)

  it('are all reached from the first', () => {
    expect([...reached(transitions, first)].toSorted()).toEqual(states.toSorted())
  })

  it('lead nowhere that is not a state', () => {
    for (const ways of Object.values(transitions))
      for (const next of Object.values(ways)) expect(states).toContain(next)
  })

  it('end where nothing more may happen, and each of the others can come to an end', () => {
    expect(endStates(transitions).toSorted()).toEqual(ends.toSorted())
    for (const state of states) expect([...reached(transitions, state)].some((one) => ends.includes(one))).toBe(true)
  })

  it('have events that lead to one state each, so that one update moves all rows', () => {
    const events = new Set(Object.values(transitions).flatMap((ways) => Object.keys(ways)))
    for (const event of events) expect(states).toContain(stateAfter(transitions, event))
  })
})

describe('an event', () => {
  it('that means nothing in a state changes nothing', () => {
    expect(nextState(orderTransitions, 'paid', 'cancel')).toBeUndefined()
    expect(nextState(orderTransitions, 'unpaid', 'cancel')).toBe('cancelled')
  })

  it('is asked from which states it leads on', () => {
    expect(statesBefore(orderTransitions, 'unsubscribe')).toEqual(['paid', 'confirmed'])
    expect(statesBefore(codeTransitions, 'use')).toEqual(['unused', 'part-used'])
  })

  it('that leads to different states, or nowhere, can move nothing', () => {
    const torn: Transitions<string, string> = { here: { go: 'there' }, there: { go: 'here' } }
    expect(() => stateAfter(torn, 'go')).toThrow('go leads to 2 states or none')
    expect(() => stateAfter(torn, 'stay')).toThrow('stay')
  })
})

describe('a code whose refund was refused', () => {
  const after = (before: 'unsent' | 'unused' | 'expired' | 'part-used', isConfirmed: boolean) =>
    nextState(codeTransitions, 'refunding', releaseEvent(codeStatusOf[before], isConfirmed))

  it('is what it was, and sent when its order was confirmed meanwhile', () => {
    expect([after('unsent', false), after('unsent', true), after('unused', true)]).toEqual([
      'unsent',
      'unused',
      'unused',
    ])
  })

  it('that was used in part is used in part', () => {
    expect(after('part-used', true)).toBe('part-used')
  })

  it('stays expired: nothing is good again because its money was asked for', () => {
    expect(after('expired', true)).toBe('expired')
  })
})

describe('an order', () => {
  const states = Object.keys(orderTransitions) as OrderState[]

  it('is in one state, whatever its two numbers are', () => {
    expect(states.flatMap((state) => writtenAs([state]))).toHaveLength(16)
    for (const state of states) expect(writtenAs([state]).map(orderState)).toContain(state)
  })

  it('is in the state that it comes into, once that is written over any that leads there', () => {
    for (const before of states)
      for (const next of Object.values(orderTransitions[before]))
        for (const written of writtenAs([before]))
          expect(orderState({ ...written, ...writtenOnEntry[next] })).toBe(next)
  })
})

describe('the numbers of B4', () => {
  it('stand for one state each', () => {
    expect(new Set(Object.values(codeStatusOf))).toEqual(new Set(Object.keys(bizCodeStatuses).map(Number)))
    expect(new Set(Object.values(refundStatusOf))).toEqual(new Set(Object.keys(refundStatuses).map(Number)))
  })
})
