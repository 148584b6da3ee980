import type { FromSchema } from 'json-schema-to-ts'
import { roomLimitsSchema } from '../../schemas/domain/hotel.ts'
import type { Annotations, JSONSchema } from '../../schemas/json-schema.ts'

const text = (about: Annotations) => ({ type: 'string', ...about }) as const

export const guestFormProps = {
  title: '间数和人数',
  type: 'object',
  properties: {
    num: text({ title: '几间', description: '写 {{ query.num }}；没有就是 1。' }),
    adultNum: text({ title: '每间成人', description: '写 {{ query.adultNum }}；没有就是 2。' }),
    childNum: text({ title: '每间儿童', description: '写 {{ query.childNum }}；没有就是 0。' }),
    childAges: text({ title: '儿童年龄', description: '用逗号隔开，写 {{ query.childAges }}。' }),
    roomLimits: { ...roomLimitsSchema, title: '最多几间、几人', description: '写 {{ hotel.roomLimits }}。' },
    button: { type: 'string', minLength: 1, maxLength: 8, title: '按钮的文字', description: '默认是“保存”。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type GuestFormProps = FromSchema<typeof guestFormProps>
