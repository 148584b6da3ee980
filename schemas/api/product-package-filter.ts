import { packageFilterSchema } from '../domain/package-offer.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/cms-api/product/queryProductPackageFilter (B7). */
export const productPackageFilter = {
  name: 'productPackageFilter',
  title: { zh: '套餐筛选项', en: 'Package filters' },
  source: 'B7',
  method: 'GET',
  path: '/online/cms-api/product/queryProductPackageFilter',
  reply: envelope({
    type: 'object',
    properties: { productPackageFilterInfo: packageFilterSchema },
    required: ['productPackageFilterInfo'],
    additionalProperties: false,
  }),
  problems: [],
  personal: false,
  page: {
    with: { type: 'object', properties: {}, additionalProperties: false },
    value: ['data', 'productPackageFilterInfo'],
  },
} as const satisfies Contract
