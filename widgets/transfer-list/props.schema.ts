import type { FromSchema } from 'json-schema-to-ts'
import { transferChoiceSchema, transferSchema } from '../../schemas/domain/transfer.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const transferListProps = {
  title: '转赠的清单',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, title: '标题', description: '不写就没有。' },
    choices: {
      type: 'array',
      items: transferChoiceSchema,
      title: '可以转赠的',
      $comment: '接口 transferChoices 的结果。',
    },
    transfers: {
      type: 'array',
      items: transferSchema,
      title: '送出的或收到的',
      $comment: '接口 myTransfers 的 sent 或 received。',
    },
    isBusy: { type: 'boolean', title: '有一个正在办' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type TransferListProps = FromSchema<typeof transferListProps>
