import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const documentViewProps = {
  title: 'PDF 文件',
  type: 'object',
  properties: {
    file: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      title: '文件的名字',
      description: '写商城自己的媒体文件夹里的文件，不带 .pdf；别的地址写不进来。',
    },
    title: { type: 'string', minLength: 1, title: '叫什么', description: '例如“澜湾岛度假手册”。' },
    note: { type: 'string', title: '一句话', description: '例如 4 页 · 入住、交通和活动。' },
  },
  required: ['file', 'title'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DocumentViewProps = FromSchema<typeof documentViewProps>
