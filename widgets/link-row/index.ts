import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { linkRowProps, type LinkRowProps } from './props.schema.ts'

export const linkRow = {
  code: 'link-row',
  category: 'navigation',
  title: '链接行',
  description: '一行字，点了去另一页，例如 查看预约库存。plain 接在标题下面，和优惠券一行一样宽。',
  props: linkRowProps,
  events: { select: plainEvent('点了') },
  variants: ['plain'],
  height: 52,
  emptyWhen: ['text'],
  load: () => import('./link-row.tsx'),
} as const satisfies Widget<LinkRowProps>
