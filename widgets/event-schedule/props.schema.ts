import type { FromSchema } from 'json-schema-to-ts'
import { activitySchema } from '../../schemas/domain/activity.ts'
import { dictionarySchema } from '../../schemas/domain/dictionary.ts'
import type { Annotations, JSONSchema } from '../../schemas/json-schema.ts'

const dayList = (about: Annotations) => ({ type: 'array', items: activitySchema, ...about }) as const

export const eventScheduleProps = {
  title: '活动日程',
  type: 'object',
  properties: {
    date: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}',
      title: '今天的日期',
      description: '写 {{ now }}；页签上的日期从它算起。',
    },
    today: dayList({ title: '今天的活动', description: '例如 {{ today }}。' }),
    tomorrow: dayList({ title: '明天的活动' }),
    dayAfter: dayList({ title: '后天的活动' }),
    space: {
      type: 'string',
      title: '先打开哪一天',
      description: '1 是明天，2 是后天，其他是今天，例如 {{ query.space }}。',
    },
    types: {
      ...dictionarySchema.properties.dict,
      title: '活动类型的词',
      description: '例如 {{ types }}。',
      $comment: '来自字典 MERCHANT_ACTIVITY_TYPE。',
    },
    detailTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '活动详情页的地址',
      description: '默认是 /atlantis/v2/eventDetail。',
    },
    emptyText: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      title: '一天没有活动时的话',
      description: '默认是“这一天没有活动”。',
    },
  },
  required: ['date', 'today', 'tomorrow', 'dayAfter'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type EventScheduleProps = FromSchema<typeof eventScheduleProps>
