import type { Contract } from './contract.ts'

/**
 * GET /api/app/equity/checkStatus (A6, A7): whether who asks is a guest of the resort. The activation is offered only when status is 2
 * and stayInStatus is true; a visitor has no userInfo.
 */
export const equityStatus = {
  name: 'equityStatus',
  title: { zh: '在住权益状态', en: 'Status of a guest' },
  source: 'A6, A7',
  method: 'GET',
  path: '/api/app/equity/checkStatus',
  query: {
    type: 'object',
    properties: {
      merchantId: { type: 'string', minLength: 1, maxLength: 20, title: '商户', description: '度假村是 1。' },
      unloading: { type: 'boolean', title: '调用时不显示加载遮罩' },
    },
    required: ['merchantId'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      responseCode: { type: 'string', title: '结果代码', description: '0 是成功。' },
      message: { type: 'string' },
      userInfo: {
        type: 'object',
        properties: {
          status: {
            type: 'integer',
            enum: [1, 2, 3],
            enumDescriptions: ['已激活', '待激活', '已离店'],
            title: '激活到哪一步',
            description: '1 是已激活，2 是待激活，3 是已离店。',
          },
          stayInStatus: { type: 'boolean', title: '在住' },
        },
        required: ['status', 'stayInStatus'],
        additionalProperties: false,
      },
    },
    required: ['responseCode'],
    additionalProperties: false,
  },
  problems: ['invalid-request'],
  personal: true,
  accepted: { at: ['responseCode'], is: '0' },
  page: {
    with: {
      type: 'object',
      properties: { merchantId: { type: 'string', minLength: 1, title: '商户', description: '度假村是 1。' } },
      additionalProperties: false,
    },
    defaults: { merchantId: '1', unloading: true },
    value: ['userInfo'],
  },
} as const satisfies Contract
