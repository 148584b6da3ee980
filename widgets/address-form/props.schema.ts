import type { FromSchema } from 'json-schema-to-ts'
import { addressSchema } from '../../schemas/domain/address.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const addressFormProps = {
  title: '填写地址',
  type: 'object',
  properties: {
    address: { ...addressSchema, description: '要改的地址；新建就没有' },
    result: submitStateSchema('保存的结果，即 state 里 submit 的 into，例如 {{ state.saved }}', {
      type: 'object',
      description: '接口的回答，不读',
    }),
    button: { type: 'string', minLength: 1, maxLength: 10, description: '按钮的文字，默认 保存' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type AddressFormProps = FromSchema<typeof addressFormProps>
