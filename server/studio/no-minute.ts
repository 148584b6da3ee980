import type { JSONSchema } from '../../schemas/json-schema.ts'
import { shopMinute } from '../../schemas/studio/shop-minute.ts'
import { isMinute } from '../../src/domain/calendar.ts'

/** What is said of a text that is no minute, in the operator's words. */
export const NO_MINUTE = '时间要像 2026-11-27T20:00 这样写，日历上有的才行'

/** Whether something stands where a schema takes a minute of the shop that the calendar does not have: 2026-02-30T10:00. Elsewhere it would be another day's. */
export function hasNoMinute(schema: JSONSchema | undefined, value: unknown): boolean {
  if (schema?.pattern === shopMinute.pattern) return typeof value === 'string' && !isMinute(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(schema?.properties ?? {}).some(([name, inner]) =>
    hasNoMinute(inner as JSONSchema, (value as Readonly<Record<string, unknown>>)[name]),
  )
}
