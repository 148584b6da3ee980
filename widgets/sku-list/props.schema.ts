import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { shownPackageSchema } from '../../schemas/domain/product-package.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const skuListProps = {
  title: '套餐清单',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, description: '标题，默认 选择套餐' },
    packages: {
      type: 'array',
      items: shownPackageSchema,
      description: '套餐，例如 {{ product.packageList }}：没开售、已下架、售罄的不能选',
    },
    selected: { type: 'string', description: '选中的套餐 id，例如 {{ state.pack }}；没有就都没选' },
    max: { type: 'integer', minimum: 1, maximum: 20, description: '先显示几个，默认 2，其余点“更多选择”' },
    moreText: { type: 'string', minLength: 1, maxLength: 8, description: '更多的文字，默认 更多选择' },
    showsItems: { type: 'boolean', description: '是：每个套餐下面写它包含什么（packageType 2），默认只有几个小字' },
    ...buyerFields,
  },
  required: ['packages'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SkuListProps = FromSchema<typeof skuListProps>
