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
      description: '使用日之前的时限，按先后；到时限那一刻起就是下一步',
      items: {
        type: 'object',
        properties: {
          days: { type: 'integer', minimum: 0, maximum: 365, description: '使用日前几天；0 是使用日当天' },
          time: {
            type: 'string',
            pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
            description: '几点之前，北京时间，例如 18:00',
          },
          percent: { ...percent, description: '这之前退百分之几' },
        },
        required: ['days', 'time', 'percent'],
        additionalProperties: false,
      },
    },
    later: { ...percent, description: '时限都过了、还没到使用结束，退百分之几' },
    over: { ...percent, description: '使用日（有场次的：那一场）结束了还没有使用，退百分之几' },
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
    text: { type: 'string', description: '卖出时写给买家的话' },
    useDay: { ...dateSchema, description: '使用的第一天；不指定日期的没有，也就没有时限' },
    useEnd: { type: 'string', description: '使用结束的时刻，北京时间，例如 2026-11-25T18:30；和 useDay 一起有' },
  },
  required: ['rule', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RefundRule = FromSchema<typeof refundRuleSchema>
export type RefundTerms = FromSchema<typeof refundTermsSchema>
