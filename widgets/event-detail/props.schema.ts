import type { FromSchema } from 'json-schema-to-ts'
import { activitySchema } from '../../schemas/domain/activity.ts'
import { dictionarySchema } from '../../schemas/domain/dictionary.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const eventDetailProps = {
  title: '活动详情',
  type: 'object',
  properties: {
    activity: { ...activitySchema, title: '活动', description: '例如 {{ activity }}。' },
    types: {
      ...dictionarySchema.properties.dict,
      title: '活动类型的词',
      description: '例如 {{ types }}。',
      $comment: '来自字典 MERCHANT_ACTIVITY_TYPE。',
    },
    today: { type: 'string', title: '今天的日期', description: '写 {{ now }}：链接会打开活动那一天的日程。' },
    bookingText: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      title: '要预约时的话',
      description: '默认是“请提前到活动地点预约”。',
    },
    moreText: {
      type: 'string',
      minLength: 1,
      maxLength: 12,
      title: '底部链接的文字',
      description: '默认是“看当天全部活动”。',
    },
    moreTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '活动日程页的地址',
      description: '默认是 /atlantis/v2/eventSchedule。',
    },
  },
  required: ['activity'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type EventDetailProps = FromSchema<typeof eventDetailProps>
