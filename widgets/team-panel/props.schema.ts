import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const teamPanelProps = {
  title: '团的进度',
  type: 'object',
  properties: {
    status: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['拼团中', '成功', '失败'],
      title: '状态',
      description: '写 {{ team.teamStatus }}：1 是拼团中，2 是成功，3 是失败。',
    },
    persons: { type: 'integer', minimum: 2, maximum: 500, title: '几人成团' },
    remain: { type: 'integer', minimum: 0, title: '还差几人' },
    endTime: { type: 'string', title: '结束', description: '是北京时间。', $comment: '例如 2026-11-20T20:00:00。' },
    people: {
      type: 'array',
      title: '付了款的人',
      description: '第一位是团长，例如 {{ team.teamPersonList }}；最多显示三个头像。',
      items: {
        type: 'object',
        properties: {
          userId: { type: 'string', title: '会员' },
          nickName: { type: 'string', title: '昵称' },
          iconUrl: { type: 'string', format: 'picture', title: '头像地址', description: '没有头像的是空的。' },
        },
        required: ['userId', 'nickName', 'iconUrl'],
        additionalProperties: false,
      },
    },
    note: { type: 'string', maxLength: 40, title: '标题下面的一句话', description: '例如“您是团长”；没有就不写。' },
    button: { type: 'string', maxLength: 12, title: '要做的一件事', description: '例如“邀请好友”；没有就不写。' },
    more: { type: 'string', maxLength: 12, title: '另一件事', description: '例如“查看订单”；没有就不写。' },
    isBusy: { type: 'boolean', title: '正在提交' },
  },
  required: ['status', 'persons', 'remain', 'endTime', 'people'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TeamPanelProps = FromSchema<typeof teamPanelProps>
