import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const redeemFormProps = {
  title: '输入一个码',
  type: 'object',
  properties: {
    label: { type: 'string', minLength: 1, maxLength: 10, description: '框的名字，例如 兑换码' },
    placeholder: { type: 'string', maxLength: 30, description: '框里的提示' },
    button: { type: 'string', minLength: 1, maxLength: 8, description: '按钮的文字' },
    hint: { type: 'string', maxLength: 80, description: '下面的说明；没有就不写' },
    value: { type: 'string', maxLength: 40, description: '开始时框里的字，例如 {{ query.code }}' },
    refusal: { type: 'string', maxLength: 60, description: '没成功的原因，在框下面' },
    isBusy: { type: 'boolean', description: '正在提交' },
    isDone: { type: 'boolean', description: '成功了：框空出来' },
  },
  required: ['label', 'button'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RedeemFormProps = FromSchema<typeof redeemFormProps>
