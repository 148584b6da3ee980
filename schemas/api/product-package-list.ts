import { packageOfferSchema } from '../domain/package-offer.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    pageNum: { type: 'integer', minimum: 1, maximum: 10000, title: '第几页', description: '从 1 数起。' },
    pageSize: { type: 'integer', minimum: 1, maximum: 50, title: '每页几条', description: '默认是 10。' },
    isShowHomePage: { type: 'boolean', title: '只要首页的限时套餐' },
    productItemNames: {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: 64 },
      maxItems: 20,
      title: '筛选',
      description: '写标签和分类选项。',
    },
  },
  required: ['pageNum', 'pageSize', 'isShowHomePage'],
  additionalProperties: false,
} as const

/** POST /online/cms-api/product/queryProductPackageList (A7, B7). A page past the last has no items (B4 paging). */
export const productPackageList = {
  name: 'productPackageList',
  title: { zh: '套餐列表', en: 'Package list' },
  source: 'A7, B7',
  method: 'POST',
  path: '/online/cms-api/product/queryProductPackageList',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      productPackageInfos: { type: 'array', items: packageOfferSchema },
      total: { type: 'integer', minimum: 0, title: '符合条件的总数' },
    },
    required: ['productPackageInfos', 'total'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: false,
  page: { with: body, value: ['data'] },
} as const satisfies Contract
