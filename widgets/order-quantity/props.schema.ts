import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

const most = (description: string) => ({ type: 'integer', minimum: 0, description }) as const

export const orderQuantityProps = {
  title: '购买数量',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 10, description: '写什么，默认 购买数量' },
    count: { type: 'integer', minimum: 1, description: '现在几份，写 {{ info.quantity.count }}' },
    single: most('每次最多几份，0 不限，写 {{ info.quantity.single }}'),
    total: most('每人限购几份，0 不限，写 {{ info.quantity.total }}'),
    stock: most('库存，写 {{ info.quantity.stock }}'),
    result: submitStateSchema('改份数的结果，即 state 里 submit 的 into，例如 {{ state.counted }}', {
      type: 'object',
      description: '接口的回答，不读',
    }),
  },
  required: ['count', 'single', 'total', 'stock'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderQuantityProps = FromSchema<typeof orderQuantityProps>
