import type { Widget } from '../../src/kit/widget.ts'
import { stepListProps, type StepListProps } from './props.schema.ts'

export const stepList = {
  code: 'step-list',
  category: 'texts',
  title: '进度',
  description: '一步一步的进度：完成的、正在进行的、还没到的、没成功的，和说明。',
  props: stepListProps,
  height: 200,
  static: true,
  emptyWhen: ['steps'],
  load: () => import('./step-list.tsx'),
} as const satisfies Widget<StepListProps>
