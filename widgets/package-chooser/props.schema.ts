import type { FromSchema } from 'json-schema-to-ts'
import { productPackageSchema } from '../../schemas/domain/product-package.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

/** As the endpoint productDetail gives them, with what it works out of each. */
const packageSchema = {
  ...productPackageSchema,
  properties: { ...productPackageSchema.properties, canBuy: { type: 'boolean', description: '现在能买' } },
} as const

export const packageChooserProps = {
  title: '套餐选择',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, description: '标题，默认 选择套餐' },
    packages: {
      type: 'array',
      items: packageSchema,
      description: '套餐，例如 {{ product.packageList }}：没开售、已下架、售罄的不能选',
    },
    selected: { type: 'string', description: '选中的套餐 id，例如 {{ state.package }}；没有就都没选' },
    hint: {
      type: 'string',
      minLength: 1,
      maxLength: 24,
      description: '还没选时的一句话，默认 选一个套餐，看看它包含什么',
    },
    level: { type: 'integer', minimum: 0, maximum: 6, description: '写 {{ viewer.loggedIn ? viewer.level : null }}' },
    vipRate: { type: 'number', minimum: 0, maximum: 100, description: '会员自己的折扣，百分数' },
  },
  required: ['packages'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PackageChooserProps = FromSchema<typeof packageChooserProps>
