import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { serviceFromSchema, serviceSchema } from '../../src/kit/service-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const groupBarProps = {
  title: '拼团购买栏',
  type: 'object',
  properties: {
    price: { type: 'number', minimum: 0, description: '单独购买的价格，元' },
    groupPrice: { type: 'number', minimum: 0, description: '拼团价，元' },
    timeStatus: { type: 'integer', enum: [0, 1, 2], description: '0 未开始 1 进行中 2 已结束；不在进行中不能开团' },
    disabled: { type: 'boolean', description: '是：不在售，两个按钮都灰掉' },
    text: { type: 'string', minLength: 1, description: '单独购买的文字，默认 单独购买' },
    groupText: { type: 'string', minLength: 1, description: '开团的文字，默认 发起拼团' },
    note: { type: 'string', description: '按钮上面的一行字；没有就不写' },
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
  required: ['price', 'groupPrice', 'timeStatus'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type GroupBarProps = FromSchema<typeof groupBarProps>
