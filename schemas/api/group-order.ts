import { teamOrderSchema } from '../domain/team.ts'
import type { JSONSchema } from '../json-schema.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    teamId: { type: 'string', minLength: 1, maxLength: 40, title: '哪个团' },
    pageNumber: { type: 'integer', minimum: 1, maximum: 1000, title: '第几页', description: '从 1 数起。' },
    pageSize: { type: 'integer', minimum: 1, maximum: 100, title: '每页几单', description: '最多 100 单。' },
  },
  required: ['teamId', 'pageNumber', 'pageSize'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** POST /online/capi/order/groupOrder (A7): the orders of a team, for the leader of a community's team alone (A4); nobody else learns that there are any. */
export const groupOrder = {
  name: 'groupOrder',
  title: { zh: '团内订单', en: 'Orders of a team' },
  source: 'A3, A4, A7',
  method: 'POST',
  path: '/online/capi/order/groupOrder',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      list: { type: 'array', items: teamOrderSchema, title: '这一页的订单' },
      total: { type: 'integer', minimum: 0, title: '一共几单' },
    },
    required: ['list', 'total'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: { ...body, required: ['teamId'] }, defaults: { pageNumber: 1, pageSize: 100 }, value: ['data'] },
} as const satisfies Contract
