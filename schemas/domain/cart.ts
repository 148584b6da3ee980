import type { FromSchema } from 'json-schema-to-ts'
import type { Annotations, JSONSchema } from '../json-schema.ts'
import { yuan } from './yuan.ts'

/** Whose goods a cart holds: those of the retail mall, or of the points mall. */
export const cartKinds = ['retail', 'points'] as const

export type CartKind = (typeof cartKinds)[number]

/** How many different goods a cart holds, and how many of each. */
export const MOST_CART_LINES = 50
export const MOST_COPIES = 99

export const cartKindSchema = {
  type: 'string',
  enum: cartKinds,
  enumDescriptions: ['零售商城', '积分商城'],
  title: '哪个商城',
  $comment: 'retail 零售商城；points 积分商城。',
} as const satisfies JSONSchema

/** Yuan: none of the goods costs more. */
const MOST_PRICE = 1_000_000

/** Of one of the goods of the points mall. */
const MOST_POINTS = 100_000_000

const points = (about: Annotations) => ({ type: 'integer', minimum: 0, ...about }) as const

const id = (title: string) => ({ type: 'string', minLength: 1, maxLength: 40, title }) as const

const goods = { productId: id('商品编号'), skuId: id('规格编号') } as const

export const quantitySchema = { type: 'integer', minimum: 1, maximum: MOST_COPIES, title: '件数' } as const

/** One of the goods in a cart, as the device of a visitor keeps it. */
const cartLineSchema = {
  title: '购物车里的一种商品',
  type: 'object',
  properties: {
    ...goods,
    quantity: quantitySchema,
    isChosen: { type: 'boolean', title: '选中了', description: '结算时买。' },
    addedPrice: { ...yuan('加入时的单价', '积分商城里是积分以外要付的钱'), maximum: MOST_PRICE },
    addedPoints: { ...points({ title: '积分商城', description: '加入时每件要多少积分。' }), maximum: MOST_POINTS },
  },
  required: ['productId', 'skuId', 'quantity', 'isChosen', 'addedPrice'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a visitor's device sends along: nobody else keeps their cart. Of a member it is not read. */
export const deviceLinesSchema = {
  type: 'array',
  maxItems: MOST_CART_LINES,
  items: cartLineSchema,
  title: '没登录时',
  description: '设备上存的购物车；登录了的不看它。',
} as const satisfies JSONSchema

export const lineIdsSchema = {
  type: 'array',
  minItems: 1,
  maxItems: MOST_CART_LINES,
  items: { type: 'string', minLength: 1, maxLength: 81, title: '购物车里哪一种', $comment: '商品 id-规格 id。' },
} as const satisfies JSONSchema

/** One of the goods in a cart, as it is sold to its viewer now. */
const shownLineSchema = {
  title: '购物车的一行',
  type: 'object',
  properties: {
    id: { type: 'string', title: '哪一种', $comment: '商品 id-规格 id。' },
    ...goods,
    productName: { type: 'string' },
    spec: { type: 'string', title: '选的规格', description: '例如 潮汐蓝，70 × 140 厘米；没有规格的是空的。' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    path: { type: 'string', title: '商品页的地址', description: '商品没有了的是空的。' },
    price: yuan('现在的单价', '积分商城里是积分以外要付的钱'),
    points: points({ title: '积分商城', description: '每件要多少积分。' }),
    originalPrice: yuan('划线价', '没有就没有'),
    quantity: quantitySchema,
    isChosen: { type: 'boolean', title: '选中了', description: '不能买的不算。' },
    canBuy: { type: 'boolean', title: '按这个件数现在能买' },
    priceNote: { type: 'string', title: '价格和加入时不一样了', description: '变了多少。' },
    note: { type: 'string', title: '为什么不能买', description: '库存、限购、下架。' },
    noteTo: {
      type: 'string',
      title: '占着的订单',
      description: '不能买只因为自己待支付的订单占着：去这里支付或取消。',
    },
    limitNote: { type: 'string', title: '每人限购', description: '自己已经占了几件：买过的、待支付的订单里的。' },
    limits: {
      type: 'object',
      title: '件数的上限',
      description: '0 是不限。',
      $comment: 'A5。',
      properties: {
        single: { type: 'integer', minimum: 0, title: '每次' },
        total: { type: 'integer', minimum: 0, title: '每人' },
        stock: { type: 'integer', minimum: 0, title: '库存' },
      },
      required: ['single', 'total', 'stock'],
      additionalProperties: false,
    },
    most: { type: 'integer', minimum: 0, title: '这一行最多能放几件', description: '限购和库存里最少的。' },
  },
  required: [
    ...(['id', 'productId', 'skuId', 'productName', 'spec', 'picture', 'path', 'price', 'quantity'] as const),
    ...(['isChosen', 'canBuy', 'limits', 'most'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A cart, as it is sold to its viewer now. */
export const cartSchema = {
  title: '购物车',
  type: 'object',
  properties: {
    isMember: { type: 'boolean', title: '登录了', description: '购物车在服务器上；否在设备上。' },
    sellers: {
      type: 'array',
      title: '按卖家分开',
      description: '每家一单。',
      items: {
        type: 'object',
        properties: {
          companyId: { type: 'string' },
          companyName: { type: 'string' },
          lines: { type: 'array', items: shownLineSchema },
          chosen: { type: 'integer', minimum: 0, title: '选中了几件' },
          total: yuan('选中的合计'),
          points: points({ title: '积分商城', description: '选中的一共要多少积分。' }),
        },
        required: ['companyId', 'companyName', 'lines', 'chosen', 'total'],
        additionalProperties: false,
      },
    },
    invalid: { type: 'array', items: shownLineSchema, title: '失效商品', description: '下架、售罄、没有了。' },
    count: { type: 'integer', minimum: 0, title: '一共几件', description: '失效的不算。' },
    chosen: { type: 'integer', minimum: 0, title: '选中了几件' },
    total: yuan('选中的合计'),
    purse: {
      type: 'object',
      title: '积分商城',
      description: '选中的要多少积分；登录了的，有多少、还差多少。',
      properties: {
        points: points({ title: '选中的一共要多少积分' }),
        balance: points({ title: '可用积分', description: '没登录的没有。' }),
        lacking: points({ title: '还差多少', description: '0 是够的。' }),
      },
      required: ['points', 'lacking'],
      additionalProperties: false,
    },
    lines: { ...deviceLinesSchema, title: '没登录时', description: '设备要存的购物车。' },
  },
  required: ['isMember', 'sellers', 'invalid', 'count', 'chosen', 'total'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DeviceLine = FromSchema<typeof cartLineSchema>
export type ShownLine = FromSchema<typeof shownLineSchema>
export type Cart = FromSchema<typeof cartSchema>
