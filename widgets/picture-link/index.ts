import type { Widget } from '../../src/kit/widget.ts'
import { pictureLinkProps, type PictureLinkProps } from './props.schema.ts'

export const pictureLink = {
  code: 'picture-link',
  category: 'pictures',
  title: '图文链接',
  description: '一张小图、一句话和一行小字，点了去它的地址，例如商品页的推广图。',
  props: pictureLinkProps,
  height: 96,
  static: true,
  emptyWhen: ['item'],
  load: () => import('./picture-link.tsx'),
} as const satisfies Widget<PictureLinkProps>
