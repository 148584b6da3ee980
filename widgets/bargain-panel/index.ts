import type { Widget } from '../../src/kit/widget.ts'
import { migrations } from './migrations.ts'
import { bargainPanelProps, type BargainPanelProps } from './props.schema.ts'

export const bargainPanel = {
  code: 'bargain-panel',
  title: '砍价进度',
  description: '砍价商品的底价、原价、已砍和还差，一条进度。',
  version: 1,
  props: bargainPanelProps,
  migrations,
  height: 130,
  load: () => import('./bargain-panel.tsx'),
} as const satisfies Widget<BargainPanelProps>
