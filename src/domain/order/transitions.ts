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

/** The states from which an event leads on, for the condition of an update. */
export const statesBefore = <State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  event: Event,
): State[] => (Object.keys(transitions) as State[]).filter((state) => transitions[state][event] !== undefined)
