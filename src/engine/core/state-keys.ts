import { isMap, type Json } from '../../kit/json.ts'

/** The arguments of actions that name a key of the state. */
const STATE_ARGUMENTS = ['key', 'into', 'ask'] as const

const namesKey = (action: Json, argument: string) =>
  (argument !== 'key' || action.do === 'set-state') && typeof action[argument] === 'string'

/** The keys of the state that an action names, by the argument. */
const keysOfAction = (action: Json): (readonly [argument: string, key: string])[] =>
  STATE_ARGUMENTS.filter((argument) => namesKey(action, argument)).map(
    (argument) => [argument, action[argument] as string] as const,
  )

/** The keys of the state into which the actions of any JSON write; those that a submit makes are declared nowhere. */
export function keysWritten(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = isMap(value) && typeof value.do === 'string' ? keysOfAction(value).map(([, key]) => key) : []
  return [...own, ...Object.values(value).flatMap(keysWritten)]
}

/** The action with its keys of the state renamed. */
export const withKeys = (action: Json, names: ReadonlyMap<string, string>): Json => ({
  ...action,
  ...Object.fromEntries(keysOfAction(action).map(([argument, key]) => [argument, names.get(key) ?? key])),
})
