import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const bargainPanelProps = {
  title: '砍价进度',
  type: 'object',
  properties: {
    goal: { type: 'number', minimum: 0, description: '底价，元，例如 {{ bargain.cutGoalPrice }}' },
    cut: { type: 'number', minimum: 0, description: '已砍，元' },
    left: { type: 'number', minimum: 0, description: '还差，元' },
    word: { type: 'string', description: '现在怎样的一句话，例如 {{ bargain.word }}；没有就不写' },
    endDate: { type: 'string', minLength: 16, description: '什么时候结束，北京时间：写一个倒计时；不写就没有' },
  },
  required: ['goal', 'cut', 'left'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BargainPanelProps = FromSchema<typeof bargainPanelProps>
