import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const shareSetupProps = {
  title: '分享设置',
  type: 'object',
  properties: {
    about: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      title: '分享的是什么',
      description: '例如 {{ params.id }}；变了就再发一次。',
    },
  },
  required: ['about'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type ShareSetupProps = FromSchema<typeof shareSetupProps>
