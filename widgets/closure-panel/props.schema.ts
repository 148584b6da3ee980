import type { FromSchema } from 'json-schema-to-ts'
import { accountClosureSchema } from '../../schemas/domain/account-closure.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const closurePanelProps = {
  title: '注销账号',
  type: 'object',
  properties: {
    closure: { ...accountClosureSchema, title: '注销账号', $comment: '接口 accountClosure 的结果。' },
    consequences: {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: 60 },
      maxItems: 8,
      title: '注销以后会怎样',
      description: '一条一句。',
    },
    isBusy: { type: 'boolean', title: '正在撤销' },
  },
  required: ['closure', 'consequences'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ClosurePanelProps = FromSchema<typeof closurePanelProps>
