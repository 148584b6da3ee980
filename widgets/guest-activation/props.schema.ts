import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const guestActivationProps = {
  title: '在住客人激活',
  type: 'object',
  properties: {
    guest: {
      type: 'object',
      title: '在住登记',
      $comment: '接口 equityStatus 的结果；只有 status 是 2 且 stayInStatus 为是时才出现。',
      properties: {
        status: { type: 'integer', title: '激活到哪一步', description: '1 是已激活，2 是待激活，3 是已离店。' },
        stayInStatus: { type: 'boolean', title: '在住' },
      },
      required: ['status', 'stayInStatus'],
      additionalProperties: false,
    },
    title: { type: 'string', minLength: 1, maxLength: 16, title: '卡片的标题', description: '默认是“在住客人专享”。' },
    text: { type: 'string', maxLength: 40, title: '卡片的一句话' },
    result: submitStateSchema('提交的结果', {
      type: 'object',
      title: '接口的回答',
      properties: { updateLevelFlag: { type: 'boolean', title: '升级为银卡会员' } },
      additionalProperties: false,
    }),
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type GuestActivationProps = FromSchema<typeof guestActivationProps>
