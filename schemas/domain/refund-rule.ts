import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { dateSchema } from './sale-plan.ts'

const percent = { type: 'integer', minimum: 0, maximum: 100 } as const

/**
 * What comes back of what was bought, by when it is asked for, in percent of what was paid. What has no day of use has no deadline: for
 * it the first step holds until it is used.
 */
export const refundRuleSchema = {
  title: '退款规则',
  type: 'object',
  properties: {
    steps: {
      type: 'array',
      maxItems: 10,
      title: '使用日之前的时限',
      description: '按先后；到时限那一刻起就是下一步。',
      items: {
        type: 'object',
        properties: {
          days: { type: 'integer', minimum: 0, maximum: 365, title: '使用日前几天', description: '0 是使用日当天。' },
          time: {
            type: 'string',
            pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
            title: '几点之前',
            description: '是北京时间，例如 18:00。',
          },
          percent: { ...percent, title: '这之前退百分之几' },
        },
        required: ['days', 'time', 'percent'],
        additionalProperties: false,
      },
    },
    later: { ...percent, title: '时限都过了、还没到使用结束', description: '退百分之几。' },
    over: {
      ...percent,
      title: '过了使用日',
      description: '使用日（有场次的是那一场）结束了还没有使用，退百分之几；签收后的时限过了也是。',
    },
    basis: {
      enum: ['receipt', 'uses', 'service', 'gift'],
      title: '按什么退',
      description: '没有就按使用日。',
      $comment:
        'receipt 签收后 receivedDays 天内；uses 用过几次按每次的门市价扣；service 由商家客服办理；gift 转赠了就算用过。',
    },
    receivedDays: {
      type: 'integer',
      minimum: 1,
      maximum: 365,
      title: '签收后几天',
      description: '几天，从签收的第二天算起。',
      $comment: 'receipt。',
    },
  },
  required: ['steps', 'later', 'over'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A rule as it was sold, with the words in which its buyer read it. */
export const refundTermsSchema = {
  title: '卖出时的退改',
  type: 'object',
  properties: {
    rule: refundRuleSchema,
    text: { type: 'string', title: '卖出时写给买家的话' },
    useDay: { ...dateSchema, title: '使用的第一天', description: '不指定日期的没有，也就没有时限。' },
    gateFen: {
      type: 'integer',
      minimum: 0,
      title: '每次的门市价',
      description: '每次的门市价，分。',
      $comment: '按 uses 退的。',
    },
    useEnd: {
      type: 'string',
      title: '使用结束的时刻',
      description: '是北京时间。',
      $comment: '例如 2026-11-25T18:30；和 useDay 一起有。',
    },
  },
  required: ['rule', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RefundRule = FromSchema<typeof refundRuleSchema>
export type RefundTerms = FromSchema<typeof refundTermsSchema>
