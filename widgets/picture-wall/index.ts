import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { pictureWallProps, type PictureWallProps } from './props.schema.ts'

export const pictureWall = {
  code: 'picture-wall',
  category: 'pictures',
  title: '图片墙',
  description: '一组图片：第一张通栏，其余两列；点一张全屏看，可以滑动和放大。',
  props: pictureWallProps,
  defaults,
  events: {
    open: {
      title: '点开了一张',
      payload: {
        type: 'object',
        properties: { index: { type: 'integer', minimum: 0, title: '第几张', description: '从 0 开始。' } },
        required: ['index'],
        additionalProperties: false,
      },
    },
  },
  height: 560,
  emptyWhen: ['pictures'],
  load: () => import('./picture-wall.tsx'),
} as const satisfies Widget<PictureWallProps>
