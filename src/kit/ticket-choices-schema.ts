import type { JSONSchema } from '../../schemas/json-schema.ts'

/** Which tickets were chosen, and how many of each, as widgets tell it: the action open-checkout takes it as it is. */
export const ticketChoicesSchema = {
  type: 'array',
  description: '选了的票',
  items: {
    type: 'object',
    properties: {
      id: { type: 'string', names: 'product', description: '票的 id' },
      quantity: { type: 'integer', minimum: 1, description: '几份' },
    },
    required: ['id', 'quantity'],
    additionalProperties: false,
  },
} as const satisfies JSONSchema
