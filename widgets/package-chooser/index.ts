import { packageEvent } from '../../src/kit/package-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { packageChooserProps, type PackageChooserProps } from './props.schema.ts'

export const packageChooser = {
  code: 'package-chooser',
  category: 'products',
  title: '套餐选择',
  description: '一个商品的几个套餐，小格子里选一个，下面写选中的包含什么。格子多于两行时收起，点“展开”看全部。',
  props: packageChooserProps,
  defaults,
  events: {
    select: { title: '选了一个套餐', payload: packageEvent },
  },
  height: 200,
  emptyWhen: ['packages'],
  load: () => import('./package-chooser.tsx'),
} as const satisfies Widget<PackageChooserProps>
