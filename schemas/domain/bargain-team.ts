import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { productMarks } from './product-label.ts'
import { bargainStandingSchema } from './promotion.ts'

const face = {
  nickName: { type: 'string', title: '名字', description: '没有填过就是空的。' },
  iconUrl: { type: 'string', title: '头像', description: '没有就是空的。' },
} as const

/** A friend who cut, and how much. */
const bargainHelperSchema = {
  title: '帮砍的好友',
  type: 'object',
  properties: {
    ...face,
    cutPrice: { type: 'number', minimum: 0, title: '砍了多少', description: '单位是元。' },
    helpedAt: {
      type: 'string',
      title: '什么时候',
      description: '是北京时间。',
      $comment: '例如 2026-11-20T10:00:00。',
    },
    isMine: { type: 'boolean', title: '是自己砍的' },
  },
  required: ['nickName', 'iconUrl', 'cutPrice', 'helpedAt', 'isMine'],
  additionalProperties: false,
} as const satisfies JSONSchema

const { move: _move, button: _button, ...standing } = bargainStandingSchema.properties

/** A bargain that somebody began, with the friends who helped (A2 /bargain/detail, B4). */
export const bargainTeamSchema = {
  title: '一次砍价',
  type: 'object',
  properties: {
    ...standing,
    cutTeamId: { type: 'string' },
    productId: { type: 'string' },
    productName: { type: 'string' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    productUrl: { type: 'string', title: '砍价商品页的地址' },
    packageId: { type: 'string', title: '用底价买的套餐', description: '没有套餐就是空的。' },
    activityCode: { type: 'string', title: '活动代码', description: '下单时要写它。' },
    originalPrice: { type: 'number', minimum: 0, title: '不砍要多少', description: '单位是元。' },
    firstCutPrice: { type: 'number', minimum: 0, title: '发起时自己砍了多少', description: '单位是元。' },
    endDate: { type: 'string', title: '活动什么时候结束', description: '是北京时间。' },
    wanted: { type: 'integer', minimum: 0, title: '一共要几位好友' },
    leader: { type: 'object', properties: face, required: ['nickName', 'iconUrl'], additionalProperties: false },
    helpers: { type: 'array', items: bargainHelperSchema, title: '帮砍过的好友', description: '最近的在前。' },
    isOwn: { type: 'boolean', title: '是自己发起的' },
    move: {
      enum: ['invite', 'buy', 'pay', 'help', 'start', 'none'],
      enumDescriptions: ['邀好友', '底价购买', '去支付', '帮砍', '也去发起一个', '什么也不能'],
      title: '能做什么',
      $comment: 'invite 邀好友 buy 底价购买 pay 去支付 help 帮砍 start 也去发起一个 none 什么也不能。',
    },
    button: { type: 'string', title: '按钮的文字' },
    word: { type: 'string', title: '现在怎样的一句话' },
  },
  required: [
    ...['isCutProduct', 'activityStatus', 'activityId', 'activityProductId', 'cutGoalPrice', 'leftPrice'],
    ...['cutPrice', 'cutStatus', 'cutTeamId', 'productId', 'productName', 'picture', 'productUrl', 'packageId'],
    ...['activityCode', 'originalPrice', 'firstCutPrice', 'endDate', 'wanted', 'leader', 'helpers', 'isOwn'],
    ...['move', 'button', 'word'],
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A product whose price is cut, as lists show it (A2 /bargain/channel). */
export const bargainCardSchema = {
  title: '砍价商品卡片',
  type: 'object',
  properties: {
    productId: { type: 'string', names: 'product', title: '产品' },
    productName: { type: 'string', title: '商品的名字' },
    picture: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸和格式。' },
    place: { type: 'string', title: '在哪里' },
    ...productMarks,
    goalPrice: { type: 'number', minimum: 0, title: '底价', description: '单位是元。' },
    originalPrice: { type: 'number', minimum: 0, title: '不砍要多少', description: '单位是元。' },
    cutPrice: { type: 'number', minimum: 0, title: '自己的砍价已砍', description: '单位是元；没有发起就是 0。' },
    leftPrice: { type: 'number', minimum: 0, title: '还差', description: '单位是元。' },
    move: {
      enum: ['start', 'continue', 'buy', 'pay', 'none'],
      enumDescriptions: ['发起', '继续', '购买', '去支付', '没有'],
      title: '能做什么',
    },
    button: { type: 'string', title: '按钮的文字' },
    word: { type: 'string', title: '现在怎样的一句话', description: '没有就不写。' },
    to: { type: 'string', format: 'address', title: '点了去哪儿', description: '去自己的砍价，或者去商品页。' },
  },
  required: [
    ...['productId', 'productName', 'picture', 'place', 'goalPrice', 'originalPrice', 'cutPrice', 'leftPrice'],
    ...['move', 'button', 'to'],
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BargainTeam = FromSchema<typeof bargainTeamSchema>
export type BargainCard = FromSchema<typeof bargainCardSchema>
