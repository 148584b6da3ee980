import { isMap, type Json, pointerToken, tokensOf } from '../../kit/json.ts'

/** The pointer to a property or element of the value that a pointer points to. */
export const at = (pointer: string, key: string | number): string =>
  `${pointer}/${typeof key === 'number' ? key : pointerToken(key)}`

export { isMap, type Json, tokensOf }

/** The entries of a map; none of anything else. */
export const entriesOf = (value: unknown): [string, unknown][] => (isMap(value) ? Object.entries(value) : [])

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The value at a pointer; undefined when there is none. */
export const valueAt = (root: unknown, pointer: string): unknown =>
  tokensOf(pointer).reduce<unknown>(
    (value, token) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, token) ? (value as Json)[token] : undefined,
    root,
  )
