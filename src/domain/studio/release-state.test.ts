import { describe, expect, it } from 'vitest'
import { endStates, nextState, statesBefore } from '../order/transitions.ts'
import { type ReleaseEvent, type ReleaseState, releaseStateNames, releaseTransitions } from './release-state.ts'

const states = Object.keys(releaseTransitions) as ReleaseState[]

describe('the states of a release', () => {
  it('are all reached from the first one, and have words', () => {
    const reached = new Set<ReleaseState>(['open'])
    for (const state of reached) for (const next of Object.values(releaseTransitions[state])) reached.add(next)
    expect([...reached].toSorted()).toEqual(states.toSorted())
    expect(Object.keys(releaseStateNames).toSorted()).toEqual(states.toSorted())
  })

  it('end where it went back or was given up', () => {
    expect(endStates(releaseTransitions)).toEqual(['rolled-back', 'cancelled'])
  })

  it.each<[ReleaseEvent, ReleaseState[]]>([
    ['change', ['open', 'asked', 'failed']],
    ['approve', ['asked']],
    ['refuse', ['asked']],
    ['publish', ['open', 'scheduled', 'failed', 'canary']],
    ['try', ['open', 'failed', 'canary']],
    ['return', ['canary']],
    ['fail', ['scheduled']],
    ['roll-back', ['published']],
    ['cancel', ['open', 'asked', 'scheduled', 'failed']],
  ])('%s means something in %j alone', (event, before) => {
    expect(statesBefore(releaseTransitions, event)).toEqual(before)
  })

  it('[G4] let nothing of what waits for an approval or a moment be published or changed past it', () => {
    expect(nextState(releaseTransitions, 'asked', 'publish')).toBeUndefined()
    expect(nextState(releaseTransitions, 'asked', 'schedule')).toBeUndefined()
    expect(nextState(releaseTransitions, 'scheduled', 'change')).toBeUndefined()
  })
})
