import type { Widget } from '../../src/kit/widget.ts'
import { roomDetailProps, type RoomDetailProps } from './props.schema.ts'

export const roomDetail = {
  code: 'room-detail',
  category: 'products',
  title: '房型详情',
  description: '一个房型：图片、面积、楼层、床、能不能加床、设施和说明。放在弹层里。',
  props: roomDetailProps,
  height: 560,
  static: true,
  emptyWhen: ['room'],
  load: () => import('./room-detail.tsx'),
} as const satisfies Widget<RoomDetailProps>
