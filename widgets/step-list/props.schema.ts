import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const stepListProps = {
  title: '进度',
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 20, title: '标题', description: '没有就不写。' },
    steps: {
      type: 'array',
      title: '每一步',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string', minLength: 1, title: '这一步' },
          note: { type: 'string', title: '说明', description: '没有就不写。' },
          state: {
            enum: ['done', 'now', 'todo', 'failed'],
            enumDescriptions: ['完成', '正在', '还没到', '没成功'],
            title: '走到哪一步',
            $comment: 'done 完成 now 正在 todo 还没到 failed 没成功。',
          },
        },
        required: ['title', 'state'],
        additionalProperties: false,
      },
    },
  },
  required: ['steps'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StepListProps = FromSchema<typeof stepListProps>
