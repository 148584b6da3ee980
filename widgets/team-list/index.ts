import { teamSchema } from '../../schemas/domain/team.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { teamListProps, type TeamListProps } from './props.schema.ts'

export const teamList = {
  code: 'team-list',
  category: 'promotions',
  title: '团的列表',
  description: '一行一个团：团长、还差几人、还有多久。商品页上一次两个，每 10 秒换；弹层里一页一页地来。',
  props: teamListProps,
  defaults,
  events: {
    select: {
      title: '点了一个团',
      payload: {
        type: 'object',
        properties: { team: teamSchema },
        required: ['team'],
        additionalProperties: false,
      },
    },
    all: plainEvent('点了标题右边的字'),
    more: plainEvent('快到底了，或点了重试'),
  },
  height: 230,
  emptyWhen: ['teams', 'emptyText'],
  load: () => import('./team-list.tsx'),
} as const satisfies Widget<TeamListProps>
