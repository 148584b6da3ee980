import type { FromSchema } from 'json-schema-to-ts'
import { activitySchema } from '../../schemas/domain/activity.ts'
import { dictionarySchema } from '../../schemas/domain/dictionary.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const dayList = (description: string) => ({ type: 'array', items: activitySchema, description }) as const

export const eventScheduleProps = {
  title: '活动日程',
  type: 'object',
  properties: {
    date: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}',
      description: '今天的日期，写 {{ now }}；页签上的日期从它算起',
    },
    today: dayList('今天的活动，例如 {{ today }}'),
    tomorrow: dayList('明天的活动'),
    dayAfter: dayList('后天的活动'),
    space: { type: 'string', description: '先打开哪一天：1 明天，2 后天，其他是今天，例如 {{ query.space }}' },
    types: {
      ...dictionarySchema.properties.dict,
      description: '活动类型的词，例如 {{ types }}，来自字典 MERCHANT_ACTIVITY_TYPE',
    },
    detailTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      description: '活动详情页的地址，默认 /atlantis/v2/eventDetail',
    },
    emptyText: { type: 'string', minLength: 1, maxLength: 40, description: '一天没有活动时的话，默认 这一天没有活动' },
  },
  required: ['date', 'today', 'tomorrow', 'dayAfter'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type EventScheduleProps = FromSchema<typeof eventScheduleProps>
