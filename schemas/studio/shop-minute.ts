import type { JSONSchema } from '../json-schema.ts'

/** Shop time to the minute: 2026-11-27T20:00. The server refuses one that the calendar does not have. */
export const shopMinute = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
} as const satisfies JSONSchema
