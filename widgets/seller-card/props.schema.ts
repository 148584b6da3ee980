import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { serviceFromSchema, serviceSchema } from '../../src/kit/service-schema.ts'

export const sellerCardProps = {
  title: '商家',
  type: 'object',
  properties: {
    name: { type: 'string', description: '门店或商家的名字，例如 {{ product.store.storeName }}' },
    company: { type: 'string', description: '商家的名字，写在下面，例如 {{ product.company.companyName }}' },
    logo: { type: 'string', format: 'picture', description: '标志图片地址，不带尺寸' },
    service: { ...serviceSchema, description: '商家的客服，例如 {{ product.company }}：它的电话和在线客服' },
    from: serviceFromSchema,
    tel: { type: 'string', description: '电话，写了就用它，不用 service 的；都没有就没有打电话的按钮' },
    telTip: { type: 'string', description: '电话服务时间' },
    address: { type: 'string', description: '地址；没有就不写' },
    to: { type: 'string', format: 'address', description: '点名字去哪儿，例如 /storeInformation；没有就不能点' },
    canService: { type: 'boolean', description: '有没有在线客服的按钮；不写就看 service 有没有' },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SellerCardProps = FromSchema<typeof sellerCardProps>
