import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Crowd labels by crowdType (A9). */
export const crowdLabels = ['不限', '亲子', '儿童', '情侣', '朋友', '闺蜜', '大家庭', '商务', '长者'] as const

/** One activity of a day's schedule (A3, A4, A9). beginTime and finishTime are minutes of the day, Beijing time. */
export const activitySchema = {
  title: '日程活动',
  type: 'object',
  properties: {
    activityId: { type: 'string', title: '活动编号' },
    merchantId: { type: 'string', title: '商户', description: '度假村是 1。' },
    activityName: { type: 'string', title: '活动的名字' },
    summary: { type: 'string', title: '一句话介绍' },
    description: { type: 'string', format: 'long-text', title: '介绍', description: '段落之间空一行。' },
    date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', title: '日期' },
    beginTime: { type: 'integer', minimum: 0, maximum: 1439, title: '开始', description: '写当天的第几分钟。' },
    finishTime: { type: 'integer', minimum: 1, maximum: 1440, title: '结束', description: '写当天的第几分钟。' },
    crowdType: { type: 'integer', minimum: 0, maximum: 8, title: '人群', $comment: '见 crowdLabels。' },
    type: { type: 'string', title: '活动类型', $comment: '见字典 MERCHANT_ACTIVITY_TYPE。' },
    status: {
      type: 'integer',
      enum: [0, 1],
      enumDescriptions: ['取消', '开放'],
      title: '状态',
      description: '1 是开放，0 是取消。',
    },
    place: { type: 'string', title: '度假村里的地点' },
    themePicUri: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    price: { type: 'number', minimum: 0, title: '价格', description: '单位是元，0 表示免费。' },
    needBooking: { type: 'boolean', title: '需要预约' },
    levelLimit: { type: 'integer', minimum: 0, maximum: 6, title: '最低会员等级' },
  },
  required: [
    'activityId',
    'merchantId',
    'activityName',
    'summary',
    'date',
    'beginTime',
    'finishTime',
    'crowdType',
    'type',
    'status',
    'place',
    'themePicUri',
    'price',
    'needBooking',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Activity = FromSchema<typeof activitySchema>
