import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../json-schema.ts'
import { roomChoiceSchema } from './hotel-offer.ts'

const id = (title: string) => ({ type: 'string', minLength: 1, maxLength: 40, title }) as const
/** Empty where there is none: a page need not tell the two apart. */
const perhaps = (about: Annotations) => ({ type: 'string', maxLength: 40, ...about }) as const

const product = { ...id('产品'), names: 'product' } as const
const quantity = { type: 'integer', minimum: 1, maximum: 999, title: '几份' } as const
const date = { type: 'string', maxLength: 20, title: '使用日期', description: '不指定日期的是空的。' } as const
const activity = perhaps({ title: '活动编号', description: '也写进填写订单页的地址；没有就是空的。' })
const mainOrder = perhaps({ title: '主订单号', description: '预售时是换购的预售订单；没有就是空的。' })
const problem = {
  type: 'string',
  maxLength: 200,
  title: '选的份数为什么不行',
  description: '原样提示；没有就是空的。',
} as const

const choices = {
  type: 'array',
  maxItems: 50,
  title: '选了哪几种',
  description: '各几份；还没选就是空的。',
  items: {
    type: 'object',
    properties: { id: perhaps({ title: '这一种编号' }), quantity: { ...quantity, minimum: 0 } },
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
    properties: { kind: { const: kind, title: '哪一种' }, ...facts },
    required: ['kind', ...required],
    additionalProperties: false,
  }) as const satisfies JSONSchema

const goods = purchaseOf(
  'goods',
  '商品、产品、券、秒杀、砍价',
  {
    product,
    package: perhaps({ title: '选的套餐', description: '没有选、没有套餐是空的。' }),
    sku: perhaps({ title: '选的规格' }),
    quantity,
    group: { type: 'boolean', title: '按拼团价', description: '开团或参团，要先登录。' },
    team: perhaps({ title: '参哪个团', description: '空的是开团。' }),
    confirmed: { type: 'boolean', title: '不再问商家二次确认' },
    activity,
  },
  ['product'],
)

const hotelPackage = purchaseOf(
  'hotel-package',
  '酒店套餐',
  { product, package: perhaps({ title: '选的套餐', description: '没有选是空的。' }) },
  ['product', 'package'],
)

const retail = purchaseOf('retail', '零售', { product, sku: perhaps({ title: '选的规格' }), quantity }, ['product'])

const play = purchaseOf(
  'play',
  '玩乐',
  {
    product,
    item: id('选的可选产品'),
    date,
    quantity,
    activity,
    store: perhaps({ title: '门店', description: '没有就是空的。' }),
    contact: {
      type: 'object',
      title: '填写订单要哪些联系人信息',
      description: '例如 {{ info.bookingLimit.contactLimit }}。',
      properties: {
        isShowContactName: { type: 'boolean', title: '要姓名' },
        isShowContactMobile: { type: 'boolean', title: '要手机号' },
        defaultContactName: { type: 'string', title: '默认的姓名' },
      },
      required: ['isShowContactName', 'isShowContactMobile'],
      additionalProperties: false,
    },
  },
  ['product', 'item', 'date', 'quantity', 'contact'],
)

const combo = purchaseOf(
  'combo',
  '套餐',
  {
    product,
    date,
    choices,
    problem,
    activity,
    mainOrder,
    mainOrderUse: perhaps({
      title: '主订单已用份数',
      description: '照样带去填写订单；没有就是空的。',
      $comment: '地址里的 mainOrderUseNum。',
    }),
  },
  ['product', 'date', 'choices'],
)

const vacation = purchaseOf('vacation', '度假', { product, date, choices }, ['product', 'date', 'choices'])

const presale = purchaseOf('presale', '预售', { product, date, choices, mainOrder }, ['product', 'date', 'choices'])

const ticket = purchaseOf(
  'ticket',
  '门票',
  { product, date, session: perhaps({ title: '场次', description: '不分场次的是空的。' }), choices },
  ['product', 'date', 'session', 'choices'],
)

/** Each has its own pages of an order; prohotel shares those of hotel (A2). */
const hotelPages = ['hotel', 'prohotel', 'casahotel', 'tcshotel'] as const

const room = purchaseOf(
  'room',
  '酒店的房间',
  {
    hotel: {
      type: 'string',
      enum: hotelPages,
      enumDescriptions: ['酒店', '度假村', '设计酒店', '度假酒店'],
      title: '哪一种酒店的页面',
    },
    room: { ...roomChoiceSchema, title: '选的价格方案', description: '例如 {{ event.choice }}。' },
    confirmed: { type: 'boolean', title: '看过新的总价了', description: '不再核价。' },
  },
  ['hotel', 'room'],
)

/**
 * What is bought and what was chosen of it, of every kind that the shop sells: one spelling for each fact, whatever the endpoint that keeps
 * it calls it. Whether enough was chosen is no matter of the schema: src/domain/order/missing-choice.ts says what is still missing.
 */
export const purchaseSchema = {
  title: '买什么、选了什么',
  $comment: 'kind 说是哪一种。',
  oneOf: [goods, hotelPackage, retail, play, combo, vacation, presale, ticket, room],
} as const satisfies JSONSchema

/** What a product asks to be chosen before it is ordered: what a page knows of what is sold by packages and skus. */
export const offerSchema = {
  type: 'object',
  title: '商品',
  description: '写 {{ product }}，就问有没有套餐、规格、二次确认和开团资质；不写就什么也不问。',
  properties: {
    packageList: { type: 'array', items: { type: 'object' }, title: '有哪些套餐' },
    hasSkus: { type: 'boolean', title: '要选规格' },
    isTwiceConfirmed: { type: 'boolean', title: '要二次确认' },
    groupProduct: {
      type: 'object',
      properties: { mayOpen: { type: 'boolean', title: '可以开团' } },
      required: ['mayOpen'],
      title: '拼团',
    },
  },
  required: ['hasSkus', 'isTwiceConfirmed'],
} as const satisfies JSONSchema

export type Purchase = FromSchema<typeof purchaseSchema>
export type PurchaseOf<Kind extends Purchase['kind']> = Extract<Purchase, { readonly kind: Kind }>
export type Offer = FromSchema<typeof offerSchema>
