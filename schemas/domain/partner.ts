import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** What a partner may ask a member for, and what it is called to them. */
export const partnerScopes = {
  profile: '昵称和头像',
  level: '会员等级',
  phone: '手机号码',
} as const
export type PartnerScope = keyof typeof partnerScopes
const partnerScopeNames = Object.keys(partnerScopes) as PartnerScope[]

/** Somebody outside the shop who may ask. */
export const partnerSchema = {
  title: '合作方',
  type: 'object',
  properties: {
    partnerId: { type: 'string', description: '合作方 id' },
    name: { type: 'string', description: '名字' },
    logo: { type: 'string', description: '标志，图片地址，不带尺寸' },
    intro: { type: 'string', description: '一句话介绍' },
    scopes: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          scope: { type: 'string', enum: partnerScopeNames, description: 'profile、level 或 phone' },
          title: { type: 'string', description: '叫什么，例如 手机号码' },
          value: { type: 'string', description: '给出去的内容，手机号只显示头三位和末四位' },
        },
        required: ['scope', 'title', 'value'],
        additionalProperties: false,
      },
      description: '要哪些资料',
    },
  },
  required: ['partnerId', 'name', 'logo', 'intro', 'scopes'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** A partner whom a member granted something, and when. */
export const partnerGrantSchema = {
  title: '授权',
  type: 'object',
  properties: {
    partnerId: { type: 'string', description: '合作方 id' },
    name: { type: 'string', description: '名字' },
    logo: { type: 'string', description: '标志，图片地址，不带尺寸' },
    scopes: { type: 'string', description: '给了哪些，例如 昵称和头像、会员等级' },
    grantedAt: { type: 'string', description: '什么时候给的，北京时间到分' },
  },
  required: ['partnerId', 'name', 'logo', 'scopes', 'grantedAt'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Partner = FromSchema<typeof partnerSchema>
export type PartnerGrant = FromSchema<typeof partnerGrantSchema>
