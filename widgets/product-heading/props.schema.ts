import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { productLabelSchema } from '../../schemas/domain/product-label.ts'
import { memberPriceSchema } from '../../schemas/domain/sale-plan.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const productHeadingProps = {
  title: '商品标题和价格',
  type: 'object',
  properties: {
    name: { type: 'string', description: '名字，例如 {{ product.productName }}' },
    subtitle: { type: 'string', description: '一句话；没有就不写' },
    tags: { type: 'array', items: { type: 'string' }, description: '标签' },
    productLabels: {
      type: 'array',
      items: productLabelSchema,
      description: '商品的标签，例如 {{ product.productLabels }}；分类 2 的写在最前面',
    },
    price: { type: 'number', minimum: 0, description: '价格，元；没有就不写价格' },
    points: {
      type: 'integer',
      minimum: 0,
      description: '积分商城：每份要多少积分，价格里减掉它抵的钱；0 或没有就只写钱',
    },
    original: { type: 'number', minimum: 0, description: '划线价，元；比价格高才显示' },
    isFrom: { type: 'boolean', description: '是：价格后面写 起' },
    memberPrices: { type: 'array', items: memberPriceSchema, description: '各等级的会员价；没有就没有会员价一行' },
    ...buyerFields,
    isLoggedIn: {
      type: 'boolean',
      title: '已经登录',
      description: '写 {{ viewer.loggedIn }}：没登录的人看到 查看会员优惠价',
    },
    hideMemberLine: { type: 'boolean', description: '是：不写会员价一行，页面别处已经有了' },
    sold: { type: 'integer', minimum: 0, description: '已售多少；0 或没有就不写' },
    stockText: { type: 'string', description: '库存的一句话，例如 仅剩4份；没有就不写' },
    place: { type: 'string', description: '地点；没有就不写' },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductHeadingProps = FromSchema<typeof productHeadingProps>
