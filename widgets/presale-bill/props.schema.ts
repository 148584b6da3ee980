import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const presaleBillProps = {
  title: '补差价',
  type: 'object',
  properties: {
    total: { type: 'number', minimum: 0, title: '选的合计', description: '单位是元，例如 {{ state.choice.total }}。' },
    presalePrice: {
      type: 'number',
      minimum: 0,
      title: '换购的预售订单付了多少',
      description: '单位是元；0 表示第一次买，只写合计。',
    },
  },
  required: ['total', 'presalePrice'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PresaleBillProps = FromSchema<typeof presaleBillProps>
