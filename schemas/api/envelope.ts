import type { JSONSchema } from '../json-schema.ts'

/** The reply of the mall's calls: `data` when all is well, `hasError` false (A7, B7). */
export const envelope = <const Data extends JSONSchema>(data: Data) =>
  ({
    type: 'object',
    properties: { hasError: { type: 'boolean', const: false }, data },
    required: ['hasError', 'data'],
    additionalProperties: false,
  }) as const satisfies JSONSchema
