import type { FromSchema } from 'json-schema-to-ts'
import { roomLimitsSchema } from '../../schemas/domain/hotel.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const text = (description: string) => ({ type: 'string', description }) as const

export const guestFormProps = {
  title: '间数和人数',
  type: 'object',
  properties: {
    num: text('几间，写 {{ query.num }}；没有就是 1'),
    adultNum: text('每间成人，写 {{ query.adultNum }}；没有就是 2'),
    childNum: text('每间儿童，写 {{ query.childNum }}；没有就是 0'),
    childAges: text('儿童年龄，逗号隔开，写 {{ query.childAges }}'),
    roomLimits: { ...roomLimitsSchema, description: '最多几间、几人，写 {{ hotel.roomLimits }}' },
    button: { type: 'string', minLength: 1, maxLength: 8, description: '按钮的文字，默认 保存' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type GuestFormProps = FromSchema<typeof guestFormProps>
