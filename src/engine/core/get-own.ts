/** An own property of an object, undefined when there is none. What stands on prototypes can't be read through it. */
export function getOwn<Value>(map: Readonly<Record<string, Value>>, key: string): Value | undefined
export function getOwn(target: unknown, key: string): unknown
export function getOwn(target: unknown, key: string): unknown {
  return typeof target === 'object' && target !== null && Object.hasOwn(target, key)
    ? (target as Readonly<Record<string, unknown>>)[key]
    : undefined
}
