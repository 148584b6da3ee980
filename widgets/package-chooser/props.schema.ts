import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { shownPackageSchema } from '../../schemas/domain/product-package.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const packageChooserProps = {
  title: '套餐选择',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“选择套餐”。' },
    packages: {
      type: 'array',
      items: shownPackageSchema,
      title: '套餐',
      description: '例如 {{ product.packageList }}：没开售、已下架、售罄的不能选。',
    },
    selected: { type: 'string', title: '选中的套餐编号', description: '例如 {{ state.package }}；没有就都没选。' },
    groupPrice: {
      type: 'number',
      minimum: 0,
      title: '拼团价',
      description: '单位是元；在团里按它买，套餐自己的价钱写成单独购买；没有就不写。',
    },
    hint: {
      type: 'string',
      minLength: 1,
      maxLength: 24,
      title: '还没选时的一句话',
      description: '默认是“选一个套餐，看看它包含什么”。',
    },
    ...buyerFields,
  },
  required: ['packages'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PackageChooserProps = FromSchema<typeof packageChooserProps>
