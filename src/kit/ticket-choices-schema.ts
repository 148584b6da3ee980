import type { JSONSchema } from '../../schemas/json-schema.ts'

/** Which tickets were chosen, and how many of each, as widgets tell it: the action open-checkout takes it as it is. */
export const ticketChoicesSchema = {
  type: 'array',
  title: '选了的票',
  items: {
    type: 'object',
    properties: {
      id: { type: 'string', names: 'product', title: '票' },
      quantity: { type: 'integer', minimum: 1, title: '几份' },
    },
    required: ['id', 'quantity'],
    additionalProperties: false,
  },
} as const satisfies JSONSchema
