import type { FromSchema } from 'json-schema-to-ts'
import { memberPriceSchema } from '../../schemas/domain/sale-plan.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const goodsPickerProps = {
  title: '选规格',
  type: 'object',
  properties: {
    specs: {
      type: 'array',
      title: '规格',
      description: '例如 {{ skus.specs }}；没有规格的商品是空的。',
      items: {
        type: 'object',
        properties: {
          spec_id: { type: 'string', title: '规格编号' },
          spec_name: { type: 'string', title: '规格的名字', description: '例如“颜色”。' },
          spec_type: {
            type: 'integer',
            enum: [0, 1],
            enumDescriptions: ['没有图片', '有图片'],
            title: '规格有没有图片',
            description: '1 表示有图片。',
          },
          valueList: {
            type: 'array',
            minItems: 1,
            title: '可以选的值',
            items: {
              type: 'object',
              properties: {
                spec_value_id: { type: 'string', title: '值编号' },
                spec_value: { type: 'string', title: '值' },
                spec_value_img: {
                  type: 'string',
                  format: 'picture',
                  title: '图片地址',
                  description: '不带尺寸和格式。',
                },
              },
              required: ['spec_value_id', 'spec_value'],
              additionalProperties: false,
            },
          },
        },
        required: ['spec_id', 'spec_name', 'spec_type', 'valueList'],
        additionalProperties: false,
      },
    },
    skus: {
      type: 'array',
      title: '每种组合的价格和库存',
      description: '例如 {{ skus.skus }}。',
      items: {
        type: 'object',
        properties: {
          sku_id: { type: 'string', title: '规格组合编号' },
          spec_key: { type: 'string', title: '哪几个规格值', $comment: '规格值 id 以 - 相连，没有规格为 no_spec。' },
          price: { type: 'number', minimum: 0, title: '价格', description: '单位是元。' },
          originalprice: { type: 'number', minimum: 0, title: '划线价', description: '单位是元。' },
          enable_quantity: { type: 'integer', minimum: 0, title: '库存' },
        },
        required: ['sku_id', 'spec_key', 'price', 'originalprice', 'enable_quantity'],
        additionalProperties: false,
      },
    },
    keep: {
      type: 'string',
      minLength: 1,
      title: '记住选择的名字',
      description: '按它记住选的规格和数量，例如 {{ params.id }}；不写就不记。',
    },
    single: {
      type: 'integer',
      minimum: 0,
      title: '每次最多几件',
      description: '0 表示不限。',
      $comment: 'good_extends.single_buy_num。',
    },
    total: { type: 'integer', minimum: 0, title: '每人限购几件', description: '0 表示不限。' },
    name: { type: 'string', title: '商品的名字' },
    picture: { type: 'string', format: 'picture', title: '商品的图片', description: '规格没有图片时显示。' },
    open: {
      enum: ['', 'buy', 'group', 'cart'],
      enumDescriptions: ['关着', '购买', '发起拼团', '加入购物车'],
      title: '打开着',
      description: '写 {{ state.picker }}；空的就关着。',
      $comment: 'buy 购买 group 发起拼团 cart 加入购物车。',
    },
    price: {
      type: 'number',
      minimum: 0,
      title: '活动价',
      description: '单位是元，秒杀进行中时代替规格的价格；没有就不写。',
    },
    points: {
      type: 'integer',
      minimum: 0,
      title: '积分商城',
      description: '写每份要多少积分，规格的价格里减掉它抵的钱；0 或没有就只写钱。',
    },
    groupText: {
      type: 'string',
      minLength: 1,
      maxLength: 8,
      title: '拼团时的标题和按钮',
      description: '默认是“发起拼团”。',
    },
    groupPrice: { type: 'number', minimum: 0, title: '拼团价', description: '单位是元，发起拼团时用。' },
    memberPrices: { type: 'array', items: memberPriceSchema, title: '各等级的会员价' },
    level: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      title: '会员等级',
      description: '写 {{ viewer.loggedIn ? viewer.level : null }}。',
    },
    vipRate: {
      type: 'number',
      minimum: 0,
      maximum: 100,
      title: '会员自己的折扣',
      description: '是百分数，例如 95 表示九五折。',
    },
    card: { type: 'boolean', title: '那一行是一张卡片', description: '放在卡片之间时用；默认和标题、优惠券一样到边。' },
    canBuy: { type: 'boolean', title: '能买', description: '关掉就只能看规格，默认能买。' },
  },
  required: ['specs', 'skus'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type GoodsPickerProps = FromSchema<typeof goodsPickerProps>
