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
    partnerId: { type: 'string', title: '合作方编号' },
    name: { type: 'string', title: '名字' },
    logo: { type: 'string', title: '标志', description: '图片地址，不带尺寸。' },
    intro: { type: 'string', title: '一句话介绍' },
    scopes: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          scope: {
            type: 'string',
            enum: partnerScopeNames,
            title: '要哪些资料',
            $comment: 'profile、level 或 phone。',
          },
          title: { type: 'string', title: '叫什么', description: '例如“手机号码”。' },
          value: { type: 'string', title: '给出去的内容', description: '手机号只显示头三位和末四位。' },
        },
        required: ['scope', 'title', 'value'],
        additionalProperties: false,
      },
      title: '要哪些资料',
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
    partnerId: { type: 'string', title: '合作方编号' },
    name: { type: 'string', title: '名字' },
    logo: { type: 'string', title: '标志', description: '图片地址，不带尺寸。' },
    scopes: { type: 'string', title: '给了哪些', description: '例如 昵称和头像、会员等级。' },
    grantedAt: { type: 'string', title: '什么时候给的', description: '北京时间到分。' },
  },
  required: ['partnerId', 'name', 'logo', 'scopes', 'grantedAt'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Partner = FromSchema<typeof partnerSchema>
export type PartnerGrant = FromSchema<typeof partnerGrantSchema>
