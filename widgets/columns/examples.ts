import type { Example } from '../../src/kit/widget.ts'
import type { ColumnsProps } from './props.schema.ts'

export const examples: readonly Example<ColumnsProps>[] = [
  { name: '一样宽', props: {} },
  { name: '左栏宽', props: { wider: 'left' } },
  { name: '右栏宽', props: { wider: 'right' } },
]
