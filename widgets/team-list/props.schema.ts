import type { FromSchema } from 'json-schema-to-ts'
import { teamSchema } from '../../schemas/domain/team.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const teamListProps = {
  title: '团的列表',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, description: '标题，例如 正在拼团；没有就不写' },
    teams: { type: 'array', items: teamSchema, title: '拼团', description: '接口 teamList 或 myTeamList 的 teams' },
    button: { type: 'string', minLength: 1, maxLength: 6, description: '每一行的按钮，默认 去参团' },
    all: { type: 'string', maxLength: 10, description: '标题右边的字，例如 查看全部；没有就不写' },
    turn: { type: 'boolean', description: '是：一次两个团，每 10 秒换下两个' },
    more: { type: 'string', enum: moreStates, description: "下一页怎么样了，写 {{ default(teams.more, 'ready') }}" },
    endText: { type: 'string', maxLength: 30, description: '到底时的一句话，默认 暂无更多拼团' },
    emptyText: { type: 'string', maxLength: 30, description: '一个团也没有时的一句话；不写就不显示' },
    isBusy: { type: 'boolean', description: '正在提交' },
  },
  required: ['teams'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TeamListProps = FromSchema<typeof teamListProps>
