import type { FromSchema } from 'json-schema-to-ts'
import { type CartKind, cartKindSchema, quantitySchema } from '../../../schemas/domain/cart.ts'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import type { Module, ModuleAction, Screen } from '../../kit/module.ts'
import { listArgs } from './cart-api.ts'

const cartScreen = {
  code: 'cart/cart',
  title: '购物车',
  description:
    '放进去的商品按卖家分开：选中、改件数、删除；价格和库存变了的会说明，失效的放在最后。一家一单去结算；积分商城的要多少积分、还差多少会说明。没登录的放在设备上。',
  props: {
    type: 'object',
    properties: { kind: cartKindSchema },
    required: ['kind'],
    additionalProperties: false,
  },
  slots: { empty: { title: '是空的时候下面' }, end: { title: '最下面' } },
  query: [],
  calls: ['cartList', 'cartChange', 'cartRemove', 'cartChoose', 'cartMerge', 'cartCheckout'],
  opening: (_address, { kind }) => [{ name: 'cartList', args: listArgs(kind as CartKind) }],
  values: {
    type: 'object',
    properties: { count: { type: 'integer', minimum: 0, title: '一共几件' } },
    required: ['count'],
    additionalProperties: false,
  },
  height: 480,
  load: () => import('./cart-screen.tsx'),
} as const satisfies Screen

const addToCartArgs = {
  title: '加入购物车',
  description: '把一种规格放进购物车；没登录的放在设备上，登录时并进来。放不进的会说原因。',
  type: 'object',
  properties: {
    kind: cartKindSchema,
    product: { type: 'string', minLength: 1, names: 'product', title: '商品' },
    sku: { type: 'string', title: '规格组合编号' },
    quantity: quantitySchema,
    count: {
      type: 'string',
      maxLength: 32,
      title: '件数是哪份数据',
      names: 'data',
      description: '放好后重新取它；页面没有这个数据就不取。',
    },
  },
  required: ['kind', 'product', 'sku', 'quantity'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type AddToCartArgs = FromSchema<typeof addToCartArgs>

const addToCart = {
  name: 'add-to-cart',
  args: addToCartArgs,
  calls: ['cartAdd', 'cartMerge'],
} as const satisfies ModuleAction

/** B2.9, A5: what is bought later, or together. The rules are in SPEC.md. */
export const cart = {
  name: 'cart',
  title: '购物车',
  screens: { cart: cartScreen },
  actions: { addToCart },
} as const satisfies Module
