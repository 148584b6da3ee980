import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { roomChoiceSchema } from './hotel-offer.ts'

const id = (description: string) => ({ type: 'string', minLength: 1, maxLength: 40, description }) as const
/** Empty where there is none: a page need not tell the two apart. */
const perhaps = (description: string) => ({ type: 'string', maxLength: 40, description }) as const

const product = { ...id('产品 id'), names: 'product' } as const
const quantity = { type: 'integer', minimum: 1, maximum: 999, description: '几份' } as const
const date = { type: 'string', maxLength: 20, description: '使用日期；不指定日期的是空的' } as const
const activity = perhaps('活动编号，也写进填写订单页的地址；没有就是空的')
const mainOrder = perhaps('主订单号；预售时是换购的预售订单；没有就是空的')
const problem = { type: 'string', maxLength: 200, description: '选的份数为什么不行，原样提示；没有就是空的' } as const

const choices = {
  type: 'array',
  maxItems: 50,
  description: '选了哪几种，各几份；还没选就是空的',
  items: {
    type: 'object',
    properties: { id: perhaps('这一种的 id'), quantity: { ...quantity, minimum: 0 } },
    required: ['id', 'quantity'],
    additionalProperties: false,
  },
} as const

/** One kind of purchase: `facts` are what is told of it, all of them but those named `optional`. */
const purchaseOf = <
  const Kind extends string,
  const Facts extends Readonly<Record<string, JSONSchema>>,
  const Required extends readonly (keyof Facts & string)[],
>(
  kind: Kind,
  title: string,
  facts: Facts,
  required: Required,
) =>
  ({
    title,
    type: 'object',
    properties: { kind: { const: kind, description: title }, ...facts },
    required: ['kind', ...required],
    additionalProperties: false,
  }) as const satisfies JSONSchema

const goods = purchaseOf(
  'goods',
  '商品、产品、券、秒杀、砍价：填写订单在 /{类型}/checkout/',
  {
    product,
    package: perhaps('选的套餐；没有选、没有套餐是空的'),
    sku: perhaps('选的规格'),
    quantity,
    group: { type: 'boolean', description: '是：按拼团价，开团或参团，要先登录' },
    team: perhaps('参哪个团；空的是开团'),
    confirmed: { type: 'boolean', description: '是：不再问商家二次确认' },
    activity,
  },
  ['product'],
)

const hotelPackage = purchaseOf('hotel-package', '酒店套餐', { product, package: perhaps('选的套餐；没有选是空的') }, [
  'product',
  'package',
])

const retail = purchaseOf('retail', '零售', { product, sku: perhaps('选的规格'), quantity }, ['product'])

const play = purchaseOf(
  'play',
  '玩乐',
  {
    product,
    item: id('选的可选产品'),
    date,
    quantity,
    activity,
    store: perhaps('门店；没有就是空的'),
    contact: {
      type: 'object',
      description: '填写订单要哪些联系人信息，例如 {{ info.bookingLimit.contactLimit }}',
      properties: {
        isShowContactName: { type: 'boolean', description: '要姓名' },
        isShowContactMobile: { type: 'boolean', description: '要手机号' },
        defaultContactName: { type: 'string', description: '默认的姓名' },
      },
      required: ['isShowContactName', 'isShowContactMobile'],
      additionalProperties: false,
    },
  },
  ['product', 'item', 'date', 'quantity', 'contact'],
)

const combo = purchaseOf(
  'combo',
  '组合套餐',
  {
    product,
    date,
    choices,
    problem,
    activity,
    mainOrder,
    mainOrderUse: perhaps('主订单已用份数，地址里的 mainOrderUseNum，照样带去填写订单；没有就是空的'),
  },
  ['product', 'date', 'choices'],
)

const vacation = purchaseOf('vacation', '度假', { product, date, choices }, ['product', 'date', 'choices'])

const presale = purchaseOf('presale', '预售', { product, date, choices, mainOrder }, ['product', 'date', 'choices'])

const ticket = purchaseOf('ticket', '门票', { product, date, session: perhaps('场次；不分场次的是空的'), choices }, [
  'product',
  'date',
  'session',
  'choices',
])

/** Each has its own pages of an order; prohotel shares those of hotel (A2). */
const hotelPages = ['hotel', 'prohotel', 'casahotel', 'tcshotel'] as const

const room = purchaseOf(
  'room',
  '酒店的房间：先登录，再核价，总价没变才下单',
  {
    hotel: {
      type: 'string',
      enum: hotelPages,
      enumDescriptions: ['酒店', '度假村', '设计酒店', '度假酒店'],
      description: '哪一种酒店的页面',
    },
    room: { ...roomChoiceSchema, description: '选的价格方案，例如 {{ event.choice }}' },
    confirmed: { type: 'boolean', description: '是：看过新的总价了，不再核价' },
  },
  ['hotel', 'room'],
)

/**
 * What is bought and what was chosen of it, of every kind that the shop sells: one spelling for each fact, whatever the endpoint that keeps
 * it calls it. Whether enough was chosen is no matter of the schema: src/domain/order/missing-choice.ts says what is still missing.
 */
export const purchaseSchema = {
  description: '买什么、选了什么；kind 说是哪一种',
  oneOf: [goods, hotelPackage, retail, play, combo, vacation, presale, ticket, room],
} as const satisfies JSONSchema

/** What a product asks to be chosen before it is ordered: what a page knows of what is sold by packages and skus. */
export const offerSchema = {
  type: 'object',
  description: '商品，例如 {{ product }}：有没有套餐、规格、二次确认、开团资质。不写就什么也不问',
  properties: {
    packageList: { type: 'array', items: { type: 'object' }, description: '有哪些套餐' },
    hasSkus: { type: 'boolean', description: '要选规格' },
    isTwiceConfirmed: { type: 'boolean', description: '要二次确认' },
    groupProduct: {
      type: 'object',
      properties: { mayOpen: { type: 'boolean', description: '可以开团' } },
      required: ['mayOpen'],
      description: '拼团',
    },
  },
  required: ['hasSkus', 'isTwiceConfirmed'],
} as const satisfies JSONSchema

export type Purchase = FromSchema<typeof purchaseSchema>
export type PurchaseOf<Kind extends Purchase['kind']> = Extract<Purchase, { readonly kind: Kind }>
export type Offer = FromSchema<typeof offerSchema>
