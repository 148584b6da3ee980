import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

export const transferKinds = ['coupon', 'code'] as const

/** Something that a member may pass on, or may not (B2.9 transfer). */
export const transferChoiceSchema = {
  title: '可以转赠的东西',
  type: 'object',
  properties: {
    kind: {
      enum: transferKinds,
      enumDescriptions: ['优惠券', '券码'],
      title: '送的是什么',
      $comment: 'coupon 优惠券 code 券码。',
    },
    id: { type: 'string', title: '优惠券或券码编号' },
    name: { type: 'string', title: '名字' },
    note: { type: 'string', title: '一行说明', description: '例如有效期。' },
    obstacle: { type: 'string', title: '为什么不能转赠', description: '没有就可以。' },
  },
  required: ['kind', 'id', 'name', 'note'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Something that was passed on, as its giver or its taker sees it. */
export const transferSchema = {
  title: '转赠',
  type: 'object',
  properties: {
    transferId: { type: 'string', title: '转赠编号' },
    kind: {
      enum: transferKinds,
      enumDescriptions: ['优惠券', '券码'],
      title: '送的是什么',
      $comment: 'coupon 优惠券 code 券码。',
    },
    name: { type: 'string', title: '名字' },
    note: { type: 'string', title: '一行说明' },
    state: { enum: ['given', 'taken', 'withdrawn', 'expired'], title: '走到哪一步' },
    stateText: { type: 'string', title: '走到哪一步的字' },
    time: { type: 'string', title: '送出或领取的时间', description: '是北京时间。' },
    until: { type: 'string', title: '最晚领取的时间', description: '是北京时间；只有等待领取的有。' },
    token: {
      type: 'string',
      title: '领取链接里的凭证',
      description: '只有送出的人看得到。',
      $comment: '领取链接里的 token。',
    },
    bizCode: { type: 'string', title: '领到的券码', description: '只有领取的人看得到。' },
    to: { type: 'string', format: 'address', title: '领到的东西在哪儿看' },
  },
  required: ['transferId', 'kind', 'name', 'note', 'state', 'stateText', 'time'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a friend who opens the link sees; nothing of who gave it but a masked name. */
export const transferOfferSchema = {
  title: '朋友送的',
  type: 'object',
  properties: {
    kind: {
      enum: transferKinds,
      enumDescriptions: ['优惠券', '券码'],
      title: '送的是什么',
      $comment: 'coupon 优惠券 code 券码。',
    },
    name: { type: 'string', title: '名字' },
    note: { type: 'string', title: '一行说明' },
    giver: { type: 'string', title: '谁送的', description: '名字只露一个字。' },
    until: { type: 'string', title: '最晚领取的时间', description: '是北京时间。' },
    state: {
      enum: ['open', 'own', 'mine', 'taken', 'over'],
      enumDescriptions: ['可以领', '自己送出的', '我领到的', '被别人领了', '撤回或过期'],
      title: '领到哪一步',
      $comment: 'open 可以领 own 自己送出的 mine 我领到的 taken 被别人领了 over 撤回或过期。',
    },
    to: { type: 'string', format: 'address', title: '我领到的在哪儿看' },
  },
  required: ['kind', 'name', 'note', 'giver', 'until', 'state'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TransferChoice = FromSchema<typeof transferChoiceSchema>
export type TransferRow = FromSchema<typeof transferSchema>
export type TransferOffer = FromSchema<typeof transferOfferSchema>

/** What a link that passes something on names it by. */
export const transferTokenSchema = {
  type: 'object',
  properties: {
    token: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      title: '领取链接里的凭证',
      $comment: '领取链接里的 token。',
    },
  },
  required: ['token'],
  additionalProperties: false,
} as const satisfies JSONSchema
