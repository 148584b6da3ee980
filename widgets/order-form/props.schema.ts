import type { FromSchema } from 'json-schema-to-ts'
import { priceLineSchema } from '../../schemas/domain/order-fill.ts'
import { savedTravellerSchema, travellerTemplateSchema } from '../../schemas/domain/traveller.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

const reply = { type: 'object', description: '接口的回答', properties: {} } as const

export const orderFormProps = {
  title: '下单表单',
  type: 'object',
  properties: {
    keep: { type: 'string', description: '记住填了什么的名字，写 {{ params.id }}；刷新、返回、登录后还在' },
    template: { ...travellerTemplateSchema, description: '要填的出行人，写 {{ info.travellers }}；没有就填联系人' },
    isShowContactName: { type: 'boolean', description: '否：不填联系人姓名，用 defaultContactName 或 name' },
    isShowContactMobile: { type: 'boolean', description: '否：不填联系手机，用 phone' },
    defaultContactName: { type: 'string', description: '联系人姓名先填什么，写 {{ query.defaultContactName }}' },
    name: { type: 'string', description: '会员的姓名，写 {{ default(me.namech, "") }}' },
    phone: { type: 'string', description: '会员的手机号，写 {{ default(me.phone, "") }}' },
    saved: { type: 'array', items: savedTravellerSchema, description: '常用出行人，写 {{ default(saved, []) }}' },
    kept: submitStateSchema('新增、修改常用出行人的结果，写 {{ state.kept }}；没成功时填的还在', reply),
    hideRemark: { type: 'boolean', description: '是：没有留言' },
    obstacle: { type: 'string', description: '有字就不能提交，提示这句话，例如 请选择收货地址' },
    total: { type: 'number', minimum: 0, description: '应付，元，写 {{ info.priceDetail.bookPriceTotal }}' },
    totalPrefix: { type: 'string', description: '应付前面的字，默认 合计，预售是 差价' },
    priceLines: { type: 'array', items: priceLineSchema, description: '价格明细，写 {{ info.priceLines }}' },
    button: { type: 'string', minLength: 1, maxLength: 8, description: '按钮的文字，默认 提交订单' },
    checked: submitStateSchema('下单前检查的结果，写 {{ state.checked }}', reply),
    booked: submitStateSchema('提交的结果，写 {{ state.booked }}', reply),
  },
  required: ['total', 'priceLines'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderFormProps = FromSchema<typeof orderFormProps>
