import type { Widget } from '../../src/kit/widget.ts'
import { productCarouselProps, type ProductCarouselProps } from './props.schema.ts'

export const productCarousel = {
  code: 'product-carousel',
  category: 'products',
  title: '商品轮播',
  description:
    '详情页最上面的视频和图片：左右滑，点图片全屏看、双指放大，点视频播放或暂停，也可以全屏看。手机上从屏幕顶边开始，页头浮在上面。',
  props: productCarouselProps,
  events: {
    show: {
      title: '换到了另一张',
      payload: {
        type: 'object',
        properties: {
          index: { type: 'integer', minimum: 1, title: '第几张', description: '从 1 开始。' },
          total: { type: 'integer', minimum: 1, title: '一共几张' },
        },
        required: ['index', 'total'],
        additionalProperties: false,
      },
    },
  },
  height: 312,
  scales: true,
  load: () => import('./product-carousel.tsx'),
} as const satisfies Widget<ProductCarouselProps>
