import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { couponSchema } from './coupon.ts'
import { dateSchema } from './sale-plan.ts'
import { yuan } from './yuan.ts'

const descriptions = {
  type: 'array',
  items: {
    type: 'object',
    properties: { description: { type: 'string', title: '一条' } },
    required: ['description'],
    additionalProperties: false,
  },
} as const satisfies JSONSchema

/** B3 order-fill item. */
export const orderItemSchema = {
  title: '待提交的商品',
  type: 'object',
  properties: {
    productId: { type: 'string', title: '资源编号' },
    name: { type: 'string', title: '名字' },
    useCount: { type: 'integer', minimum: 1, title: '份数' },
    unitPrice: yuan('单价', '积分商城里是积分以外要付的钱'),
    points: { type: 'integer', minimum: 1, title: '积分商城', description: '每份要多少积分。' },
    originalPrice: yuan('优惠前的单价'),
    usingStartDate: { ...dateSchema, title: '使用、入住的日子' },
    usingEndDate: { ...dateSchema, title: '使用的最后一天、离店' },
  },
  required: ['productId', 'name', 'useCount', 'unitPrice', 'originalPrice'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a price is made of; what is taken off is negative. */
export const priceLineSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: '什么' },
    price: { type: 'number', title: '金额', description: '单位是元，优惠是负数。' },
  },
  required: ['name', 'price'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What an order takes beside money: points of the mall, or coins of the business (B3 deductionType). */
export const orderDeductionSchema = {
  type: 'object',
  properties: {
    deductionType: {
      type: 'integer',
      enum: [1, 2],
      enumDescriptions: ['平台积分', '商家币'],
      title: '用什么抵扣',
      description: '1 是平台积分，2 是商家币。',
    },
    name: { type: 'string', title: '积分、商家币' },
    balance: { type: 'integer', minimum: 0, title: '会员有多少' },
    most: { type: 'integer', minimum: 0, title: '这一单最高可抵多少' },
    amount: { type: 'integer', minimum: 0, title: '用的话抵多少', description: '不超过会员有的。' },
    deduction: yuan('用的话抵扣的钱'),
    isUsed: { type: 'boolean', title: '已经抵扣' },
    isRequired: { type: 'boolean', title: '积分商城的', description: '一定要用。' },
  },
  required: ['deductionType', 'name', 'balance', 'most', 'amount', 'deduction', 'isUsed'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderDeduction = FromSchema<typeof orderDeductionSchema>

export const unbookingPolicySchema = {
  type: 'object',
  properties: {
    unbookingPolicies: { ...descriptions, title: '退订' },
    updatePolicies: { ...descriptions, title: '改期' },
  },
  required: ['unbookingPolicies', 'updatePolicies'],
  additionalProperties: false,
} as const satisfies JSONSchema

const of = couponSchema.properties

/** A coupon as an order looks at it. */
export const orderCouponSchema = {
  title: '订单的优惠券',
  type: 'object',
  properties: {
    couponId: of.couponId,
    couponName: of.couponName,
    couponType: of.couponType,
    deductionType: of.deductionType,
    discountMode: of.discountMode,
    denomination: of.denomination,
    threshold: of.threshold,
    validUntil: of.validUntil,
    description: of.description,
    deduction: { type: 'number', minimum: 0, title: '这一单能抵多少', description: '单位是元。' },
    reason: { type: 'string', minLength: 1, title: '不能用的原因', description: '能用的没有。' },
  },
  required: ['couponId', 'couponName', 'couponType', 'discountMode', 'denomination', 'threshold', 'validUntil'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderItem = FromSchema<typeof orderItemSchema>
export type PriceLine = FromSchema<typeof priceLineSchema>
export type UnbookingPolicy = FromSchema<typeof unbookingPolicySchema>
export type OrderCoupon = FromSchema<typeof orderCouponSchema>
