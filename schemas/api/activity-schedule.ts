import { activitySchema } from '../domain/activity.ts'
import type { Contract } from './contract.ts'
import type { Annotations } from '../json-schema.ts'

const momentField = (about: Annotations) =>
  ({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$', ...about }) as const

/** POST /api/app/activity/querySchedule (A7 schedule; the path is in the style of equity): the activities of a merchant in a time. */
export const activitySchedule = {
  name: 'activitySchedule',
  title: { zh: '活动日程', en: 'Schedule of activities' },
  source: 'A4, A7',
  method: 'POST',
  path: '/api/app/activity/querySchedule',
  body: {
    type: 'object',
    properties: {
      merchantId: { type: 'string', minLength: 1, maxLength: 20, title: '商户', description: '度假村是 1。' },
      startTime: momentField({ title: '从', description: '是北京时间，例如 2026-11-20 00:00:00。' }),
      endTime: momentField({ title: '到', description: '含这一刻，是北京时间，例如 2026-11-20 23:59:59。' }),
      unloading: { type: 'boolean', title: '调用时不显示加载遮罩' },
      memberId: { type: 'string', maxLength: 20, title: '会员编号' },
    },
    required: ['merchantId', 'startTime', 'endTime'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      code: { type: 'string', title: '结果代码', description: '0 是成功。' },
      message: { type: 'string' },
      list: { type: 'array', items: activitySchema, title: '按开始时间' },
    },
    required: ['code', 'list'],
    additionalProperties: false,
  },
  problems: ['invalid-request'],
  personal: false,
  accepted: { at: ['code'], is: '0' },
  page: {
    with: {
      type: 'object',
      properties: {
        merchantId: { type: 'string', minLength: 1, title: '商户', description: '度假村是 1。' },
        startTime: { type: 'string', minLength: 1, title: '从', description: '是北京时间，例如 2026-11-20 00:00:00。' },
        endTime: {
          type: 'string',
          minLength: 1,
          title: '到',
          description: '含这一刻，是北京时间，例如 2026-11-20 23:59:59。',
        },
      },
      required: ['startTime', 'endTime'],
      additionalProperties: false,
    },
    defaults: { merchantId: '1', unloading: true },
    value: ['list'],
  },
} as const satisfies Contract
