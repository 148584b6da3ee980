import type { Widget } from '../../src/kit/widget.ts'
import { resultHeadProps, type ResultHeadProps } from './props.schema.ts'

export const resultHead = {
  code: 'result-head',
  category: 'orders',
  title: '结果',
  description: '做完一件事的结果：一个大记号、一句话和说明。',
  props: resultHeadProps,
  height: 200,
  static: true,
  load: () => import('./result-head.tsx'),
} as const satisfies Widget<ResultHeadProps>
