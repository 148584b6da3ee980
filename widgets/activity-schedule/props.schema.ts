import type { FromSchema } from 'json-schema-to-ts'
import { activitySchema } from '../../schemas/domain/activity.ts'
import { dictionarySchema } from '../../schemas/domain/dictionary.ts'
import type { Annotations, JSONSchema } from '../../schemas/json-schema.ts'

const dayList = (about: Annotations) => ({ type: 'array', items: activitySchema, ...about }) as const

export const activityScheduleProps = {
  title: '每日活动',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, title: '标题', description: '例如“今日活动”。' },
    today: dayList({ title: '今天的活动', description: '例如 {{ today }}。' }),
    tomorrow: dayList({ title: '明天的活动', description: '今天没有时显示。' }),
    dayAfter: dayList({ title: '后天的活动', description: '明天也没有时显示。' }),
    types: {
      ...dictionarySchema.properties.dict,
      title: '活动类型的词',
      description: '例如 {{ types }}。',
      $comment: '来自字典 MERCHANT_ACTIVITY_TYPE。',
    },
    interval: {
      type: 'integer',
      minimum: 0,
      maximum: 60000,
      title: '多少毫秒向上滚一条',
      description: '默认是 5000；0 表示不滚。',
    },
    moreText: { type: 'string', minLength: 1, maxLength: 8, title: '右上角链接的文字', description: '默认是“全部”。' },
    moreTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '活动日程页的地址',
      description: '默认是 /atlantis/v2/eventSchedule。',
      $comment: '明天加 space=1，后天加 space=2。',
    },
    detailTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '活动详情页的地址',
      description: '默认是 /atlantis/v2/eventDetail。',
    },
  },
  required: ['title', 'today'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ActivityScheduleProps = FromSchema<typeof activityScheduleProps>
