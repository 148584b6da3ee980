import type { Example } from '../../src/kit/widget.ts'
import type { AppHeaderProps } from './props.schema.ts'

export const examples: readonly Example<AppHeaderProps>[] = [
  { name: '只有品牌', props: { brand: '澜途度假', share: false } },
  { name: '有问候', props: { brand: '澜途度假', greeting: '住进海风里，慢一点也没关系', share: true } },
  {
    name: '很长的文字',
    props: { brand: '澜途国际滨海旅游度假区', greeting: '住进海风里，把闹钟留在家里，慢一点也没有关系' },
  },
]
