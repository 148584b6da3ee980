/** Where a thing may go from each of its states, and by what. A state without a way on is an end. */
export type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>

/** @returns the next state; undefined when the event means nothing in this one: then nothing may change */
export const nextState = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  state: State,
  event: Event,
): State | undefined => transitions[state][event]

/**
 * The state to which an event leads, the same from wherever it leads on: so that one update can move many rows at once.
 * @throws when it leads nowhere, or to different states: such a table is wrong (states.test.ts)
 */
export function stateAfter<State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  event: Event,
): State {
  const [state, ...others] = new Set(statesBefore(transitions, event).map((before) => transitions[before][event]))
  if (state === undefined || others.length > 0) throw new Error(`${event} leads to ${others.length + 1} states or none`)
  return state
}

/** The states in which nothing more may happen. */
export const endStates = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
): State[] => (Object.keys(transitions) as State[]).filter((state) => Object.keys(transitions[state]).length === 0)

/** The states from which an event leads on, for the condition of an update. */
export const statesBefore = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  event: Event,
): State[] => (Object.keys(transitions) as State[]).filter((state) => transitions[state][event] !== undefined)
