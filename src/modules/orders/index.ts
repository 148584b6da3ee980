import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import type { Module, ModuleAction } from '../../kit/module.ts'

const ofOneOrder = {
  type: 'object',
  properties: { order: { type: 'string', minLength: 1, title: '订单号', description: '例如 {{ order.orderId }}。' } },
  required: ['order'],
  additionalProperties: false,
} as const satisfies JSONSchema

const cancelOrderArgs = {
  title: '取消订单',
  description: '先问一次，再取消一分未付的订单；没取消成会说原因。后面的动作照常执行。',
  $comment: '写 reload 让页面看到订单现在的样子。',
  ...ofOneOrder,
} as const satisfies JSONSchema

export type CancelOrderArgs = FromSchema<typeof cancelOrderArgs>

const cancelOrder = {
  name: 'cancel-order',
  args: cancelOrderArgs,
  calls: ['cancelOrder'],
} as const satisfies ModuleAction

const receiveOrderArgs = {
  title: '确认收货',
  description: '先问一次，再确认收到了寄来的商品；没成会说原因。后面的动作照常执行。',
  $comment: '写 reload 让页面看到订单现在的样子。',
  ...ofOneOrder,
} as const satisfies JSONSchema

export type ReceiveOrderArgs = FromSchema<typeof receiveOrderArgs>

const receiveOrder = {
  name: 'receive-order',
  args: receiveOrderArgs,
  calls: ['receiveOrder'],
} as const satisfies ModuleAction

const pickUpOrderArgs = {
  title: '确认提货',
  description:
    '团长用：先问一次（请收到商品后再进行确认提货操作），再确认团里的一单已经提货；没成会说原因。后面的动作照常执行。',
  $comment: '写 reload 让页面看到现在的样子。',
  ...ofOneOrder,
  properties: {
    ...ofOneOrder.properties,
    member: { type: 'string', title: '订单的会员', description: '例如 {{ event.order.memberId }}。' },
  },
} as const satisfies JSONSchema

export type PickUpOrderArgs = FromSchema<typeof pickUpOrderArgs>

const pickUpOrder = {
  name: 'pick-up-order',
  args: pickUpOrderArgs,
  calls: ['orderRog'],
} as const satisfies ModuleAction

/** B2.5, B4: what a buyer does with an order from its lists and its detail, which are pages. The rules are in SPEC.md. */
export const orders = {
  name: 'orders',
  title: '订单',
  screens: {},
  actions: { cancelOrder, receiveOrder, pickUpOrder },
} as const satisfies Module
