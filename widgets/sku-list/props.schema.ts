import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { shownPackageSchema } from '../../schemas/domain/product-package.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const skuListProps = {
  title: '套餐清单',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“选择套餐”。' },
    packages: {
      type: 'array',
      items: shownPackageSchema,
      title: '套餐',
      description: '例如 {{ product.packageList }}：没开售、已下架、售罄的不能选。',
    },
    selected: { type: 'string', title: '选中的套餐编号', description: '例如 {{ state.pack }}；没有就都没选。' },
    max: { type: 'integer', minimum: 1, maximum: 20, title: '先显示几个', description: '默认是 2，其余点“更多选择”。' },
    moreText: { type: 'string', minLength: 1, maxLength: 8, title: '更多的文字', description: '默认是“更多选择”。' },
    showsItems: {
      type: 'boolean',
      title: '每个套餐下面写它包含什么',
      description: '默认只有几个小字。',
      $comment: 'packageType 2。',
    },
    ...buyerFields,
  },
  required: ['packages'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type SkuListProps = FromSchema<typeof skuListProps>
