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
    titleType: { enum: ['personal', 'company'], description: '抬头类型：个人、企业' },
    title: { type: 'string', minLength: 1, maxLength: 60, description: '发票抬头' },
    taxNumber: { type: 'string', maxLength: 20, description: '税号；企业要有' },
    email: { type: 'string', minLength: 3, maxLength: 80, description: '收票的邮箱' },
  },
  required: ['titleType', 'title', 'email'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** Where an invoice stands: applied for, issued, or refused: then it can be applied for again. */
export const invoiceStates = ['applied', 'issued', 'refused'] as const

export type InvoiceState = (typeof invoiceStates)[number]
export type InvoiceBody = FromSchema<typeof invoiceBodySchema>
