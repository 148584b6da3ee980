/** What is told of a package that was picked. */
export const packageEvent = {
  type: 'object',
  properties: { id: { type: 'string', description: '套餐 id' } },
  required: ['id'],
  additionalProperties: false,
} as const
