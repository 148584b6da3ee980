/** What is told of a package that was picked. */
export const packageEvent = {
  type: 'object',
  properties: { id: { type: 'string', title: '套餐编号' } },
  required: ['id'],
  additionalProperties: false,
} as const
