import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const pictureWallProps = {
  title: '图片墙',
  type: 'object',
  properties: {
    pictures: {
      type: 'array',
      description: '图片，例如 {{ product.productImageInfos }}',
      items: {
        type: 'object',
        properties: {
          url: { type: 'string', description: '图片地址，不带尺寸' },
          alt: { type: 'string', description: '一句话说明' },
        },
        required: ['url', 'alt'],
        additionalProperties: false,
      },
    },
    max: { type: 'integer', minimum: 1, maximum: 60, description: '最多几张，默认 60' },
    hasCaptions: { type: 'boolean', description: '是：图下有一句话说明' },
  },
  required: ['pictures'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PictureWallProps = FromSchema<typeof pictureWallProps>
