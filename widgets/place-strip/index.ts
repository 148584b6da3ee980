import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { placeStripProps, type PlaceStripProps } from './props.schema.ts'

export const placeStrip = {
  code: 'place-strip',
  title: '地图一角',
  description: '一个地点周围的地图，不能移动；点了打开这个地点的地图页。',
  props: placeStripProps,
  defaults,
  height: 200,
  static: true,
  load: () => import('./place-strip.tsx'),
} as const satisfies Widget<PlaceStripProps>
