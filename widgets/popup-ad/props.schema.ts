import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const popupAdProps = {
  title: '弹窗广告',
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: componentContentSchema,
      title: '页面组件的内容',
      description: '用第一条，例如 {{ popup.componentContents }}。',
    },
    openText: {
      type: 'string',
      minLength: 1,
      maxLength: 16,
      title: '页面上打开它的按钮的文字',
      description: '写了就等人点，不自己弹出，也不管今天是否弹过。',
    },
  },
  required: ['items'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PopupAdProps = FromSchema<typeof popupAdProps>
