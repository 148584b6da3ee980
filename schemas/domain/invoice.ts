import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Invoice status (B9): 0 none can be had, 1 it can be applied for, 2 it is under way or there. */
export const invoiceStatuses = [0, 1, 2] as const

/** Whose name stands on an invoice. */
export const titleTypes = { personal: '个人', company: '企业' } as const

/** To whom an invoice is made out, and where it is sent. */
export const invoiceBodySchema = {
  type: 'object',
  properties: {
    titleType: {
      enum: ['personal', 'company'],
      enumDescriptions: ['个人', '企业'],
      title: '抬头类型',
      description: '是个人或企业。',
    },
    title: { type: 'string', minLength: 1, maxLength: 60, title: '发票抬头' },
    taxNumber: { type: 'string', maxLength: 20, title: '税号', description: '企业要有。' },
    email: { type: 'string', minLength: 3, maxLength: 80, title: '收票的邮箱' },
  },
  required: ['titleType', 'title', 'email'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Where an invoice stands: applied for, issued, refused, or taken back since money was given back: then it can be applied for again. */
export const invoiceStates = ['applied', 'issued', 'refused', 'reversed'] as const

/** An order, and the invoice of it where there is one. */
export const invoiceOrderSchema = {
  title: '订单的发票',
  type: 'object',
  properties: {
    orderNo: { type: 'string', title: '订单号' },
    productName: { type: 'string', title: '商品的名字' },
    picture: { type: 'string', format: 'picture', title: '图片', description: '不带尺寸。' },
    detailPath: { type: 'string', format: 'address', title: '订单详情的地址' },
    applyPath: { type: 'string', format: 'address', title: '申请发票的地址' },
    progressPath: { type: 'string', format: 'address', title: '发票进度的地址' },
    billPath: {
      type: 'string',
      format: 'address',
      title: '账单的地址',
      description: '开出了才有，而且只有设计酒店有。',
    },
    status: {
      type: 'integer',
      enum: invoiceStatuses,
      enumDescriptions: ['不能开', '可以申请', '看进度'],
      title: '发票到哪一步',
      description: '0 是不能开，1 是可以申请，2 是看进度。',
    },
    invoiceAmount: { type: 'number', minimum: 0, title: '金额', description: '单位是元。' },
    invoice: {
      type: 'object',
      title: '开过的或正在开的发票',
      description: '没有申请过就没有。',
      properties: {
        state: {
          enum: invoiceStates,
          enumDescriptions: ['开票中', '已开票', '未通过', '已红冲'],
          title: '开票到哪一步',
          $comment: 'applied 开票中 issued 已开票 refused 未通过 reversed 已红冲。',
        },
        ...invoiceBodySchema.properties,
        number: { type: 'string', title: '发票号码' },
        note: { type: 'string', title: '没有通过或红冲的原因' },
        applyTime: { type: 'string', title: '北京时间' },
        endTime: { type: 'string', title: '开出、退回或红冲的时间', description: '是北京时间。' },
      },
      required: ['state', 'titleType', 'title', 'email', 'applyTime'],
      additionalProperties: false,
    },
  },
  required: ['orderNo', 'productName', 'picture', 'detailPath', 'applyPath', 'progressPath', 'status', 'invoiceAmount'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type InvoiceOrder = FromSchema<typeof invoiceOrderSchema>
export type InvoiceState = (typeof invoiceStates)[number]
export type InvoiceBody = FromSchema<typeof invoiceBodySchema>
