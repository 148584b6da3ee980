import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { deliverySchema } from './address.ts'
import { MOST_OTHER_DOCUMENTS, NAME_MOST, REMARK_MOST } from './order-limits.ts'
import { orderOriginSchema } from './order-origin.ts'
import { refundTermsSchema } from './refund-rule.ts'
import { dateSchema } from './sale-plan.ts'

/** Who is to be reached about an order (B3 orderContact). */
export const orderContactSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: NAME_MOST, description: '联系人' },
    phone: { type: 'string', pattern: '^1[3-9]\\d{9}$', description: '手机号' },
  },
  required: ['name', 'phone'],
  additionalProperties: false,
} as const satisfies JSONSchema

const documentProperties = {
  documentType: {
    type: 'integer',
    minimum: 1,
    maximum: 12,
    description: '证件类型（B3）：1 身份证 2 护照 … 12 其他',
  },
  documentNo: { type: 'string', maxLength: 30, description: '证件号码' },
} as const satisfies Record<string, JSONSchema>

/** Who travels (B3 passengers). */
export const passengerSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: NAME_MOST, description: '姓名' },
    firstName: { type: 'string', maxLength: 30, description: '英文名' },
    lastName: { type: 'string', maxLength: 30, description: '英文姓' },
    phone: { type: 'string', pattern: '^(1[3-9]\\d{9})?$', description: '手机号' },
    ...documentProperties,
    otherDocuments: {
      type: 'array',
      maxItems: MOST_OTHER_DOCUMENTS,
      items: {
        type: 'object',
        properties: documentProperties,
        required: ['documentType', 'documentNo'],
        additionalProperties: false,
      },
      description: '模板要几个证件时，第一个以外的',
    },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What an order says beside its state, kept as it was when it was made. Amounts are fen. */
export const orderBodySchema = {
  type: 'object',
  properties: {
    productCode: { type: 'string' },
    productName: { type: 'string', description: '商品的名字' },
    subTitle: { type: 'string' },
    productType: { type: 'integer' },
    picture: { type: 'string', format: 'picture', description: '图片地址，不带尺寸' },
    storeId: { type: 'string' },
    companyId: { type: 'string' },
    arrivalDate: { ...dateSchema, description: '入住、使用的第一天' },
    departureDate: { ...dateSchema, description: '离店、使用的最后一天' },
    contact: orderContactSchema,
    passengers: { type: 'array', items: passengerSchema },
    remark: { type: 'string', maxLength: REMARK_MOST },
    memberFen: { type: 'integer', minimum: 0, description: '会员优惠' },
    levelName: { type: 'string', description: '享受优惠的等级' },
    couponFen: { type: 'integer', minimum: 0 },
    couponName: { type: 'string' },
    presaleFen: { type: 'integer', minimum: 0 },
    pointsUsed: { type: 'integer', minimum: 0, description: '抵扣用了多少积分' },
    pointsFen: { type: 'integer', minimum: 0 },
    coinsUsed: { type: 'integer', minimum: 0, description: '抵扣用了多少商家币' },
    coinsFen: { type: 'integer', minimum: 0 },
    isInstant: { type: 'boolean', description: '付款后立即确认；否要二次确认' },
    miniCampUrl: { type: 'string', description: '营地的入口；不是营地就没有' },
    activityCode: { type: 'string' },
    orderSource: { type: 'integer', description: '订单来源的代码（B9），由 client_key 定' },
    origin: { ...orderOriginSchema, description: '地址里说的来处（A2）；没有就没有' },
    groupActivityId: { type: 'string', description: '按拼团价卖的：它的拼团活动；一定在一个团里' },
    mainOrderId: { type: 'string' },
    guests: {
      type: 'object',
      description: '住几位',
      properties: { adults: { type: 'integer', minimum: 0 }, childs: { type: 'integer', minimum: 0 } },
      required: ['adults', 'childs'],
      additionalProperties: false,
    },
    delivery: { ...deliverySchema, description: '寄到哪里' },
  },
  required: ['productCode', 'productName', 'productType', 'picture', 'contact', 'passengers', 'remark', 'isInstant'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** How many copies of each of an order's lines something is wanted of. */
export const wantedCopiesSchema = {
  type: 'array',
  maxItems: 60,
  items: {
    type: 'object',
    properties: {
      subOrderId: { type: 'string', minLength: 1, maxLength: 40 },
      copies: { type: 'integer', minimum: 0, maximum: 999 },
    },
    required: ['subOrderId', 'copies'],
    additionalProperties: false,
  },
} as const satisfies JSONSchema

/** How the codes of what was bought are used, where not once within half a year. */
export const codeRuleProperties = {
  useTimes: { type: 'integer', minimum: 1, description: '一个码能用几次，默认 1' },
  timesPerDay: { type: 'integer', minimum: 1, description: '一天最多用几次，默认不限' },
  continuous: { type: 'boolean', description: '是：用的时候不区分次数（continuousUsedFlag）' },
  validDays: { type: 'integer', minimum: 1, description: '付款后多少天内有效，默认 180' },
} as const

/** What a line says beside how many. Amounts are fen of one copy. */
export const orderLineBodySchema = {
  type: 'object',
  properties: {
    name: { type: 'string', description: '名字' },
    resourceType: { type: 'integer', description: '资源类型；64、65 可以退（B5）' },
    inventoryType: {
      enum: ['D', 'T'],
      enumDescriptions: ['指定日期', '不指定'],
      title: '要不要指定日期',
      description: 'D 指定日期 T 不指定',
    },
    usingStartDate: { ...dateSchema },
    usingEndDate: { ...dateSchema },
    validUntil: { ...dateSchema, description: '不指定日期、但有最后一天的（通票）；先于 validDays' },
    listFen: { type: 'integer', minimum: 0 },
    unitFen: { type: 'integer', minimum: 0 },
    points: { type: 'integer', minimum: 1, description: '积分商城：每份要的积分，含在 unitFen 里' },
    freeUntil: { type: 'string', description: '住宿在这之前可以整单退，例如 2026-12-06T18:00；没有就按资源类型' },
    refundTerms: { ...refundTermsSchema, description: '卖出时的退改；没有就按资源类型，整份退（B5）' },
    childNames: { type: 'array', items: { type: 'string' }, description: '一份里分开核销的几样；空是一份一码' },
    ...codeRuleProperties,
  },
  required: ['name', 'resourceType', 'inventoryType', 'listFen', 'unitFen', 'childNames'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderBody = FromSchema<typeof orderBodySchema>
export type OrderLineBody = FromSchema<typeof orderLineBodySchema>
export type CodeRule = Pick<OrderLineBody, keyof typeof codeRuleProperties>
