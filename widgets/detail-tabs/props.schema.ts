import type { FromSchema } from 'json-schema-to-ts'
import { detailSectionSchema } from '../../schemas/domain/detail-section.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const detailTabsProps = {
  title: '详情标签',
  type: 'object',
  properties: {
    tabs: {
      type: 'array',
      title: '从左到右的标签',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 8, title: '标签', description: '例如“简介”。' },
          sections: {
            type: 'array',
            items: detailSectionSchema,
            title: '这个标签下的说明',
            description: '例如 {{ product.sections.introduction }}；没有内容的标签不出现。',
          },
        },
        required: ['title', 'sections'],
        additionalProperties: false,
      },
    },
    label: {
      type: 'string',
      minLength: 1,
      maxLength: 20,
      title: '这组标签叫什么',
      description: '读屏会念它，默认是“商品详情”。',
    },
  },
  required: ['tabs'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DetailTabsProps = FromSchema<typeof detailTabsProps>
