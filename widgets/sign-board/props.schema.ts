import type { FromSchema } from 'json-schema-to-ts'
import { signDaySchema } from '../../schemas/domain/sign-activity.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const signBoardProps = {
  title: '签到',
  type: 'object',
  properties: {
    days: { type: 'array', items: signDaySchema, title: '这一轮的每一天', description: '例如 {{ sign.days }}。' },
    streak: { type: 'integer', minimum: 0, title: '已连续签到几天' },
    earned: { type: 'integer', minimum: 0, title: '这个活动里得了多少积分', description: '没有就不写。' },
    word: { type: 'string', title: '现在怎样的一句话', description: '例如 {{ sign.word }}。' },
    text: { type: 'string', minLength: 1, title: '按钮的文字', description: '例如 {{ sign.button }}。' },
    disabled: { type: 'boolean', title: '按钮灰掉', description: '点它没有反应。' },
    isBusy: { type: 'boolean', title: '正在提交', description: "写 {{ state.sign.status == 'busy' }}。" },
  },
  required: ['days', 'streak', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SignBoardProps = FromSchema<typeof signBoardProps>
