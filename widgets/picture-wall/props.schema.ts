import type { FromSchema } from 'json-schema-to-ts'
import { pictureSchema } from '../../schemas/domain/picture.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const pictureWallProps = {
  title: '图片墙',
  type: 'object',
  properties: {
    pictures: {
      type: 'array',
      title: '图片',
      description: '例如 {{ product.productImageInfos }}。',
      items: pictureSchema,
    },
    max: { type: 'integer', minimum: 1, maximum: 60, title: '最多几张', description: '默认是 60。' },
    hasCaptions: { type: 'boolean', title: '图下有一句话说明' },
  },
  required: ['pictures'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PictureWallProps = FromSchema<typeof pictureWallProps>
