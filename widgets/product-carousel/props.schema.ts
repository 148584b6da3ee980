import type { FromSchema } from 'json-schema-to-ts'
import { pictureSchema } from '../../schemas/domain/picture.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const productCarouselProps = {
  title: '商品轮播',
  type: 'object',
  properties: {
    pictures: {
      type: 'array',
      title: '图片',
      description: '例如 {{ product.productImageInfos }}。',
      items: pictureSchema,
    },
    videos: {
      type: 'array',
      title: '视频',
      description: '排在图片前面，例如 {{ product.productVideos }}。',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', title: '视频编号' },
          url: { type: 'string', title: '视频地址' },
          logoUrl: { type: 'string', format: 'picture', title: '封面图片地址', description: '不带尺寸。' },
          duration: { type: 'integer', minimum: 1, title: '时长', description: '单位是秒，没有就不写。' },
        },
        required: ['id', 'url', 'logoUrl'],
        additionalProperties: false,
      },
    },
    productId: { type: 'string', names: 'product', title: '商品', description: '编号只给读屏念，不写在页面上。' },
    name: { type: 'string', title: '商品的名字', description: '读屏会念它，往下翻时它在页头里；没有就是“商品”。' },
    badge: {
      type: 'string',
      format: 'picture',
      title: '压在图片角上的角标',
      description: '图片地址不带尺寸，或者是一个 .svg 文件；视频上没有。',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type ProductCarouselProps = FromSchema<typeof productCarouselProps>
