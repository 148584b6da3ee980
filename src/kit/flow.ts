import { proxy, snapshot, useSnapshot } from 'valtio'
import { useState } from 'react'
import type { Step } from './step.ts'

/** A pure function: the rules of a journey, without React, calls or clocks. */
export type Transition<State, Event, Effect> = (state: State, event: Event) => Step<State, Effect>

export interface FlowParts<State, Event, Effect> {
  readonly initial: State
  readonly transition: Transition<State, Event, Effect>
  /** Does what an effect says, and tells of its end by another event. Never throws. */
  readonly perform: (effect: Effect, send: (event: Event) => void) => void
  /** What is shown before the first event, which finds `initial` all the same. */
  readonly shown?: State
}

export interface Flow<State, Event> {
  /** The valtio state of the journey: read it, change it by events alone. */
  readonly state: State
  readonly send: (event: Event) => void
}

/** An open journey: one state, changed by its transition alone. Effects run after the state is what they follow from, in their order. */
export function createFlow<State extends object, Event, Effect>(
  parts: FlowParts<State, Event, Effect>,
): Flow<State, Event> {
  const state: State = proxy({ ...(parts.shown ?? parts.initial) })
  let before: State | undefined = parts.initial
  const send = (event: Event): void => {
    const next = parts.transition(before ?? (snapshot(state) as State), event)
    before = undefined
    replace(state, next.state)
    for (const effect of next.effects) parts.perform(effect, send)
  }
  return { state, send }
}

/** Only what is another now is written, so that who reads the rest is left alone. */
function replace<State extends object>(state: State, next: State): void {
  const before: object = snapshot(state) as State
  for (const key of Object.keys(state)) if (!Object.hasOwn(next, key)) Reflect.deleteProperty(state, key)
  for (const [key, value] of Object.entries(next))
    if (!Object.is(Reflect.get(before, key), value)) Reflect.set(state, key, value)
}

/**
 * The flow of a component: it renders again when a property of the state that it read is another, within the event that made it so: a
 * field that showed what was typed a moment later would lose its caret, and what an input method is composing. `make` is called once.
 */
export function useFlow<State extends object, Event>(
  make: () => Flow<State, Event>,
): readonly [state: State, send: (event: Event) => void] {
  const [flow] = useState(make)
  return [useSnapshot(flow.state, { sync: true }) as State, flow.send]
}
