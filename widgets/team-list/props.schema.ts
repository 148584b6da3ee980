import type { FromSchema } from 'json-schema-to-ts'
import { teamSchema } from '../../schemas/domain/team.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const teamListProps = {
  title: '团的列表',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, title: '标题', description: '例如“正在拼团”；没有就不写。' },
    teams: { type: 'array', items: teamSchema, title: '拼团', $comment: '接口 teamList 或 myTeamList 的 teams。' },
    button: { type: 'string', minLength: 1, maxLength: 6, title: '每一行的按钮', description: '默认是“去参团”。' },
    all: { type: 'string', maxLength: 10, title: '标题右边的字', description: '例如“查看全部”；没有就不写。' },
    turn: { type: 'boolean', title: '一次两个团', description: '每 10 秒换下两个。' },
    more: {
      type: 'string',
      enum: moreStates,
      title: '下一页怎么样了',
      description: "写 {{ default(teams.more, 'ready') }}。",
    },
    endText: { type: 'string', maxLength: 30, title: '到底时的一句话', description: '默认是“暂无更多拼团”。' },
    emptyText: { type: 'string', maxLength: 30, title: '一个团也没有时的一句话', description: '不写就不显示。' },
    isBusy: { type: 'boolean', title: '正在提交' },
  },
  required: ['teams'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TeamListProps = FromSchema<typeof teamListProps>
