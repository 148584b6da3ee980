import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { productLabelSchema } from '../../schemas/domain/product-label.ts'
import { memberPriceSchema } from '../../schemas/domain/sale-plan.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const productHeadingProps = {
  title: '商品标题和价格',
  type: 'object',
  properties: {
    name: { type: 'string', title: '名字', description: '例如 {{ product.productName }}。' },
    subtitle: { type: 'string', title: '一句话', description: '没有就不写。' },
    tags: { type: 'array', items: { type: 'string' }, title: '标签' },
    productLabels: {
      type: 'array',
      items: productLabelSchema,
      title: '商品的标签',
      description: '例如 {{ product.productLabels }}；分类 2 的写在最前面。',
    },
    price: { type: 'number', minimum: 0, title: '价格', description: '单位是元；没有就不写。' },
    points: {
      type: 'integer',
      minimum: 0,
      title: '积分商城',
      description: '写每份要多少积分，价格里减掉它抵的钱；0 或没有就只写钱。',
    },
    original: { type: 'number', minimum: 0, title: '划线价', description: '单位是元；比价格高才显示。' },
    isFrom: { type: 'boolean', title: '价格后面写 起' },
    startPrice: {
      type: 'number',
      minimum: 0,
      title: '其他日期的起价',
      description: '单位是元；价格只是所选日期的时候写，更低才显示。',
    },
    startMemberPrices: {
      type: 'array',
      items: memberPriceSchema,
      title: '起价的会员价',
      description: '其他日期的起价里各等级付多少。',
    },
    memberPrices: {
      type: 'array',
      items: memberPriceSchema,
      title: '各等级的会员价',
      description: '没有就没有会员价一行。',
    },
    ...buyerFields,
    isLoggedIn: {
      type: 'boolean',
      title: '已经登录',
      description: '写 {{ viewer.loggedIn }}；没登录的人看到“查看会员优惠价”。',
    },
    hideMemberLine: { type: 'boolean', title: '不写会员价一行', description: '页面别处已经有了。' },
    score: { type: 'number', minimum: 0, maximum: 5, title: '评分', description: '有点评时写在第一条。' },
    reviews: { type: 'integer', minimum: 0, title: '点评有几条', description: '是 0 或没有就不写评分。' },
    sold: { type: 'integer', minimum: 0, title: '已售多少', description: '是 0 或没有就不写。' },
    stockText: { type: 'string', title: '库存的一句话', description: '例如 仅剩4份；没有就不写。' },
    place: { type: 'string', title: '地点', description: '没有就不写。' },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductHeadingProps = FromSchema<typeof productHeadingProps>
