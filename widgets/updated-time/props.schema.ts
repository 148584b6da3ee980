import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const updatedTimeProps = {
  title: '数据更新时间',
  type: 'object',
  properties: {
    time: {
      type: 'string',
      title: '北京时间',
      description: '例如 {{ first(offers.productPackageInfos).changeTime }}；没有就不显示。',
    },
    label: { type: 'string', minLength: 1, maxLength: 12, title: '时间前面的字', description: '默认是“数据更新于”。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type UpdatedTimeProps = FromSchema<typeof updatedTimeProps>
