import type { FromSchema } from 'json-schema-to-ts'
import { roomLimitsSchema } from '../../schemas/domain/hotel.ts'
import type { Annotations, JSONSchema } from '../../schemas/json-schema.ts'

const text = (about: Annotations) => ({ type: 'string', ...about }) as const

export const stayBarProps = {
  title: '入住日期和人数',
  type: 'object',
  properties: {
    today: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}',
      title: '现在的时间',
      description: '写 {{ now }}：6 点前从昨天起可订，最晚到 18 个月后。',
    },
    checkInDate: text({ title: '入住', description: '写 {{ query.checkInDate }}；没有或不能订就是默认的一晚。' }),
    checkOutDate: text({ title: '离店', description: '写 {{ query.checkOutDate }}。' }),
    bookingInterface: {
      type: 'integer',
      minimum: 0,
      maximum: 9,
      title: '预订接口',
      description: '写 {{ hotel.bookingInterface }}；是 2 或 3（私订）时默认日期晚一天。',
    },
    num: text({ title: '几间', description: '写 {{ query.num }}。' }),
    adultNum: text({ title: '每间成人', description: '写 {{ query.adultNum }}。' }),
    childNum: text({ title: '每间儿童', description: '写 {{ query.childNum }}。' }),
    childAges: text({ title: '儿童年龄', description: '用逗号隔开，写 {{ query.childAges }}。' }),
    roomLimits: { ...roomLimitsSchema, title: '最多几间、几人', description: '写 {{ hotel.roomLimits }}。' },
    guestsTo: {
      type: 'string',
      format: 'address',
      title: '选间数和人数的页面',
      description: '例如 /profilter/{{ params.id }}，可以带上参数，没有值的参数不带；不写就只选间数，在弹层里选。',
    },
  },
  required: ['today'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StayBarProps = FromSchema<typeof stayBarProps>
