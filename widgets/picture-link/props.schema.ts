import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const pictureLinkProps = {
  title: '图文链接',
  type: 'object',
  properties: {
    item: {
      ...componentContentSchema,
      title: '页面组件的一条内容',
      description: '例如 {{ first(pic.componentContents) }}。',
    },
  },
  required: ['item'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PictureLinkProps = FromSchema<typeof pictureLinkProps>
