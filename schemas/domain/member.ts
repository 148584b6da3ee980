import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Who a member is: the shop keeps it, and the member reads it of itself. */
const person = {
  namech: { type: 'string', title: '中文全名' },
  gender: {
    type: 'integer',
    enum: [0, 1, 2],
    enumDescriptions: ['未知', '男', '女'],
    title: '性别',
    description: '1 是男，2 是女，0 是未知。',
  },
  iconurl: { type: 'string', format: 'picture', title: '头像图片地址', description: '不带尺寸。' },
  countryType: {
    type: 'integer',
    enum: [1, 2],
    enumDescriptions: ['国内', '国外'],
    title: '国内外',
    description: '1 是国内，2 是国外。',
  },
  integral: { type: 'integer', minimum: 0, title: '积分' },
  vipRate: { type: 'number', minimum: 0, maximum: 100, title: '等级折扣', description: '是百分数：90 表示九折。' },
} as const

/** What both have always. */
const always = [
  'id',
  'phone',
  'account',
  'level',
  'levelName',
  'levelNew',
  'memberCode',
  'nameXing',
  'nameMing',
  'namech',
  'gender',
  'iconurl',
  'countryType',
  'integral',
  'vipRate',
] as const

/** Member (A3 user, B3 user). The mark of a resort guest is in `guest` (A6, A7 checkStatus; B5 car plates). */
export const memberSchema = {
  title: '会员',
  type: 'object',
  properties: {
    id: { type: 'string' },
    phone: { type: 'string', pattern: '^(1[3-9]\\d{9})?$', title: '手机号', description: '空表示没有绑定。' },
    account: { type: 'string' },
    level: { type: 'integer', minimum: 0, maximum: 6 },
    levelName: { type: 'string' },
    levelNew: { type: 'integer', minimum: 0, maximum: 6, title: '等级', $comment: '见 memberLevels。' },
    memberCode: { type: 'string' },
    nameXing: { type: 'string', maxLength: 8 },
    nameMing: { type: 'string', maxLength: 8 },
    ...person,
    guest: {
      type: 'object',
      title: '在住客人的登记',
      description: '没有表示不在住。',
      properties: {
        status: {
          type: 'integer',
          enum: [1, 2, 3],
          enumDescriptions: ['已激活', '待激活', '已离店'],
          title: '激活到哪一步',
          description: '1 是已激活，2 是待激活，3 是已离店。',
        },
        stayInStatus: { type: 'boolean', title: '在住' },
        familyName: { type: 'string', maxLength: 8 },
        idLastSix: { type: 'string', pattern: '^\\d{5}[0-9X]$', title: '证件号后六位' },
        isSuite: { type: 'boolean', title: '套房客人', description: '可登记车牌。' },
        carNum: { type: 'string', title: '已登记车牌', description: '逗号分隔。' },
        updateLevelFlag: { type: 'boolean', title: '激活后升级银卡' },
      },
      required: ['status', 'stayInStatus', 'familyName', 'idLastSix', 'isSuite', 'carNum', 'updateLevelFlag'],
      additionalProperties: false,
    },
    isDisabled: {
      type: 'boolean',
      title: '停用',
      description: '不能下单。',
      $comment: 'B8 MEMBER_STATUS_CHECK_ERROR。',
    },
    staffOf: { type: 'string', title: '是哪个商家的人', description: '可以核销它的券码。', $comment: 'companyId。' },
    scenario: { type: 'string', title: '这个会员用来看什么' },
  },
  required: always,
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a member reads of itself (A3 user, A7 getMemberDetails): no more than the shop's pages show. */
export const memberProfileSchema = {
  title: '会员资料',
  type: 'object',
  properties: {
    id: { type: 'string' },
    phone: { type: 'string', title: '手机号', description: '空表示没有绑定。' },
    account: { type: 'string' },
    level: { type: 'integer', minimum: 0, maximum: 6 },
    levelName: { type: 'string' },
    levelNew: { type: 'integer', minimum: 0, maximum: 6, title: '等级', $comment: '见 memberLevels。' },
    memberCode: { type: 'string' },
    nameXing: { type: 'string' },
    nameMing: { type: 'string' },
    ...person,
    closingTime: { type: 'string', title: '账号正在注销', description: '什么时候删除，北京时间；没有在注销就没有。' },
    companyName: { type: 'string', title: '为哪个企业出差', description: '没有认证就没有。' },
  },
  required: always,
  additionalProperties: false,
} as const satisfies JSONSchema

export type MemberProfile = FromSchema<typeof memberProfileSchema>
export type Member = FromSchema<typeof memberSchema>
