import type { FromSchema } from 'json-schema-to-ts'
import { appointmentSchema } from '../../schemas/domain/booking.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const appointmentListProps = {
  title: '预约列表',
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 20, title: '标题', description: '没有就不写。' },
    appointments: { type: 'array', items: appointmentSchema, title: '预约', $comment: '接口的 appointments。' },
    link: {
      type: 'string',
      minLength: 1,
      title: '点了打开的地址',
      description: '默认是 /appointment-confirm/。',
      $comment: '后面接预约的 id。',
    },
  },
  required: ['appointments'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AppointmentListProps = FromSchema<typeof appointmentListProps>
