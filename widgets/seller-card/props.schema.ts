import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { serviceFromSchema, serviceSchema } from '../../src/kit/service-schema.ts'

export const sellerCardProps = {
  title: '商家',
  type: 'object',
  properties: {
    name: { type: 'string', title: '门店或商家的名字', description: '例如 {{ product.store.storeName }}。' },
    company: { type: 'string', title: '商家的名字', description: '写在下面，例如 {{ product.company.companyName }}。' },
    logo: { type: 'string', format: 'picture', title: '标志图片地址', description: '不带尺寸。' },
    service: { ...serviceSchema, title: '商家的客服', description: '例如 {{ product.company }}：它的电话和在线客服。' },
    from: serviceFromSchema,
    tel: {
      type: 'string',
      title: '电话',
      description: '写了就用它；都没有就没有打电话的按钮。',
      $comment: '不用 service 的。',
    },
    telTip: { type: 'string', title: '电话服务时间' },
    address: { type: 'string', title: '地址', description: '没有就不写。' },
    to: {
      type: 'string',
      format: 'address',
      title: '点名字去哪儿',
      description: '例如 /storeInformation；没有就不能点。',
    },
    canService: { type: 'boolean', title: '有没有在线客服的按钮', $comment: '不写就看 service 有没有。' },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SellerCardProps = FromSchema<typeof sellerCardProps>
