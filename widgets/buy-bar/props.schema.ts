import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { serviceFromSchema, serviceSchema } from '../../src/kit/service-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const buyBarProps = {
  title: '购买栏',
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, description: '按钮的文字，默认 立即购买' },
    disabled: { type: 'boolean', description: '是：按钮灰掉，点了没有反应' },
    isBusy: { type: 'boolean', description: "正在提交，写 {{ state.buy.status == 'busy' }}；最多转 5 秒" },
    note: { type: 'string', description: '按钮上面的一行字，例如 11月24日 10:00 开售；没有就不写' },
    price: { type: 'number', minimum: 0, description: '价格，元；没有就不写' },
    original: { type: 'number', minimum: 0, description: '划线价，元' },
    isFrom: { type: 'boolean', description: '是：价格后面写 起' },
    priceLabel: { type: 'string', description: '价格前面的字，例如 合计；没有就不写' },
    order: submitStateSchema('提交临时订单的结果，例如 {{ state.order }}：正在提交时按钮在转，最多 5 秒', {
      description: '接口的回答，这里不读',
    }),
    isCollected: { type: 'boolean', description: '已经收藏' },
    hideCollect: { type: 'boolean', description: '是：没有收藏' },
    service: {
      ...serviceSchema,
      description: '商家的客服，例如 {{ product.company }}：有电话打开对话框，没有电话发出 service 事件',
    },
    from: serviceFromSchema,
    canService: { type: 'boolean', description: '有没有客服按钮；不写：service 联系得上就有' },
    hideShare: { type: 'boolean', description: '是：没有分享' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type BuyBarProps = FromSchema<typeof buyBarProps>
