import { ticketChoicesSchema } from '../../src/kit/ticket-choices-schema.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { ticketGroupsProps, type TicketGroupsProps } from './props.schema.ts'
import type { Annotations } from '../../schemas/json-schema.ts'

const amount = (about: Annotations) => ({ type: 'number', minimum: 0, ...about }) as const

export const ticketGroups = {
  code: 'ticket-groups',
  category: 'products',
  title: '选门票',
  description: '一天的票，按票组排好：先显示前三组。每张票选几份，一共多少钱，说给页面听。',
  props: ticketGroupsProps,
  defaults,
  migrations,
  events: {
    choose: {
      title: '选的份数变了',
      payload: {
        type: 'object',
        properties: {
          choices: ticketChoicesSchema,
          count: { type: 'integer', minimum: 0, title: '一共几份' },
          total: amount({ title: '合计', description: '单位是元。' }),
          original: amount({ title: '会员优惠之前的合计', description: '单位是元。' }),
          problem: { type: 'string', title: '和主订单的人数不一致时的提示', description: '没有就是空的。' },
        },
        required: ['choices', 'count', 'total', 'original', 'problem'],
        additionalProperties: false,
      },
    },
    invalid: {
      title: '输入的数量不对',
      payload: {
        type: 'object',
        properties: { message: { type: 'string', title: '提示' } },
        required: ['message'],
        additionalProperties: false,
      },
    },
  },
  height: 520,
  load: () => import('./ticket-groups.tsx'),
} as const satisfies Widget<TicketGroupsProps>
