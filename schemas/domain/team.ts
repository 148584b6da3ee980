import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Somebody in a team: the first is its leader (A3). */
const teamPersonSchema = {
  type: 'object',
  properties: {
    userId: { type: 'string', title: '会员' },
    iconUrl: { type: 'string', format: 'picture', title: '头像', description: '没有头像的是空的。' },
    nickName: { type: 'string', title: '昵称' },
  },
  required: ['userId', 'iconUrl', 'nickName'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A team of a group buy as those see it who may join it (A3). */
export const teamSchema = {
  title: '团',
  type: 'object',
  properties: {
    id: { type: 'string', title: '拼团号', $comment: '同 teamId。' },
    teamId: { type: 'string', title: '团号' },
    activityId: { type: 'string', title: '拼团活动' },
    activityCode: { type: 'string', title: '拼团活动的编号' },
    productId: { type: 'string', names: 'product', title: '商品' },
    orderNo: { type: 'string', title: '自己在这个团里的订单', description: '不在团里就没有。' },
    teamStatus: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['拼团中', '成功', '失败'],
      title: '团的状态',
      description: '1 是拼团中，2 是成功，3 是失败。',
    },
    teamStatusDesc: { type: 'string', title: '状态的字', description: '例如“拼团中”。' },
    numberOfPerson: { type: 'integer', minimum: 2, title: '几人成团' },
    remainPersons: { type: 'integer', minimum: 0, title: '还差几人' },
    paidNumber: { type: 'integer', minimum: 0, title: '付了款的人数' },
    endTime: { type: 'string', title: '结束', description: '是北京时间。' },
    teamPersonList: { type: 'array', items: teamPersonSchema, title: '付了款的人', description: '第一位是团长。' },
    shareTitle: { type: 'string', title: '分享的标题' },
    shareDesc: { type: 'string', title: '分享的一句话' },
    sharePhoto: { type: 'string', format: 'picture', title: '分享的图片', description: '不带尺寸。' },
    friendFlag: { type: 'boolean', title: '好友团', description: '只能从好友的分享参团。' },
    productType: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['住', '其他', '有规格的商品'],
      title: '商品种类',
      description: '1 是住，2 是其他，3 是有规格的商品。',
    },
  },
  required: [
    ...(['id', 'teamId', 'activityId', 'activityCode', 'productId', 'teamStatus', 'teamStatusDesc'] as const),
    ...(['numberOfPerson', 'remainPersons', 'paidNumber', 'endTime', 'teamPersonList'] as const),
    ...(['shareTitle', 'shareDesc', 'sharePhoto', 'friendFlag', 'productType'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A team, and what who looks at it is to it. */
export const teamInfoSchema = {
  ...teamSchema,
  title: '团和我',
  properties: {
    ...teamSchema.properties,
    groupType: {
      type: 'integer',
      enum: [1, 2],
      enumDescriptions: ['公开团', '社群团'],
      title: '团的种类',
      description: '1 是公开团，2 是社群团。',
    },
    isLeader: { type: 'boolean', title: '我是团长' },
    isMember: { type: 'boolean', title: '我在团里', description: '付了款的才算。' },
    isPaying: { type: 'boolean', title: '我占了一个名额', description: '这时还没有付款。' },
    isShared: { type: 'boolean', title: '从别人的分享来的' },
    canJoin: { type: 'boolean', title: '我现在可以参团' },
    move: {
      enum: ['pay', 'invite', 'join', 'order', 'open', 'none'],
      enumDescriptions: ['付款', '邀请', '参团', '看订单', '开团', '什么也不能'],
      title: '能做什么',
      description: '付款、邀请、参团、看订单、开团、什么也不能。',
    },
    button: { type: 'string', title: '按钮的文字', description: '什么也不能做就没有。' },
    note: { type: 'string', title: '一句话', description: '例如“您是团长”；没有就不写。' },
  },
  required: [
    ...teamSchema.required,
    ...(['groupType', 'isLeader', 'isMember', 'isPaying', 'isShared', 'canJoin', 'move'] as const),
  ],
} as const satisfies JSONSchema

/** An order of a team, as the leader of a community's team reads it (A3). */
export const teamOrderSchema = {
  title: '团内订单',
  type: 'object',
  properties: {
    orderId: { type: 'string', title: '订单号' },
    memberId: { type: 'string', title: '订单的会员' },
    consignee: { type: 'string', title: '收货人、联系人' },
    consigneeMobile: { type: 'string', title: '手机号', description: '只写前 3 位和后 4 位。' },
    shipAddr: { type: 'string', title: '寄到哪里', description: '到店的没有。' },
    num: { type: 'integer', minimum: 1, title: '几份' },
    orderAmount: { type: 'number', minimum: 0, title: '元' },
    orderTime: { type: 'string', title: '下单时间', description: '是北京时间。' },
    orderPayStatusName: { type: 'string', title: '付款的状态' },
    orderStatus: { type: 'string', title: '提货状态', description: '没有提货的是空的。', $comment: 'ROG 是已提货。' },
    showWriteOff: { type: 'boolean', title: '团长确认提货的订单' },
  },
  required: [
    ...(['orderId', 'memberId', 'consignee', 'consigneeMobile', 'num', 'orderAmount', 'orderTime'] as const),
    ...(['orderPayStatusName', 'orderStatus', 'showWriteOff'] as const),
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Team = FromSchema<typeof teamSchema>
export type TeamInfo = FromSchema<typeof teamInfoSchema>
export type TeamOrder = FromSchema<typeof teamOrderSchema>
