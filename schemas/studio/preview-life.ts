import type { JSONSchema } from '../json-schema.ts'

/** How long a link to a preview may be good for, in hours. */
export const previewLifeSchema = { type: 'integer', minimum: 1, maximum: 720 } as const satisfies JSONSchema

/** What the studio offers of it: hours, and how people say it. */
export const previewLives = [
  [1, '1 小时'],
  [24, '1 天'],
  [72, '3 天'],
  [168, '7 天'],
  [720, '30 天'],
] as const
