import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const bargainPanelProps = {
  title: '砍价进度',
  type: 'object',
  properties: {
    goal: { type: 'number', minimum: 0, title: '底价', description: '单位是元，例如 {{ bargain.cutGoalPrice }}。' },
    cut: { type: 'number', minimum: 0, title: '已砍', description: '单位是元。' },
    left: { type: 'number', minimum: 0, title: '还差', description: '单位是元。' },
    word: { type: 'string', title: '现在怎样的一句话', description: '例如 {{ bargain.word }}；没有就不写。' },
    endDate: {
      type: 'string',
      minLength: 16,
      title: '什么时候结束',
      description: '是北京时间，写它就有一个倒计时；不写就没有。',
    },
  },
  required: ['goal', 'cut', 'left'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BargainPanelProps = FromSchema<typeof bargainPanelProps>
